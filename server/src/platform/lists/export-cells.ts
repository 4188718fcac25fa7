// Converts a list's row to the cells of a file, with the labels of the reader's language.

import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { Cell } from '@wattpact/domain/exports/csv-line';
import type { ExportColumn } from '@wattpact/domain/exports/list-export';

export type Words = (key: string | string[], options?: { defaultValue: string }) => string;

/** The value at the path; an array contributes each of its members. */
function valuesAt(row: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(row)) return row.flatMap((member) => valuesAt(member, path));
  const [name, ...rest] = path;
  if (row === null || row === undefined) return [];
  return name === undefined ? [row] : valuesAt((row as Record<string, unknown>)[name], rest);
}

/** Several values share one cell, separated by commas. */
const textOf = (values: readonly unknown[], word: (value: string) => string): Cell => ({
  text: [...new Set(values.map((value) => word(String(value))))].join(', '),
});

export function cellOf({ path, kind, optionLabelKey }: ExportColumn, row: unknown, t: Words): Cell {
  const values = valuesAt(row, path.split('.'));
  const [value] = values;
  if (value === undefined) return null;
  if (kind === 'number') return Number(value);
  if (kind === 'date') return { date: String(value) };
  if (kind === 'moment') return { date: lisbonDate(new Date(String(value))) };
  if (kind === 'flag') return { text: t(value === true ? 'common:yes' : 'common:no') };
  // A value without a label is free text, such as the name of an index.
  return textOf(values, (one) => (kind === 'option' ? t(`${optionLabelKey}.${one}`, { defaultValue: one }) : one));
}

export function headerOf({ labelKey, unit }: ExportColumn, t: Words): string {
  const label = t([labelKey].flat());
  return unit === undefined ? label : `${label} (${unit})`;
}
