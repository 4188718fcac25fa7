// The legal pages: each name is the page's address and the name of its text in locales/legal/.
import type { Language } from '../platform/words/language.ts';

export const legalPages = ['terms', 'privacy', 'cookies', 'accessibility'] as const;
export type LegalPageName = (typeof legalPages)[number];

export const legalAddress = (language: Language, name: LegalPageName): string => `/${language}/${name}`;

/** Leads each reader to their own language. */
export const legalInAny = (name: LegalPageName): string => `/${name}`;
