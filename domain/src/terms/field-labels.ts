// Where a field's label, and the labels of its values, stand among the texts: one rule for pages, files, documents, mails.
import { type RecordKindName, recordKinds } from '../records/kinds.ts';
import { leafOf } from './field-kinds.ts';

/** The first of these keys that has a text: what this kind of record calls the field, or what all do. */
export const fieldLabelKeys = (path: string, of: RecordKindName): readonly [own: string, shared: string] => {
  const name = leafOf(path);
  return [`${recordKinds[of].texts}:fields.${name}`, `common:field.${name}`];
};

/** The key of the group that `words` of a choice names. */
export const valuesKey = (words: string): string => (words.includes(':') ? words : `common:${words}`);
