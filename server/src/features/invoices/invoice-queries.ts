// Every statement on the invoices' table.
import { type Actor, entitiesWith } from '@wattpact/domain/access/roles';
import type { FileRecord, HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import type { paymentStatuses } from '@wattpact/domain/invoices/invoice';
import type { InvoiceRow } from '@wattpact/domain/invoices/invoice-api';
import { invoiceList } from '@wattpact/domain/invoices/invoice-filters';
import type { InvoiceStatus } from '@wattpact/domain/invoices/invoice-status';
import type { Settlement } from '@wattpact/domain/invoices/overpayment';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/statement-marks.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import type { Condition } from '../../platform/lists/conditions.ts';
import { type ListSource, listPage, readRows } from '../../platform/lists/list-page.ts';
import { filesOf } from '../files/file-queries.ts';
import { historyOf } from '../history/history-queries.ts';
import { settlementsColumn } from './overpayment-queries.ts';

type PaymentStatus = (typeof paymentStatuses)[number];

/** The invoiced entity's data on the day of issue. */
export interface Customer {
  id: string;
  name: string;
  fiscalNumber: string;
  country: string;
  streetAddress: string;
  houseNumber?: string;
  postalCode: string;
  city: string;
}

/** An invoice as stored; amounts in cents. */
export interface StoredInvoice
  extends Pick<
    InvoiceRow,
    | 'id'
    | 'number'
    | 'status'
    | 'version'
    | 'feeType'
    | 'periodicity'
    | 'issuedDate'
    | 'dueDate'
    | 'createdAt'
    | 'taxRate'
    | 'reverseCharge'
    | 'description'
    | 'iban'
    | 'beneficiary'
    | 'paymentReference'
    | 'paymentStatus'
    | 'paymentComment'
    | 'energyContract'
    | 'latePayment'
  > {
  ownerId: string;
  /** What bank statements say was received, without what was returned or counted for another invoice. */
  paidCents: number;
  /** A received amount made it paid, not a proof. */
  paidByStatement: boolean;
  netCents: number;
  taxCents: number;
  totalCents: number;
  customer: Customer;
  confirmationFileId: string | null;
  invoiceFileId: string | null;
}

export const isOpen = ({ status }: Pick<StoredInvoice, 'status'>): boolean =>
  status === 'pending' || status === 'overdue';

const columns = sql<StoredInvoice>`t.id, t.number, t.status, t.version, t.owner_id as "ownerId",
  t.fee_type as "feeType", t.periodicity, t.issued_date as "issuedDate", t.due_date as "dueDate",
  t.created_at as "createdAt", t.net_cents as "netCents", t.tax_rate as "taxRate", t.tax_cents as "taxCents",
  t.total_cents as "totalCents", t.paid_cents as "paidCents", t.paid_by_statement as "paidByStatement",
  t.reverse_charge as "reverseCharge", t.description, t.iban, t.beneficiary,
  t.payment_reference as "paymentReference", t.payment_status as "paymentStatus",
  t.payment_comment as "paymentComment", t.customer, t.confirmation_file_id as "confirmationFileId",
  t.invoice_file_id as "invoiceFileId",
  (select json_build_object('id', l.id, 'number', l.number) from invoice l
    where l.late_for = t.id and l.status <> 'cancelled') as "latePayment",
  json_build_object('id', c.id, 'name', c.name, 'number', c.number) as "energyContract"`;
const contract = sql`join energy_contract c on c.id = t.energy_contract_id`;

/** The payers: people with CONTRACTING or MANAGE in the invoiced entity, and administrators. */
const visibleInvoices = (actor: Actor): Condition =>
  actor.isAdmin ? sql<boolean>`true` : sql<boolean>`t.owner_id = any(${entitiesWith(actor, 'contracting')}::uuid[])`;

/** As its index says it (migration 1290). */
const isOverpaid = sql<boolean>`t.paid_cents > case when t.status = 'cancelled' then 0 else t.total_cents end`;

/** A confirmation of its payment waits to be verified. */
export const isToConfirm = sql<boolean>`t.payment_status = 'pending' and t.status in ('pending', 'overdue')`;

/** @param query of the list, for what no single column answers */
export const invoiceSource = (
  actor: SignedIn,
  { overpaid, toConfirm }: { [name: string]: unknown },
): ListSource<StoredInvoice> => ({
  table: 'invoice',
  declaration: invoiceList,
  where: [
    visibleInvoices(actor),
    ...(actor.isAdmin && overpaid === true ? [isOverpaid] : []),
    ...(actor.isAdmin && toConfirm === true ? [isToConfirm] : []),
  ],
  select: columns,
  join: contract,
  isAdmin: actor.isAdmin,
  language: actor.language,
});

interface WithFiles extends StoredInvoice {
  files: FileRecord[];
}
const withFiles = sql<WithFiles>`${columns}, ${filesOf('invoice', sql`array[t.id]`)} as files`;

export const listInvoices = (db: Db, actor: SignedIn, query: ListQuery): Promise<Page<WithFiles>> =>
  listPage(db, { ...invoiceSource(actor, query), select: withFiles }, query);

interface FoundInvoice extends WithFiles {
  settlements: Settlement[];
  history: HistoryEntry[];
}

export async function findInvoice(db: Db, actor: Actor, id: string): Promise<FoundInvoice | undefined> {
  const { rows } = await sql<FoundInvoice>`
    select ${prepared} ${withFiles}, ${historyOf('invoice', actor.isAdmin)} as history,
      ${settlementsColumn} as settlements
    from invoice t ${contract} where t.id = ${id} and ${visibleInvoices(actor)}`.execute(db);
  return rows[0];
}

/** These invoices in this order, as in a list. */
export const readInvoices = (db: Db, actor: SignedIn, ids: readonly string[]): Promise<WithFiles[]> =>
  readRows(db, { ...invoiceSource(actor, {}), select: withFiles }, ids);

/** What checks need of an invoice that the actor may see. */
export async function findAttached(
  db: Db,
  actor: Actor,
  id: string,
): Promise<Pick<StoredInvoice, 'confirmationFileId'> | undefined> {
  const { rows } = await sql<Pick<StoredInvoice, 'confirmationFileId'>>`
    select ${prepared} t.confirmation_file_id as "confirmationFileId" from invoice t
    where t.id = ${id} and ${visibleInvoices(actor)}`.execute(db);
  return rows[0];
}

/** As `findInvoice`, locked until the transaction ends. */
export async function lockInvoice(db: Db, actor: Actor, id: string): Promise<StoredInvoice | undefined> {
  const { rows } = await sql<StoredInvoice>`
    select ${columns} from invoice t ${contract}
    where t.id = ${id} and ${visibleInvoices(actor)} for update of t`.execute(db);
  return rows[0];
}

/** The administrator's refusal of the proof that the invoice has; undefined when none was refused since it was sent. */
export async function findRejection(db: Db, id: string): Promise<{ comment: string | null } | undefined> {
  const { rows } = await sql<{ action: string; comment: string | null }>`
    select action, comment from event where record_kind = 'invoice' and record_id = ${id}
      and action in ('confirmation_uploaded', 'payment_rejected') order by id desc limit 1`.execute(db);
  return rows.find(({ action }) => action === 'payment_rejected');
}

export interface NewInvoice
  extends Pick<
    StoredInvoice,
    | 'id'
    | 'number'
    | 'ownerId'
    | 'feeType'
    | 'periodicity'
    | 'issuedDate'
    | 'dueDate'
    | 'netCents'
    | 'taxRate'
    | 'taxCents'
    | 'totalCents'
    | 'reverseCharge'
    | 'description'
    | 'iban'
    | 'beneficiary'
    | 'paymentReference'
    | 'customer'
    | 'energyContract'
  > {
  /** Whether paying it activates the contract. */
  activatesContract: boolean;
  /** The amendment of the contract whose fee it is. */
  contractVersionId: string | undefined;
  /** The overdue invoice whose late-payment fee it is. */
  lateFor: string | undefined;
  now: Date;
}

const searchText = ({ number, customer, energyContract }: NewInvoice) =>
  `${number} ${customer.name} ${energyContract.name} ${energyContract.number}`;

export const insertInvoice = (db: Db, invoice: NewInvoice) => {
  const at = invoice.now.toISOString();
  return db
    .insertInto('invoice')
    .values({
      id: invoice.id,
      number: invoice.number,
      owner_id: invoice.ownerId,
      energy_contract_id: invoice.energyContract.id,
      fee_type: invoice.feeType,
      periodicity: invoice.periodicity,
      status: 'pending',
      issued_date: invoice.issuedDate,
      due_date: invoice.dueDate,
      net_cents: invoice.netCents,
      tax_rate: invoice.taxRate,
      tax_cents: invoice.taxCents,
      total_cents: invoice.totalCents,
      reverse_charge: invoice.reverseCharge,
      description: invoice.description,
      iban: invoice.iban,
      beneficiary: invoice.beneficiary,
      payment_reference: invoice.paymentReference,
      customer: json(invoice.customer),
      activates_contract: invoice.activatesContract,
      contract_version_id: invoice.contractVersionId ?? null,
      late_for: invoice.lateFor ?? null,
      created_at: at,
      updated_at: at,
      search: sql`search_vector(${searchText(invoice)})`,
    })
    .execute();
};

interface InvoiceChange {
  status?: InvoiceStatus;
  paymentStatus?: PaymentStatus | null;
  paymentComment?: string | null;
  confirmationFileId?: string | null;
  confirmationAt?: Date | null;
  paidCents?: number;
  paidByStatement?: boolean;
  invoiceFileId?: string | null;
  activatesContract?: boolean;
}

const columnsOf = (change: InvoiceChange) => ({
  ...(change.status !== undefined && { status: change.status }),
  ...(change.paymentStatus !== undefined && { payment_status: change.paymentStatus }),
  ...(change.paymentComment !== undefined && { payment_comment: change.paymentComment }),
  ...(change.confirmationFileId !== undefined && { confirmation_file_id: change.confirmationFileId }),
  ...(change.confirmationAt !== undefined && { confirmation_at: change.confirmationAt?.toISOString() ?? null }),
  ...(change.paidCents !== undefined && { paid_cents: change.paidCents }),
  ...(change.paidByStatement !== undefined && { paid_by_statement: change.paidByStatement }),
  ...(change.invoiceFileId !== undefined && { invoice_file_id: change.invoiceFileId }),
  ...(change.activatesContract !== undefined && { activates_contract: change.activatesContract }),
});

/** Writes the change and raises the version. */
export const updateInvoice = (db: Db, id: string, change: InvoiceChange, now: Date) =>
  db
    .updateTable('invoice')
    .set((set) => ({ ...columnsOf(change), version: set('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .execute();

/** Invoices of the entity, or of the contract, that are pending or overdue. */
export async function countOpenInvoices(db: Db, of: { entityId: string } | { contractId: string }): Promise<number> {
  const ofRecord = 'entityId' in of ? sql`t.owner_id = ${of.entityId}` : sql`t.energy_contract_id = ${of.contractId}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from invoice t
    where ${ofRecord} and t.status in ('pending', 'overdue')`.execute(db);
  return rows[0]?.count ?? 0;
}
