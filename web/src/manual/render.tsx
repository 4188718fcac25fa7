// Renders all pages of the manual in one language; called by the build, never in the browser.
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../platform/words/language.ts';
import { type ReadingText, readText } from '../ui/reading/markdown.ts';
import { asDocument, type ReadingAssets } from '../ui/reading/reading-page.tsx';
import { landingTexts } from '../ui/reading/static-texts.ts';
import { type ChapterName, chapterNames } from './chapters.ts';
import { ChapterPage, StartPage } from './manual-pages.tsx';

export interface ManualSource {
  language: Language;
  /** The Markdown of a chapter. */
  textOf: (chapter: ChapterName) => string;
  /** The namespace `landing`. */
  texts: Record<string, unknown>;
  assets: ReadingAssets;
}

/** @returns name of the page → HTML; `index` is the first page */
export async function renderManual({ language, textOf, texts, assets }: ManualSource): Promise<Map<string, string>> {
  const t = await landingTexts(language, texts);
  const read = chapterNames.map((name): [ChapterName, ReadingText] => [name, readText(textOf(name))]);
  const chapters = Object.fromEntries(read) as Record<ChapterName, ReadingText>;
  const props = { t, language, assets, chapters };
  return new Map([
    ['index', asDocument(renderToStaticMarkup(<StartPage {...props} />))],
    ...chapterNames.map((name): [string, string] => [
      name,
      asDocument(renderToStaticMarkup(<ChapterPage {...props} chapter={name} />)),
    ]),
  ]);
}
