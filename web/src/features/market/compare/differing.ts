// Facts of several records as rows, and in which of them the records differ.
import { isValidElement, type ReactNode } from 'react';
import type { Definition } from '../../../ui/definition-list.tsx';

export interface ComparedRow {
  label: string;
  /** One per record; undefined where a record has no such fact, or does not give it. */
  values: ReactNode[];
  differs: boolean;
}

/** A figure is an element that bears its number and unit as properties. */
const comparable = (value: ReactNode): unknown => (isValidElement(value) ? JSON.stringify(value.props) : (value ?? ''));

/** The rows stand in the order of the first record that has them. */
export function comparedRows(records: readonly (readonly Definition[])[]): ComparedRow[] {
  const labels = [...new Set(records.flatMap((facts) => facts.map(({ label }) => label)))];
  return labels.map((label) => {
    const values = records.map((facts) => facts.find((fact) => fact.label === label)?.value);
    return { label, values, differs: new Set(values.map(comparable)).size > 1 };
  });
}
