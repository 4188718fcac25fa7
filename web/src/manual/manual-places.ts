// What the search of the manual looks through: each chapter and each of its sections, with all their words.
import type { Language } from '../platform/words/language.ts';
import type { ReadingText } from '../ui/reading/markdown.ts';
import { type ChapterName, chapterNames, manualAddress } from './chapters.ts';
import type { Place } from './find-places.ts';

/** @returns the places in the order of the manual */
export const placesOf = (language: Language, chapters: Readonly<Record<ChapterName, ReadingText>>): Place[] =>
  chapterNames.flatMap((name) => {
    const { title, lead, sections } = chapters[name];
    const address = manualAddress(language, name);
    return [
      { address, title, text: lead },
      ...sections.map(({ id, title: section, text }) => ({
        address: `${address}#${id}`,
        title: section,
        chapter: title,
        text,
      })),
    ];
  });
