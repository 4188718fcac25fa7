// A company's account between two days: the balance before, a page of its entries with the balance after each, and the last
// balance.
import type { AccountStatement } from '@wattpact/domain/account-statements/account-statement-api';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { type Period, readAccount } from './account-statement-queries.ts';

/** @throws 404 */
export async function getAccountStatement(
  { db }: Pick<Context, 'db'>,
  entityId: string,
  { page, limit, ...period }: Period & { page: number; limit: number },
): Promise<AccountStatement> {
  const { id, name, fiscalNumber } = found(isId(entityId) ? await findEntitySummary(db, entityId) : undefined);
  const { opening, debit, credit, total, entries } = await readAccount(db, id, period, { page, limit });
  return {
    legalEntity: { id, name, fiscalNumber },
    from: period.dateStart ?? null,
    to: period.dateEnd ?? null,
    openingBalance: opening / 100,
    debit: debit / 100,
    credit: credit / 100,
    closingBalance: (opening + debit - credit) / 100,
    items: entries.map(({ cents, running, ...entry }) => ({
      ...entry,
      debit: Math.max(0, cents) / 100,
      credit: Math.max(0, -cents) / 100,
      balance: (opening + running) / 100,
    })),
    total,
    page,
    limit,
  };
}
