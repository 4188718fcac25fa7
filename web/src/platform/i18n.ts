// Texts: one namespace per file, fetched when a page first asks for it.
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from './language.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', { import: 'default' });

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = files[`../../../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No texts ${language}/${namespace}`), null);
    load().then(
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
