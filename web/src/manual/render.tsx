// Renders all pages of the manual in one language; called by the build, never in the browser.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../platform/words/language.ts';
import { type ReadingText, readText } from '../ui/reading/markdown.ts';
import { asDocument, type ReadingAssets } from '../ui/reading/reading-page.tsx';
import { landingTexts } from '../ui/reading/static-texts.ts';
import { type ChapterName, chapterNames } from './chapters.ts';
import { ChapterPage, NoChapterPage, StartPage } from './manual-pages.tsx';
import { placesOf } from './manual-places.ts';

export interface ManualSource {
  language: Language;
  /** The Markdown of a chapter. */
  textOf: (chapter: ChapterName) => string;
  /** The namespace `landing`. */
  texts: Record<string, unknown>;
  assets: ReadingAssets;
}

/** @returns file → content: a page for each chapter, `index` and `not-found`, and what the search looks through */
export async function renderManual({ language, textOf, texts, assets }: ManualSource): Promise<Map<string, string>> {
  const t = await landingTexts(language, texts);
  const read = chapterNames.map((name): [ChapterName, ReadingText] => [name, readText(textOf(name))]);
  const chapters = Object.fromEntries(read) as Record<ChapterName, ReadingText>;
  const props = { t, language, assets, chapters };
  const page = (element: ReactNode) => asDocument(renderToStaticMarkup(element));
  return new Map([
    ['index.html', page(<StartPage {...props} />)],
    ['not-found.html', page(<NoChapterPage {...props} />)],
    ...chapterNames.map((name): [string, string] => [`${name}.html`, page(<ChapterPage {...props} chapter={name} />)]),
    ['search.json', JSON.stringify(placesOf(language, chapters))],
  ]);
}
