// The chapters of the manual, in the order and the groups of the product's sidebar. A chapter's name is its address and the
// name of its text in locales/manual/.
import type { Language } from '../platform/words/language.ts';

export const chapterGroups = {
  start: ['first-steps', 'legal-entities'],
  market: ['projects', 'offers', 'matches', 'negotiations', 'saved-searches', 'market-prices', 'simulator'],
  register: ['register-contract'],
  mine: ['invoices'],
  account: ['settings', 'integrators'],
} as const;

export type ChapterGroup = keyof typeof chapterGroups;
export type ChapterName = (typeof chapterGroups)[ChapterGroup][number];

export const chapterNames: readonly ChapterName[] = Object.values(chapterGroups).flat();

/** Without a chapter: the manual's first page. */
export const manualAddress = (language: Language, chapter?: ChapterName): string =>
  `/manual/${language}/${chapter ?? ''}`;

/** Leads each reader to their own language. */
export const manualInAny = (chapter?: ChapterName): string => `/manual/${chapter ?? ''}`;
