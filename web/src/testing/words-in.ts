// The texts of a page in a test: the real texts of a language, with its formats.
import { readdirSync, readFileSync } from 'node:fs';
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import i18next from 'i18next';
import type { Language } from '../platform/words/language.ts';
import { formatsIn } from '../platform/words/use-formats.ts';
import type { FieldWords } from '../records/fields/field-text.ts';

const locales = new URL('../../../locales/', import.meta.url);
export const languages = ['pt', 'en', 'es'] as const satisfies Language[];

const namespaces = readdirSync(new URL('pt/', locales)).flatMap((name) => /^(\w+)\.json$/.exec(name)?.[1] ?? []);
const textsOf = (language: Language) =>
  Object.fromEntries(
    namespaces.map((name) => [name, JSON.parse(readFileSync(new URL(`${language}/${name}.json`, locales), 'utf8'))]),
  );

const texts = i18next.createInstance();
await texts.init({
  lng: 'pt',
  resources: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
  interpolation: { escapeValue: false },
});

export const wordsIn = (language: Language, of?: RecordKindName): FieldWords => ({
  t: texts.getFixedT(language),
  formats: formatsIn(language),
  of,
});
