// The language of the pages: names, addresses, and the stored choice.
import type { Language } from '@wattpact/domain/terms/enumerations';
import { choiceMark, isLanguage, storedLanguageKey } from '@wattpact/domain/words/language-choice';

export type { Language };

export const languageNames: Record<Language, string> = { pt: 'Português', en: 'English', es: 'Español' };

/** The same path in another language; a path without a language gets one. Query and hash are kept. */
export function inLanguage(path: string, language: Language): string {
  const [steps = ''] = path.split(/[?#]/);
  const [first, ...rest] = steps.split('/').filter((step) => step !== '');
  const kept = first === undefined || isLanguage(first) ? rest : [first, ...rest];
  return `/${[language, ...kept].join('/')}${path.slice(steps.length)}`;
}

/** For pages without a script: the server stores the language when this address is requested. */
export const asChoice = (address: string): string => `${address}?${choiceMark}`;

const year = 365 * 24 * 60 * 60;

function fromCookie(): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const found = pairs.find(([name]) => name === storedLanguageKey)?.[1];
  return isLanguage(found) ? found : undefined;
}

/**
 * The cookie has priority: a choice on a page without a script is only there. If private windows refuse storage, the choice
 * lasts as long as the page.
 */
export function storedLanguage(): string | null {
  try {
    return fromCookie() ?? localStorage.getItem(storedLanguageKey);
  } catch {
    return null;
  }
}

/** Also stored as a cookie: the server needs it for the pages without a script. */
export function storeLanguage(language: Language): void {
  try {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure connection
    document.cookie = `${storedLanguageKey}=${language}; path=/; max-age=${year}; samesite=lax${secure}`;
    localStorage.setItem(storedLanguageKey, language);
  } catch {}
}
