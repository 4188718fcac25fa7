// The texts of mails and documents: the same files under locales/ that the pages read.
import { readFileSync } from 'node:fs';
import { type Language, languages } from '@wattpact/domain/terms/enumerations';
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
  'toast',
] as const;

const folder = new URL('../../../../locales/', import.meta.url);

export interface Texts {
  /** The translation function of a language; keys are `namespace:path.to.key`. */
  in(language: Language): TFunction;
}

const readNamespace = (language: string, namespace: string): object =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')) as object;

export async function loadTexts(): Promise<Texts> {
  const instance: i18n = i18next.createInstance();
  const resources = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(namespaces.map((namespace) => [namespace, readNamespace(language, namespace)])),
    ]),
  );
  await instance.init({
    resources: resources as never,
    lng: 'pt',
    fallbackLng: 'pt',
    ns: [...namespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  const functions = new Map(languages.map((language) => [language, instance.getFixedT(language)]));
  return { in: (language) => functions.get(language) ?? instance.getFixedT('pt') };
}
