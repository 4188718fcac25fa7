// The label and the formatted value of a field in the reader's language, for mails and documents.
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import type { TechnologyEntry } from '@wattpact/domain/terms/energy-terms';
import type { Language } from '@wattpact/domain/terms/enumerations';
import {
  type FieldKind,
  fieldKinds,
  isQuantity,
  kindOfField,
  leafOf,
  type QuantityName,
  quantities,
} from '@wattpact/domain/terms/field-kinds';
import { fieldLabelKeys, valuesKey } from '@wattpact/domain/terms/field-labels';
import type { TFunction } from 'i18next';
import { writeDate, writeNumber, writePrice } from './written.ts';

export interface FieldWords {
  t: TFunction;
  language: Language;
  /** The kind of record that has the field. */
  of: RecordKindName;
}

export const fieldLabel = (path: string, { t, of }: Pick<FieldWords, 't' | 'of'>): string =>
  t(fieldLabelKeys(path, of));

/** The amount without its unit, because the sentence names it. */
const amountText = (value: number, as: QuantityName, language: Language): string =>
  quantities[as].leastDecimals === 2 ? writePrice(value, language) : writeNumber(value, language);

function choiceText(value: string, { words, orText }: Extract<FieldKind, { as: 'choice' }>, t: TFunction): string {
  return t(`${valuesKey(words)}.${value}`, orText ? { defaultValue: value } : {});
}

function technologyText({ type, installedCapacity }: TechnologyEntry, { t, language }: FieldWords): string {
  const name = choiceText(type, fieldKinds.type, t);
  if (installedCapacity === undefined) return name;
  return `${name} (${writeNumber(installedCapacity, language)}\u00a0${quantities.power.unit})`;
}

/** A clause is one provision: blank lines inside a value would split it. */
const clauseText = ({ name, description }: { name: string; description: string }): string =>
  `${name}: ${description.replace(/\s*\n\s*/g, '\n')}`;

function oneText(path: string, value: unknown, kind: FieldKind, words: FieldWords): string {
  const { t, language } = words;
  switch (kind.as) {
    case 'flag':
      return t(value === true ? 'common:yes' : 'common:no');
    case 'choice':
      return choiceText(String(value), kind, t);
    case 'date':
      return writeDate(String(value));
    case 'technologies':
      return technologyText(value as TechnologyEntry, words);
    case 'clauses':
      return clauseText(value as { name: string; description: string });
    case 'text':
    case 'prose':
    case 'code':
      return String(value);
    case 'record':
    case 'people':
    case 'files':
      throw new Error(`${path} has no words of its own: it is told by its ${kind.as}`);
    default:
      return amountText(Number(value), kind.as, language);
  }
}

function kindAt(path: string, { of }: FieldWords): FieldKind {
  const kind = kindOfField(leafOf(path), of);
  if (!kind) throw new Error(`${path} is no field`);
  return kind;
}

/** The value for a sentence that names the unit itself. */
export function fieldWords(path: string, value: unknown, words: FieldWords): string {
  const kind = kindAt(path, words);
  // Clauses are separated by an empty line.
  if (Array.isArray(value))
    return value.map((one) => oneText(path, one, kind, words)).join(kind.as === 'clauses' ? '\n\n' : '; ');
  return oneText(path, value, kind, words);
}

/** The value with the field's unit, if it has one; only English has no space before the percent sign. */
export function withUnit(path: string, text: string, words: FieldWords): string {
  const { as } = kindAt(path, words);
  if (!isQuantity(as)) return text;
  const { unit } = quantities[as];
  return unit === '%' && words.language === 'en' ? `${text}%` : `${text}\u00a0${unit}`;
}

export const fieldText = (path: string, value: unknown, words: FieldWords): string =>
  withUnit(path, fieldWords(path, value, words), words);
