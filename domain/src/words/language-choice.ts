// Chooses the language of a visitor: path, stored choice, profile, browser, then the product's default.
import { type Language, languages } from '../terms/enumerations.ts';

/** The key of the choice in the browser's storage and the name of its cookie, which the server reads. */
export const storedLanguageKey = 'i18nextLng';

/** The query parameter that marks the language of an address as a choice to remember. */
export const choiceMark = 'chosen';

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);

/** The language of a BCP 47 tag (`pt-BR`), if the product speaks it. */
function spoken(tag: string | null | undefined): Language | undefined {
  const base = tag?.toLowerCase().split('-')[0];
  return isLanguage(base) ? base : undefined;
}

export interface LanguageSources {
  path?: string | undefined;
  stored?: string | null | undefined;
  profile?: string | null | undefined;
  browser?: readonly string[] | undefined;
  fallback?: string | undefined;
}

export function chooseLanguage({ path, stored, profile, browser = [], fallback }: LanguageSources): Language {
  const first = path?.split('/').find((segment) => segment !== '');
  const fromPath = isLanguage(first) ? first : undefined;
  const fromBrowser = browser.map(spoken).find((one) => one !== undefined);
  return fromPath ?? spoken(stored) ?? spoken(profile) ?? fromBrowser ?? spoken(fallback) ?? 'pt';
}
