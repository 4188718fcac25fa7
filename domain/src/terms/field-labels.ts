// Where a field's label, and the labels of its values, stand among the texts: one rule for pages, files, documents, mails.
import { type RecordKindName, recordKinds } from '../records/kinds.ts';
import { leafOf } from './field-kinds.ts';

/** The list of a path such as `technologies.0.type`. */
export const listOf = (path: string): string | undefined => /(\w+)\.\d+\.\w+$/.exec(path)?.[1];

/** The first of these keys that has a text: as objects of this list, as this kind of record, as all call the field. */
export function fieldLabelKeys(path: string, of: RecordKindName | undefined): string[] {
  const name = leafOf(path);
  const list = listOf(path);
  return [
    ...(list === undefined ? [] : [`common:field.${list}_${name}`]),
    ...(of === undefined ? [] : [`${recordKinds[of].texts}:fields.${name}`]),
    `common:field.${name}`,
  ];
}

/** The key of the group that `words` of a choice names. */
export const valuesKey = (words: string): string => (words.includes(':') ? words : `common:${words}`);
