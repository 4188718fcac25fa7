// A contract's history as the rows of a table, in the reader's language.
import { lisbonTime } from '@wattpact/domain/calendar/lisbon-time';
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import { kindOfField } from '@wattpact/domain/terms/field-kinds';
import { type FieldWords, fieldLabel, fieldText } from '../../platform/texts/field-text.ts';
import { writeDate } from '../../platform/texts/written.ts';

type Change = HistoryEntry['changes'][number];

const namesOf = (files: unknown): string =>
  Array.isArray(files) ? files.map((file: { name?: string }) => file.name ?? '').join(', ') : '';

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The ids of other records say nothing to a reader. */
function valueWords({ fieldName }: Change, value: unknown, words: FieldWords): string {
  const { t } = words;
  if (isNothing(value)) return t('common:not_given');
  if (fieldName === 'files') return namesOf(value);
  if (fieldName === 'terminationType') return t(`energyContracts:termination_type.${String(value)}`);
  const as = kindOfField(fieldName, words.of)?.as;
  if (as === 'record') return t('common:history.other_record');
  return as === undefined ? String(value) : fieldText(fieldName, value, words);
}

function changeWords(change: Change, words: FieldWords): string {
  const { fieldName, oldValue, newValue } = change;
  const { t } = words;
  const label = fieldLabel(fieldName, words);
  if (fieldName === 'checklist') {
    const ticked = (Array.isArray(newValue) ? newValue : []).map((one) => t(`energyContracts:review.check.${one}`));
    return `${label}: ${ticked.join(', ') || t('common:history.nothing')}`;
  }
  return `${label}: ${valueWords(change, oldValue, words)} → ${valueWords(change, newValue, words)}`;
}

export const statusWords = (status: string, { t }: Pick<FieldWords, 't'>): string =>
  t([`energyContracts:status.${status}`, `common:status.${status}`]);

/** Oldest first, as a document is read: when, what, and with which changes and comment. */
export const historyRows = (history: readonly HistoryEntry[], words: FieldWords): string[][] =>
  history
    .toReversed()
    .map(({ createdAt, status, comment, changes }) => [
      `${writeDate(new Date(createdAt))}\n${lisbonTime(new Date(createdAt))}`,
      statusWords(status, words),
      [...changes.map((change) => changeWords(change, words)), ...(comment === null ? [] : [comment])].join('\n'),
    ]);
