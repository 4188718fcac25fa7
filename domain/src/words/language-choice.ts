// Which language a visitor gets: path, then stored choice, then profile, then browser, then the product's default.
import { type Language, languages } from '../terms/enumerations.ts';

/** Under which the browser keeps the choice, in its storage and as a cookie, which the server reads. */
export const storedLanguageKey = 'i18nextLng';

/** In the query of an address: its language is a choice, to be remembered. */
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
