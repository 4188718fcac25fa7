// How a bank statement is named, and the colour of each kind of match.
import type { BankStatementRow, MatchKind } from '@wattpact/domain/bank-statements/bank-statement';
import type { TFunction } from 'i18next';
import type { Formats } from '../../../platform/words/use-formats.ts';
import type { Tone } from '../../../ui/text/status-tones.ts';

export const matchTones: Record<MatchKind, Tone> = { EXACT: 'green', PARTIAL: 'yellow', OVER: 'red', NAME: 'blue' };

/** Its days, or the bank's own identification where the bank names none. */
export function statementTitle(
  { from, to, statementId }: Pick<BankStatementRow, 'from' | 'to' | 'statementId'>,
  t: TFunction<['invoices']>,
  formats: Formats,
): string {
  const day = to ?? from;
  if (day === null) return t('invoices:statements.page_title_id', { id: statementId });
  if (from === null || from === day) return t('invoices:statements.page_title_day', { date: formats.date(day) });
  return t('invoices:statements.page_title', { from: formats.date(from), to: formats.date(day) });
}
