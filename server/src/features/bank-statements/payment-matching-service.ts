// An administrator says which invoices received amounts pay, and takes that back.
import type { FieldProblem } from '@wattpact/domain/api/problem';
import type { BankStatementRecord, Confirmation } from '@wattpact/domain/bank-statements/bank-statement';
import type { InvoiceRow } from '@wattpact/domain/invoices/invoice-api';
import type { Context } from '../../platform/http/context.ts';
import { conflict, found, invalid } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { listRowsOf } from '../invoices/invoice-service.ts';
import { receiveAmount, takeAmountBack } from '../invoices/received-amount-service.ts';
import { findStatement, insertPayment, lockEntries, type StoredEntry, takePaymentBack } from './statement-queries.ts';
import { getStatement } from './statement-service.ts';

type Wanted = Confirmation['entries'][number];

const entryChanged = 'error_bank_entry_changed';

/** @throws 400 for an entry of another statement, or named twice; 409 for one that is confirmed, or repeated and not marked so */
function checkEntries(wanted: readonly Wanted[], entries: ReadonlyMap<string, StoredEntry>): void {
  const unknown = wanted.flatMap(({ entryId }, index) =>
    entries.has(entryId) && wanted.findIndex((other) => other.entryId === entryId) === index
      ? []
      : [{ path: `entries.${index}.entryId`, key: 'error_invalid.entry_id' }],
  );
  if (unknown.length > 0) throw invalid(...unknown);
  const refuseWhere = (key: string, is: (entry: StoredEntry | undefined, one: Wanted) => boolean | undefined) => {
    const errors = wanted.flatMap((one, index) =>
      is(entries.get(one.entryId), one) ? [{ path: `entries.${index}.entryId`, key }] : [],
    );
    if (errors.length > 0) throw conflict(key, { errors });
  };
  refuseWhere('error_bank_entry_confirmed', (entry) => entry?.payment !== null);
  refuseWhere('error_bank_entry_repeated', (entry, { repeated }) => entry?.isRepeated && repeated !== true);
}

/**
 * All or none.
 * @throws 400, 404, 409 where one was confirmed meanwhile, its invoice cancelled, or another amount of it is open than
 * the administrator saw
 */
export async function confirmEntries(
  context: Context,
  statementId: string,
  wanted: readonly Wanted[],
): Promise<InvoiceRow[]> {
  const { db, actor, now } = context;
  found(isId(statementId) ? await findStatement(db, statementId) : undefined);
  const locked = await lockEntries(
    db,
    statementId,
    wanted.map(({ entryId }) => entryId),
  );
  const entries = new Map(locked.map((entry) => [entry.id, entry]));
  checkEntries(wanted, entries);
  const inLockOrder = wanted
    .map((one, index) => ({ ...one, index, cents: entries.get(one.entryId)?.cents ?? 0 }))
    .toSorted((a, b) => a.invoiceId.localeCompare(b.invoiceId) || a.index - b.index);
  const changed: FieldProblem[] = [];
  for (const { entryId, invoiceId, kind, cents, index } of inLockOrder) {
    const received = await receiveAmount(context, invoiceId, cents);
    if (!received) throw invalid({ path: `entries.${index}.invoiceId`, key: 'error_invalid.invoice_id' });
    if (received.kind !== kind)
      changed.push({ path: `entries.${index}.entryId`, key: entryChanged, params: { number: received.number } });
    await insertPayment(db, { entryId, invoiceId, kind: received.kind, by: actor.id, now });
  }
  if (changed.length > 0) throw conflict(entryChanged, { errors: changed });
  return listRowsOf(context, [...new Set(wanted.map(({ invoiceId }) => invoiceId))]);
}

/** @throws 404, 409 for an entry that pays no invoice */
export async function takeEntryBack(
  context: Context,
  statementId: string,
  entryId: string,
  reason: string,
): Promise<BankStatementRecord> {
  const { db, actor, now } = context;
  const isKnown = isId(statementId) && isId(entryId);
  const [entry] = isKnown ? await lockEntries(db, statementId, [entryId]) : [];
  const { payment, cents } = found(entry);
  if (!payment) throw conflict('error_bank_entry_open');
  await takePaymentBack(db, entryId, { by: actor.id, reason, now });
  await takeAmountBack(context, payment.invoiceId, cents, reason);
  return getStatement(context, statementId);
}
