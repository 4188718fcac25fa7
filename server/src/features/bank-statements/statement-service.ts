// Bank statements: read from their file, stored once, and shown with the invoices that their entries may pay.
import { createHash } from 'node:crypto';
import type { BankEntry, BankStatementRecord, BankStatementRow } from '@wattpact/domain/bank-statements/bank-statement';
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { matchEntries, type PayableInvoice } from '@wattpact/domain/bank-statements/match-entries';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { recordEvent } from '../../platform/events/record-event.ts';
import { createGate } from '../../platform/gate.ts';
import type { Context, RequestContext } from '../../platform/http/context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { conflict, found } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { longestReadMs, readInThread } from '../../platform/threads/file-thread.ts';
import { getConfiguration } from '../fees/fee-service.ts';
import { listIbans, listPayable } from '../invoices/payable-invoice-queries.ts';
import type { ReadStatement, StatementTask } from './read-camt.ts';
import { findStatement, insertStatement, listStatements, readEntries, type StoredEntry } from './statement-queries.ts';
import { receiveStatement } from './statement-upload.ts';

const threadEntry = new URL('./statement-thread-entry.ts', import.meta.url);
const reading = createGate({ atOnce: 1, waiting: 6, perAsker: 2, retryAfterSeconds: 5 });

/** Nothing is stored of a file that is refused. @throws 400, 409 without a configured account, 413, 415, 503 */
export async function createStatement(context: RequestContext): Promise<BankStatementRecord> {
  const { db, actor, now, reply } = context;
  const { fileName, bytes } = await receiveStatement(context);
  const { iban } = await getConfiguration(context);
  if (iban === null) throw conflict('error_fee_not_configured');
  const earlierIbans = await listIbans(db);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const statement = await reading(actor.id, () =>
    readInThread<StatementTask, ReadStatement>(
      threadEntry,
      { bytes, iban, earlierIbans },
      'error_statement_costly',
      longestReadMs,
    ),
  );
  const { status, answer } = await db.transaction().execute((transaction) => {
    const inside = { ...context, db: transaction };
    return once(bankStatementApi.create, inside, { sha256, fileName }, async () => {
      const { id, isNew } = await insertStatement(transaction, { ...statement, fileName, by: actor.id, now });
      if (isNew)
        await recordEvent(inside, {
          recordKind: 'bank_statement',
          recordId: id,
          action: 'created',
          data: { name: fileName, account: statement.account },
        });
      return { status: isNew ? 201 : 200, answer: { id } };
    });
  });
  reply.code(status);
  return getStatement(context, (answer as { id: string }).id);
}

export const listRead = ({ db, actor }: Context, query: ListQuery): Promise<Page<BankStatementRow>> =>
  listStatements(db, actor, query);

/** @throws 404 */
export async function getStatement({ db }: Pick<Context, 'db'>, id: string): Promise<BankStatementRecord> {
  const statement = found(isId(id) ? await findStatement(db, id) : undefined);
  const entries = await readEntries(db, id);
  const open = entries.filter(({ payment, isRepeated }) => payment === null && !isRepeated);
  const invoices = await listPayable(db, {
    ids: entries.flatMap(({ payment }) => payment?.invoiceId ?? []),
    numbers: open.flatMap(({ numbers }) => numbers),
    cents: open.flatMap(({ numbers, debtor, cents }) => (numbers.length === 0 && debtor !== null ? [cents] : [])),
  });
  const proposed = new Map(matchEntries(open, invoices).map((match) => [match.entryId, match]));
  const present = (entry: StoredEntry): BankEntry => {
    const { payment } = entry;
    const paid = payment && invoices.find((one) => one.id === payment.invoiceId);
    if (payment && paid) return entryOf(entry, paid, payment.kind, paid.openCents);
    const match = proposed.get(entry.id);
    return entryOf(entry, match?.invoice, match?.kind, match?.openCents ?? 0);
  };
  return { ...statement, entries: entries.map(present) };
}

function entryOf(
  { id, cents, payment, numbers: _, ...entry }: StoredEntry,
  invoice: PayableInvoice | undefined,
  kind: NonNullable<BankEntry['match']>['kind'] | undefined,
  openCents: number,
): BankEntry {
  return {
    ...entry,
    id,
    amount: cents / 100,
    match: invoice && kind ? { invoiceId: invoice.id, kind } : null,
    invoice: invoice
      ? {
          id: invoice.id,
          number: invoice.number,
          legalEntityName: invoice.customerName,
          openAmount: Math.max(0, openCents) / 100,
        }
      : null,
    payment: payment && { confirmedAt: payment.confirmedAt, confirmedBy: payment.confirmedBy },
  };
}
