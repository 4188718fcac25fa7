// Texts: one namespace per file, fetched when a page first needs it.

import { type TextTree, withKindTexts } from '@wattpact/domain/words/kind-texts';
import { isLanguage } from '@wattpact/domain/words/language-choice';
import { countAsInPortugal } from '@wattpact/domain/words/plural-forms';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { whenOnline } from '../online.ts';
import type { Language } from './language.ts';

/** Addresses of the files. They are data, not script; the browser caches them for ever because their names carry a hash. */
const files = import.meta.glob<string>('../../../../locales/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
const kindFiles = import.meta.glob<string>('../../../../locales/*/kinds/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

async function fetched<Tree>(url: string): Promise<Tree> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`No texts ${url}`);
  return response.json() as Promise<Tree>;
}

const urlsOfKinds = (language: string): string[] =>
  Object.entries(kindFiles).flatMap(([path, url]) => (path.includes(`/locales/${language}/kinds/`) ? [url] : []));

/** The files of the kinds have words for any namespace, so they are asked for with each, mostly from the browser's cache. */
async function textsOf(language: string, namespace: string): Promise<TextTree> {
  const url = files[`../../../../locales/${language}/${namespace}.json`];
  const [texts, ...kinds] = await Promise.all([
    url === undefined ? undefined : fetched<TextTree>(url),
    ...urlsOfKinds(language).map((one) => fetched<Record<string, TextTree>>(one)),
  ]);
  if (texts === undefined && !kinds.some((kind) => namespace in kind))
    throw new Error(`No texts ${language}/${namespace}`);
  return withKindTexts(namespace, texts ?? {}, kinds);
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    // The library would not ask again, so that the names of the texts would be shown in place of them.
    whenOnline(() => textsOf(language, namespace))().then(
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
  countAsInPortugal(i18next.services);
}

/** Asked for at each navigation: to write the language that the document has would style all of it anew. */
export async function changeLanguage(language: Language): Promise<void> {
  const { documentElement } = document;
  if (documentElement.lang !== language) documentElement.lang = language;
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'pt');

/** The import of a part together with its texts, which it would otherwise wait for when it is drawn. */
export const withTexts =
  <Part>(load: () => Promise<Part>, namespace: string) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), i18next.loadNamespaces(namespace)]);
    return part;
  };
