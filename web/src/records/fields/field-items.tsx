// The fields of a record as labels and values, in the groups and the order of its sections: for its page, the last step of
// its wizard, and the versions of a contract template.
import { type FieldUse, type Section, sectionsFor } from '@wattpact/domain/terms/sections';
import type { ReactNode } from 'react';
import type { Definition } from '../../ui/record/definition-list.tsx';
import { Quantity } from '../../ui/text/quantity.tsx';
import { fieldLabel } from './field-label.ts';
import { type FieldWords, fieldText, isAbsent, kindAt, quantityOf, valueAt } from './field-text.ts';
import { isUnused, parentOf, pricingTypeBeside } from './unused-field.ts';

export interface FieldItem extends Definition {
  /** The path of the field, if the row shows one. */
  field?: string | undefined;
}

/** Exceptions from the kind of field, by path: rows that replace the field's own. */
export type OddFields = Readonly<Record<string, (item: FieldItem) => readonly FieldItem[]>>;

export interface FieldGroup {
  name: string;
  items: readonly FieldItem[];
  /** The text of a group with nothing else in it. */
  prose?: string;
  /** Objects that are shown one by one. */
  isList?: boolean;
}

/** The field's text, with a quantity's unit in a lighter tone and a code on one line. */
export function fieldValue(path: string, value: unknown, words: FieldWords): ReactNode {
  const quantity = quantityOf(path, value, words);
  if (quantity && quantity.unit !== '%') return <Quantity {...quantity} />;
  const text = fieldText(path, value, words);
  return text !== '' && kindAt(path, words.of)?.as === 'code' ? <span className="code">{text}</span> : text;
}

const fieldItem = (path: string, record: unknown, words: FieldWords): FieldItem => ({
  field: path,
  label: fieldLabel(path, words),
  value: fieldValue(path, valueAt(record, path), words),
});

/** What the record's pricing type does not use, or what needs a pricing type and has none. */
const isHidden = (path: string, record: unknown): boolean =>
  isUnused(path, record) || (/indexing(Type|Percentage)$/.test(path) && isAbsent(pricingTypeBeside(path, record)));

/** An optional group without values is left out, and so is an empty text or list. */
function isLeftOut(paths: readonly string[], record: unknown, { of }: FieldWords): boolean {
  return paths.every((path) => {
    const isWhole = ['prose', 'clauses', 'people', 'files'].includes(kindAt(path, of)?.as ?? '');
    const part = isWhole ? path : parentOf(path);
    return part !== '' && isAbsent(valueAt(record, part));
  });
}

export function fieldGroups(
  sections: readonly Section[],
  use: FieldUse,
  record: unknown,
  words: FieldWords,
  odd: OddFields = {},
): FieldGroup[] {
  return sectionsFor(sections, use)
    .filter(({ paths }) => !isLeftOut(paths, record, words))
    .map(({ name, paths }) => {
      const shown = paths.filter((path) => !isHidden(path, record));
      const items = shown.flatMap((path) => {
        const item = fieldItem(path, record, words);
        return odd[path]?.(item) ?? [item];
      });
      const [first = ''] = paths;
      const as = paths.length === 1 ? kindAt(first, words.of)?.as : undefined;
      const prose = as === 'prose' && { prose: fieldText(first, valueAt(record, first), words) };
      return { name, items, ...prose, isList: as === 'clauses' || as === 'people' || as === 'files' };
    })
    .filter(({ items }) => items.length > 0);
}
