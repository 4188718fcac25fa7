// The fields of a record as facts to compare, in the groups and the order of its sections. The kind of field decides which
// value is marked as the lowest.
import { isQuantity, quantities } from '@wattpact/domain/terms/field-kinds';
import { type Section, sectionsFor } from '@wattpact/domain/terms/sections';
import type { Fact, FactGroup } from '../../records/compare/compared-facts.ts';
import { fieldLabel } from '../../records/fields/field-label.ts';
import { type FieldWords, fieldText, kindAt, quantityOf, valueAt } from '../../records/fields/field-text.ts';
import { isUnused } from '../../records/fields/unused-field.ts';

function fieldFact(path: string, record: unknown, words: FieldWords): Fact {
  const value = valueAt(record, path);
  const as = kindAt(path, words.of)?.as ?? 'text';
  const label = fieldLabel(path, words);
  if (isUnused(path, record)) return { label, isUnused: true };
  if (isQuantity(as)) {
    const format = (amount: number, like?: number) => quantityOf(path, amount, words, like) ?? { value: '', unit: '' };
    const figure = typeof value === 'number' ? { amount: value, format } : undefined;
    return { label, figure, ...('best' in quantities[as] && { namesLowest: quantities[as].best === 'lowest' }) };
  }
  if (as === 'date') return { label, day: typeof value === 'string' ? value : undefined };
  return { label, words: fieldText(path, value, words) };
}

/** @param odd facts that replace a field's own, by path; the same facts for every record */
export const fieldFacts = (
  sections: readonly Section[],
  record: unknown,
  words: FieldWords & { titleOf: (name: string) => string },
  odd: Readonly<Record<string, (fact: Fact) => readonly Fact[]>>,
): FactGroup[] =>
  sectionsFor(sections, 'comparison').map(({ name, paths }) => ({
    title: words.titleOf(name),
    facts: paths.flatMap((path) => {
      const fact = fieldFact(path, record, words);
      return odd[path]?.(fact) ?? [fact];
    }),
  }));
