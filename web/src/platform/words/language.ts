// The language of the pages: their names, their addresses, and what the browser remembers of the choice.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { choiceMark, isLanguage, storedLanguageKey } from '@wattpact/domain/words/language-choice';

export type { Language };

export const languageNames: Record<Language, string> = { pt: 'Português', en: 'English', es: 'Español' };

/** The same path in another language; a path without a language gets one. What stands behind `?` or `#` is kept. */
export function inLanguage(path: string, language: Language): string {
  const [steps = ''] = path.split(/[?#]/);
  const [first, ...rest] = steps.split('/').filter((step) => step !== '');
  const kept = first === undefined || isLanguage(first) ? rest : [first, ...rest];
  return `/${[language, ...kept].join('/')}${path.slice(steps.length)}`;
}

/** On pages without a script: the server remembers the language of an address that is asked for in this way. */
export const asChoice = (address: string): string => `${address}?${choiceMark}`;

const year = 365 * 24 * 60 * 60;

function fromCookie(): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const found = pairs.find(([name]) => name === storedLanguageKey)?.[1];
  return isLanguage(found) ? found : undefined;
}

/**
 * The cookie goes first: a choice on a page without a script is in it alone. Private windows may refuse storage: then the
 * choice lives as long as the page.
 */
export function storedLanguage(): string | null {
  try {
    return fromCookie() ?? localStorage.getItem(storedLanguageKey);
  } catch {
    return null;
  }
}

/** As a cookie too: the server leads to the pages that have no script. */
export function storeLanguage(language: Language): void {
  try {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is for secure connections alone
    document.cookie = `${storedLanguageKey}=${language}; path=/; max-age=${year}; samesite=lax${secure}`;
    localStorage.setItem(storedLanguageKey, language);
  } catch {}
}
