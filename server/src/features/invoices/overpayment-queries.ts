// Every statement on the table of what was settled of overpaid invoices.
import type { Settlement } from '@wattpact/domain/invoices/overpayment';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';

/** JSON of what was settled of invoice `t`, and credited to it from others, oldest first. */
export const settlementsColumn = sql<Settlement[]>`coalesce((
  select json_agg(json_build_object('id', s.id, 'way', s.way, 'amount', s.cents / 100.0, 'settledOn', s.settled_on,
    'bankReference', s.bank_reference, 'invoice', json_build_object('id', o.id, 'number', o.number),
    'creditedInvoice', case when k.id is not null then json_build_object('id', k.id, 'number', k.number) end)
    order by s.settled_at, s.id)
  from overpayment_settlement s join invoice o on o.id = s.invoice_id left join invoice k on k.id = s.credited_invoice_id
  where (s.invoice_id = t.id or s.credited_invoice_id = t.id) and s.taken_back_at is null), '[]')`;

interface NewRow {
  invoiceId: string;
  way: Settlement['way'];
  cents: number;
  settledOn: string;
  bankReference: string | null;
  creditedInvoiceId: string | null;
  by: string;
  now: Date;
}

export const insertSettlement = (db: Db, row: NewRow) =>
  db
    .insertInto('overpayment_settlement')
    .values({
      id: newId(row.now),
      invoice_id: row.invoiceId,
      way: row.way,
      cents: row.cents,
      settled_on: row.settledOn,
      bank_reference: row.bankReference,
      credited_invoice_id: row.creditedInvoiceId,
      settled_by: row.by,
      settled_at: row.now.toISOString(),
    })
    .execute();

export interface StoredSettlement {
  cents: number;
  creditedInvoiceId: string | null;
  isTakenBack: boolean;
}

/** Of this overpaid invoice, locked until the transaction ends. */
export async function lockSettlement(db: Db, invoiceId: string, id: string): Promise<StoredSettlement | undefined> {
  const { rows } = await sql<StoredSettlement>`
    select cents, credited_invoice_id as "creditedInvoiceId", taken_back_at is not null as "isTakenBack"
    from overpayment_settlement where id = ${id} and invoice_id = ${invoiceId} for update`.execute(db);
  return rows[0];
}

export const markTakenBack = (db: Db, id: string, { by, reason, now }: { by: string; reason: string; now: Date }) =>
  db
    .updateTable('overpayment_settlement')
    .set({ taken_back_by: by, taken_back_at: now.toISOString(), reason })
    .where('id', '=', id)
    .execute();
