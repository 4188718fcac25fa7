// Changes of a record in words: each as a label with the old and the new value in the reader's language and formats. Lists
// of people, files and clauses are described item by item, and so are the figures of technologies.
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { fieldLabel } from '../fields/field-label.ts';
import { type FieldWords, valueText } from '../fields/field-text.ts';
import { type ChangeLine, clauseLines, fileLines, personLines, technologyLines } from './list-changes.ts';
import { timeBetween } from './time-between.ts';

export type Change = HistoryEntry['changes'][number];

const day = /^\d{4}-\d\d-\d\d$/;

const signed = (amount: number, text: string) => `${amount < 0 ? '−' : '+'}${text}`;

function timeApart(from: string, to: string, { t }: FieldWords): string {
  const { unit, count } = timeBetween(from, to);
  return signed(count, t(`common:history.${unit}`, { count: Math.abs(count) }));
}

function differenceWords({ oldValue, newValue }: Change, words: FieldWords): string | undefined {
  if (typeof oldValue === 'number' && typeof newValue === 'number' && oldValue !== 0) {
    // Rounds the absolute amount, so that half a tenth is rounded up in both directions.
    const percent = Math.round(Math.abs((newValue - oldValue) / oldValue) * 1000) / 10;
    return percent === 0 ? undefined : signed(newValue - oldValue, words.formats.percent(percent));
  }
  if (typeof oldValue !== 'string' || typeof newValue !== 'string') return undefined;
  return day.test(oldValue) && day.test(newValue) ? timeApart(oldValue, newValue, words) : undefined;
}

/** What an administrator ticked beside a decision: it replaces nothing. */
function checklistLine(ticked: unknown, words: FieldWords): ChangeLine {
  const { t, of } = words;
  const texts = of && recordKinds[of].texts;
  const labels = Array.isArray(ticked) ? ticked.map((one) => t(`${texts}:review.check.${one}`)) : [];
  return { label: fieldLabel('checklist', words), before: '', after: labels.join(', ') };
}

/** Names of other records instead of values of the record's own fields: a contract, a series. */
const namings = new Set(['distinctFrom', 'deliveryProfile']);

/** A person whose account was erased: the log has kept a reference that leads nowhere. */
const isErased = (value: unknown): boolean => typeof value === 'object' && value !== null && 'person' in value;

/** One change as one line, or as several if it is a list of people, files, clauses or figures. */
export function changeWords(change: Change, words: FieldWords): ChangeLine[] {
  const { fieldName, subject, oldValue, newValue } = change;
  if (fieldName === 'employees' || fieldName === 'representatives') return personLines(oldValue, newValue, words);
  if (fieldName === 'extraClauses') return clauseLines(oldValue, newValue, words);
  const figures = fieldName === 'technologies' ? technologyLines(oldValue, newValue, words) : undefined;
  if (figures)
    return figures.map((line) => ({ ...line, difference: differenceWords({ ...change, ...line.figure }, words) }));
  if (fieldName === 'files' || fieldName === 'documentations') return fileLines(oldValue, newValue, words);
  if (fieldName === 'checklist') return [checklistLine(newValue, words)];
  const field = fieldLabel(fieldName, words);
  if (namings.has(fieldName)) return [{ label: field, before: String(oldValue ?? ''), after: String(newValue ?? '') }];
  const erased = words.t('common:history.erased_person');
  const said = (value: unknown) => (isErased(value) ? erased : valueText(fieldName, value, words));
  return [
    {
      label: subject === undefined ? field : `${subject ?? erased}, ${field}`,
      before: said(oldValue),
      after: said(newValue),
      difference: differenceWords(change, words),
    },
  ];
}
