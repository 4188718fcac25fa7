// Texts: one namespace per file, fetched when a page first needs it.

import { isLanguage } from '@wattpact/domain/words/language-choice';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';

/** Addresses of the files. They are data, not script; the browser caches them for ever because their names carry a hash. */
const files = import.meta.glob<string>('../../../../locales/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

async function textsOf(language: string, namespace: string): Promise<Record<string, unknown>> {
  const url = files[`../../../../locales/${language}/${namespace}.json`];
  const response = url === undefined ? undefined : await fetch(url);
  if (!response?.ok) throw new Error(`No texts ${language}/${namespace}`);
  return response.json() as Promise<Record<string, unknown>>;
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    textsOf(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

export async function startTexts(language: Language): Promise<void> {
  document.documentElement.lang = language;
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

export async function changeLanguage(language: Language): Promise<void> {
  document.documentElement.lang = language;
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'pt');
