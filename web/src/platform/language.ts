// Which language a visitor gets: path, then stored choice, then profile, then browser, then the product's default.
import { type Language, languages } from 'domain/shared/enumerations';

export type { Language };

export const storedLanguageKey = 'i18nextLng';

export const languageNames: Record<Language, string> = { pt: 'Português', en: 'English', es: 'Español' };

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

/** The same path in another language; a path without a language gets one. What stands behind `?` or `#` is kept. */
export function inLanguage(path: string, language: Language): string {
  const [steps = ''] = path.split(/[?#]/);
  const [first, ...rest] = steps.split('/').filter((step) => step !== '');
  const kept = first === undefined || isLanguage(first) ? rest : [first, ...rest];
  return `/${[language, ...kept].join('/')}${path.slice(steps.length)}`;
}

/** Private windows may refuse storage: then the choice lives as long as the page. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storedLanguageKey);
  } catch {
    return null;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storedLanguageKey, language);
  } catch {}
}
