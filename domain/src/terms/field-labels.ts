// The keys of a field's label and of its values' labels: one rule for pages, files, documents and mails.
import { type RecordKindName, recordKinds } from '../records/kinds.ts';
import { leafOf } from './field-kinds.ts';

/** The list of a path such as `technologies.0.type`. */
export const listOf = (path: string): string | undefined => /(\w+)\.\d+\.\w+$/.exec(path)?.[1];

/** The candidate keys; the first one with a text wins: in this list of objects, in this kind of record, in general. */
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
