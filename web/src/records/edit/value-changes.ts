// The differences between two states of a record's form, field by field, for the dialog about an edit conflict.
import { same } from '@wattpact/domain/records/changes';
import type { FieldWords } from '../fields/field-text.ts';
import { type Change, changeWords } from '../history/change-words.ts';
import type { ChangeLine } from '../history/list-changes.ts';
import type { FormValues } from './record-editing.ts';

export interface ValueChange extends Change {
  /** The field's path in the form: `location.parish`. */
  path: string;
}

const isGroup = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDocument = (value: unknown): value is { id: string; name: string; group: string } =>
  isGroup(value) && typeof value.id === 'string' && typeof value.group === 'string';

/** Documents as in a history: by the property they are filed by. */
const filed = (documents: readonly unknown[], filedBy = 'group') =>
  documents.filter(isDocument).map(({ id, name, group }) => ({ id, name, [filedBy]: group }));

/** @param filedBy the property by which the documents of this kind of record are filed */
export function valueChanges(
  before: FormValues,
  after: FormValues,
  filedBy?: 'category' | 'phase',
  above = '',
): ValueChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): ValueChange[] => {
    const [oldValue, newValue] = [before[name] ?? null, after[name] ?? null];
    const path = above + name;
    if (same(oldValue, newValue)) return [];
    if (isGroup(oldValue) && isGroup(newValue)) return valueChanges(oldValue, newValue, filedBy, `${path}.`);
    const lists = [oldValue, newValue].map((value) => (Array.isArray(value) ? value : []));
    const [old = [], now = []] = lists;
    if (lists.flat().some(isDocument))
      return [{ path, fieldName: 'files', oldValue: filed(old, filedBy), newValue: filed(now, filedBy) }];
    return [{ path, fieldName: name, oldValue, newValue }];
  });
}

export interface EditLine extends ChangeLine {
  path: string;
  /** A single field, not an item of a list. */
  isField: boolean;
}

/** @param labelOf the label of a field in its form; people, files and clauses are named by their items */
export const changeLines = (
  changes: readonly ValueChange[],
  labelOf: (path: string) => string,
  words: FieldWords,
): EditLine[] =>
  changes.flatMap((change) => {
    const lines = changeWords(change, words);
    const isWhole = change.fieldName === 'technologies' && lines.every(({ figure }) => figure === undefined);
    const isField = !Array.isArray(change.newValue ?? change.oldValue) || isWhole;
    return lines.map((line) => ({
      ...line,
      path: change.path,
      isField,
      ...(isField && { label: labelOf(change.path) }),
    }));
  });
