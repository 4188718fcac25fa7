// The texts of a page in a test: the real texts of a language, with its formats.
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { countAsInPortugal } from '@wattpact/domain/words/plural-forms';
import i18next from 'i18next';
import { treesOf } from '../../../locales/read-texts.ts';
import type { Language } from '../platform/words/language.ts';
import { formatsIn } from '../platform/words/use-formats.ts';
import type { FieldWords } from '../records/fields/field-text.ts';

export const languages = ['pt', 'en', 'es'] as const satisfies Language[];

const texts = i18next.createInstance();
await texts.init({
  lng: 'pt',
  resources: Object.fromEntries(languages.map((language) => [language, treesOf(language)])),
  interpolation: { escapeValue: false },
});
countAsInPortugal(texts.services);

export const wordsIn = (language: Language, of?: RecordKindName): FieldWords => ({
  t: texts.getFixedT(language),
  formats: formatsIn(language),
  of,
});
