// A contract's unpaid fees, for contracts, payments and the hourly check of due dates.
import type { FeeType } from '@wattpact/domain/fees/fee-types';
import type { InvoiceStatus } from '@wattpact/domain/invoices/invoice';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The fees whose payment makes a contract active. */
export const activatingFees: readonly FeeType[] = ['REGISTRATION', 'CELEBRATION'];

export interface OpenInvoice {
  id: string;
  number: string;
  ownerId: string;
}

/** The contract's invoices that are pending or overdue, locked. */
export async function lockOpenInvoices(db: Db, contractId: string): Promise<OpenInvoice[]> {
  const { rows } = await sql<OpenInvoice>`
    select id, number, owner_id as "ownerId" from invoice
    where energy_contract_id = ${contractId} and status in ('pending', 'overdue') order by id for update`.execute(db);
  return rows;
}

/**
 * The state of a contract's registration fee: `paid`; `open`, an invoice waits for payment; `waived`, an administrator
 * cancelled it; `none`, no invoice counts.
 */
export async function feeState(db: Db, contractId: string): Promise<'paid' | 'open' | 'waived' | 'none'> {
  const { rows } = await sql<{ status: InvoiceStatus }>`
    select status from invoice where energy_contract_id = ${contractId} and activates_contract`.execute(db);
  const statuses = rows.map(({ status }) => status);
  if (statuses.includes('paid')) return 'paid';
  if (statuses.some((status) => status !== 'cancelled')) return 'open';
  return statuses.length > 0 ? 'waived' : 'none';
}

export interface OverdueInvoice extends OpenInvoice {
  contract: { id: string; name: string; ownerId: string };
}

/** Makes up to 100 pending invoices overdue whose due date is past. */
export async function markOverdue(db: Db, today: string, now: Date): Promise<OverdueInvoice[]> {
  const { rows } = await sql<OverdueInvoice>`
    update invoice t set status = 'overdue', version = t.version + 1, updated_at = ${now.toISOString()}
    from energy_contract c
    where c.id = t.energy_contract_id and t.id in (
      select id from invoice where status = 'pending' and due_date < ${today}::date
      order by due_date limit 100 for update skip locked)
    returning t.id, t.number, t.owner_id as "ownerId",
      json_build_object('id', c.id, 'name', c.name, 'ownerId', c.owner_id) as contract`.execute(db);
  return rows;
}
