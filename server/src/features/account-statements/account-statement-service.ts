// A company's account between two days: the balance before, each entry with the balance after it, and the last one.
import type { AccountStatement } from '@wattpact/domain/account-statements/account-statement-api';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { type AccountEntry, listAccountEntries } from './account-statement-queries.ts';

export interface Period {
  dateStart?: string | undefined;
  dateEnd?: string | undefined;
}

const sumOf = (entries: readonly AccountEntry[]): number => entries.reduce((sum, { cents }) => sum + cents, 0);

/** @throws 404 */
export async function getAccountStatement(
  { db }: Pick<Context, 'db'>,
  entityId: string,
  { dateStart: from, dateEnd: to }: Period,
): Promise<AccountStatement> {
  const { id, name, fiscalNumber } = found(isId(entityId) ? await findEntitySummary(db, entityId) : undefined);
  const entries = await listAccountEntries(db, id);
  const opening = sumOf(entries.filter(({ date }) => from !== undefined && date < from));
  let balance = opening;
  const lines = entries
    .filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to))
    .map(({ cents, ...entry }) => {
      balance += cents;
      return {
        ...entry,
        debit: Math.max(0, cents) / 100,
        credit: Math.max(0, -cents) / 100,
        balance: balance / 100,
      };
    });
  return {
    legalEntity: { id, name, fiscalNumber },
    from: from ?? null,
    to: to ?? null,
    openingBalance: opening / 100,
    lines,
    closingBalance: balance / 100,
  };
}
