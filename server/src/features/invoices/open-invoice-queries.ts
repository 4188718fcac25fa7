// A contract's unpaid fees, for contracts, payments and the hourly check of due dates.
import type { FeeType } from '@wattpact/domain/fees/fee-types';
import type { InvoiceStatus } from '@wattpact/domain/invoices/invoice-status';
import type { Reminder } from '@wattpact/domain/invoices/payment-reminders';
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
  customerName: string;
  contract: { id: string; name: string; ownerId: string };
}

/** Makes up to 250 pending invoices overdue whose due date is past. */
export async function markOverdue(db: Db, today: string, now: Date): Promise<OverdueInvoice[]> {
  const { rows } = await sql<OverdueInvoice>`
    update invoice t set status = 'overdue', version = t.version + 1, updated_at = ${now.toISOString()}
    from energy_contract c
    where c.id = t.energy_contract_id and t.id in (
      select id from invoice where status = 'pending' and due_date < ${today}::date
      order by due_date limit 250 for update skip locked)
    returning t.id, t.number, t.owner_id as "ownerId", t.customer ->> 'name' as "customerName",
      json_build_object('id', c.id, 'name', c.name, 'ownerId', c.owner_id) as contract`.execute(db);
  return rows;
}

export interface UnpaidInvoice extends OpenInvoice {
  customerName: string;
  dueDate: string;
}

/**
 * Up to 250 of this reminder's due dates that were issued before this day and of which nobody was reminded, locked: not
 * those whose proof waits for an administrator, and not those that another process has locked.
 */
export async function lockToRemindOf(db: Db, { stage, from, to }: Reminder, today: string): Promise<UnpaidInvoice[]> {
  const { rows } = await sql<UnpaidInvoice>`
    select t.id, t.number, t.owner_id as "ownerId", t.customer ->> 'name' as "customerName", t.due_date as "dueDate"
    from invoice t
    where t.status in ('pending', 'overdue') and t.payment_status is distinct from 'pending'
      and t.due_date between ${from}::date and ${to}::date and t.issued_date < ${today}::date
      and not exists (select from event e where e.record_kind = 'invoice' and e.record_id = t.id and e.action = ${stage}
        and e.data ->> 'deadline' = t.due_date::text)
    order by t.due_date, t.id limit 250 for update skip locked`.execute(db);
  return rows;
}

/** Whether the contract has an invoice for this fee that counts. */
export async function hasInvoice(db: Db, contractId: string, feeType: FeeType): Promise<boolean> {
  const { rows } = await sql`
    select from invoice where energy_contract_id = ${contractId} and fee_type = ${feeType} and status <> 'cancelled'
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the fee for paying this invoice late was asked for. */
export async function hasLatePayment(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from invoice where late_for = ${id} and status <> 'cancelled' limit 1`.execute(db);
  return rows.length > 0;
}
