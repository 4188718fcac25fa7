// The texts of mails and documents: the same files under locales/ that the pages read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
import { type TextTree, withKindTexts } from '@wattpact/domain/words/kind-texts';
import { countAsInPortugal } from '@wattpact/domain/words/plural-forms';
import i18next, { type i18n, type TFunction } from 'i18next';

const namespaces = [
  'banner',
  'common',
  'dashboard',
  'energyContracts',
  'errorMessages',
  'importEnergyContract',
  'invoices',
  'landing',
  'legalEntity',
  'negotiations',
  'notification',
  'offers',
  'profile',
  'projects',
  'simulation',
  'toast',
] as const;

const folder = new URL('../../../../locales/', import.meta.url);

export interface Texts {
  /** The translation function of a language; keys are `namespace:path.to.key`. */
  in(language: Language): TFunction;
  /** The number of a page, with `{page}` and `{pages}` in place of the numbers. */
  pageLabel(language: Language): string;
}

type Namespaces = Record<string, TextTree>;
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));

/** The texts of each kind that has a file of its own. */
function kindTexts(language: string): Namespaces[] {
  const own = `${language}/kinds/`;
  if (!existsSync(new URL(own, folder))) return [];
  return readdirSync(new URL(own, folder)).map((name) => read(own + name) as Namespaces);
}

function textsOf(language: string): Namespaces {
  const kinds = kindTexts(language);
  const all = new Set([...namespaces, ...kinds.flatMap((kind) => Object.keys(kind))]);
  const own = (namespace: string) =>
    namespaces.some((one) => one === namespace) ? (read(`${language}/${namespace}.json`) as TextTree) : {};
  return Object.fromEntries([...all].map((namespace) => [namespace, withKindTexts(namespace, own(namespace), kinds)]));
}

async function readTexts(): Promise<Texts> {
  const instance: i18n = i18next.createInstance();
  const resources = Object.fromEntries(languages.map((language) => [language, textsOf(language)]));
  await instance.init({
    resources: resources as never,
    lng: 'pt',
    fallbackLng: 'pt',
    ns: [...namespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  countAsInPortugal(instance.services);
  const functions = new Map(languages.map((language) => [language, instance.getFixedT(language)]));
  const wordsOf = (language: Language) => functions.get(language) ?? instance.getFixedT('pt');
  return {
    in: wordsOf,
    pageLabel: (language) => wordsOf(language)('common:documents.page', { page: '{page}', pages: '{pages}' }),
  };
}

let loaded: Promise<Texts> | undefined;

/** Read once in a process, however many servers a test starts in it. */
export const loadTexts = (): Promise<Texts> => (loaded ??= readTexts());
