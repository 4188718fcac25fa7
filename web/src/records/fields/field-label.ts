// The label of a field: the one of its kind of record if that has its own, else the common one.
import { type RecordKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { leafOf } from '@wattpact/domain/terms/field-kinds';
import type { TFunction } from 'i18next';

export interface LabelWords {
  t: TFunction;
  /** The kind of record that has the field. */
  of: RecordKindName | undefined;
}

/** The list of a path such as `technologies.0.type`. */
export const listOf = (path: string): string | undefined => /(\w+)\.\d+\.\w+$/.exec(path)?.[1];

/** The keys of a field's label, the most specific first. */
function labelKeys(path: string, of: RecordKindName | undefined): string[] {
  const leaf = leafOf(path);
  const list = listOf(path);
  return [
    ...(list === undefined ? [] : [`common:field.${list}_${leaf}`]),
    ...(of === undefined ? [] : [`${recordKinds[of].texts}:fields.${leaf}`]),
    `common:field.${leaf}`,
  ];
}

export const fieldLabel = (path: string, { t, of }: LabelWords): string => t(labelKeys(path, of));

/** `Tecnologias 2, Potência instalada`: a form field by its path, with the number of its list item. */
export function placedLabel(path: string, words: LabelWords): string {
  const parts = path.split('.');
  const place = parts.findIndex((part) => /^\d+$/.test(part));
  if (place < 1) return fieldLabel(path, words);
  const numbered = `${fieldLabel(parts.slice(0, place).join('.'), words)} ${Number(parts[place]) + 1}`;
  return place === parts.length - 1 ? numbered : `${numbered}, ${fieldLabel(path, words)}`;
}
