// The value of a payload's field as text in the page's language. Units, decimals and labels come from the kinds of fields; a
// field without a kind is formatted by the type of its value.
import type { RecordKindName } from '@wattpact/domain/records/kinds';
import { type FieldKind, isQuantity, kindOfField, leafOf, quantities } from '@wattpact/domain/terms/field-kinds';
import { listOf, valuesKey } from '@wattpact/domain/terms/field-labels';
import type { TFunction } from 'i18next';
import { middleDot } from '../../platform/words/filled-text.ts';
import type { Quantity } from '../../platform/words/formats.ts';
import type { Formats } from '../../platform/words/use-formats.ts';
import { fieldLabel, type LabelWords } from './field-label.ts';

export interface FieldWords extends LabelWords {
  formats: Formats;
}

const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const date = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT/;

type Item = Readonly<Record<string, unknown>>;
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Item | undefined)?.[name], record);

/** A quantity never breaks between number and unit. */
export const quantityText = ({ value, unit }: Quantity): string => (unit ? `${value}\u00a0${unit}` : value);

/** The kind of the field at a path such as `technologies.0.type`: in a list of objects a name may have its own meaning. */
export const kindAt = (path: string, of: RecordKindName | undefined): FieldKind | undefined =>
  kindOfField(leafOf(path), listOf(path) ?? of);

/** An amount with its unit; undefined if the field is no quantity. `like`: the amount whose unit it takes. */
export function quantityOf(
  path: string,
  value: unknown,
  { formats, of }: FieldWords,
  like?: number,
): Quantity | undefined {
  const as = kindAt(path, of)?.as;
  if (typeof value !== 'number' || as === undefined || !isQuantity(as)) return undefined;
  if (as === 'energy') return formats.energy(value, like);
  const { unit, leastDecimals, mostDecimals } = quantities[as];
  const isFixed = leastDecimals === mostDecimals;
  return { value: isFixed ? formats.decimal(value) : formats.number(value, mostDecimals), unit };
}

/** Empty without a value; an absent flag has the value that its kind defines, if it does. */
export function fieldText(path: string, value: unknown, words: FieldWords): string {
  const { t, formats, of } = words;
  const kind = kindAt(path, of);
  const said = kind?.as === 'flag' ? (value ?? kind.absent) : value;
  if (isAbsent(said)) return '';
  if (kind?.as === 'flag') return t(`common:${said ? 'yes' : 'no'}`);
  if (Array.isArray(value)) return listText(path, value, words);
  if (isItem(value)) return itemText(path, value, words);
  if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no');
  const quantity = quantityOf(path, value, words);
  if (quantity?.unit === '%') return formats.percent(Number(value));
  if (quantity) return quantityText(quantity);
  if (typeof value === 'number') return formats.number(value);
  const text = String(value);
  return (kind?.as === 'choice' && choiceText(kind.words, text, t)) || plainText(text, words);
}

/** The label of one value; without a label, the value itself. */
const choiceText = (group: string, value: string, t: TFunction): string =>
  t(`${valuesKey(group)}.${value}`, { defaultValue: value });

function plainText(text: string, { t, formats }: FieldWords): string {
  if (date.test(text)) return formats.date(text);
  if (instant.test(text)) return formats.dateTime(text);
  return id.test(text) ? t('common:history.other_record') : formats.phone(text);
}

/** Technologies without figures are formatted like those with figures: an offer has no more than the type. */
function listText(path: string, value: readonly unknown[], words: FieldWords): string {
  const as = kindAt(path, words.of)?.as;
  const texts = value.map((item, index) => {
    if (isItem(item)) return itemText(`${path}.${index}`, item, words);
    return fieldText(as === 'technologies' ? `${path}.${index}.type` : path, item, words);
  });
  return texts.join(as === 'clauses' ? middleDot : value.some(isItem) ? '; ' : ', ');
}

/** A technology reads `Solar (Potência instalada 46 MW, …)`, a clause `Cessão: …`; other objects show their names. */
function itemText(path: string, item: Item, words: FieldWords): string {
  const { type, name, description, ...rest } = item;
  const pathOf = (field: string) => `${path}.${field}`;
  const head = typeof name === 'string' ? name : fieldText(pathOf('type'), type, words);
  const details = Object.entries(rest)
    .filter(([, value]) => !isAbsent(value))
    .map(([field, value]) => `${fieldLabel(pathOf(field), words)} ${fieldText(pathOf(field), value, words)}`);
  if (head === '') return details.join(', ');
  const described = typeof description === 'string' ? `${head}: ${description}` : head;
  return details.length > 0 ? `${described} (${details.join(', ')})` : described;
}

/** For histories: a missing value has its own text. */
export const valueText = (path: string, value: unknown, words: FieldWords): string =>
  value === null || value === undefined || value === ''
    ? words.t('common:not_given')
    : fieldText(path, value, words) || words.t('common:history.nothing');
