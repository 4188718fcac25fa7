// The props of every page of the manual.
import type { TFunction } from 'i18next';
import type { Language } from '../platform/words/language.ts';
import type { ReadingText } from '../ui/reading/markdown.ts';
import type { ReadingAssets } from '../ui/reading/reading-page.tsx';
import type { ChapterName } from './chapters.ts';

export interface ManualProps {
  t: TFunction;
  language: Language;
  assets: ReadingAssets;
  /** Every chapter in this language. */
  chapters: Readonly<Record<ChapterName, ReadingText>>;
}
