// Invoices: issued for a fee of a contract, shown to payers, cancelled.
import type { FeeType } from '@wattpact/domain/fees/fee-types';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import type { InvoiceRecord, InvoiceRow } from '@wattpact/domain/invoices/invoice-api';
import { invoiceActions } from '@wattpact/domain/invoices/invoice-status';
import { creditorReference } from '@wattpact/domain/invoices/payment-reference';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, found, invalid, notFound } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import { mapPage } from '../../platform/lists/list-page.ts';
import { inSixDigits, nextNumber } from '../../platform/numbers/next-number.ts';
import { writeDate } from '../../platform/texts/written.ts';
import { lockAmendment } from '../contract-proofs/contract-version-queries.ts';
import { noteFee } from '../energy-contracts/contract-fee-service.ts';
import { lockContract } from '../energy-contracts/energy-contract-queries.ts';
import { getPrice, type PricedFee } from '../fees/fee-service.ts';
import { type EntitySummary, findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { checkAction } from '../review/check-action.ts';
import { invoiceSettled } from './invoice-events.ts';
import {
  findInvoice,
  insertInvoice,
  listInvoices,
  lockInvoice,
  readInvoices,
  type StoredInvoice,
  updateInvoice,
} from './invoice-queries.ts';
import { rowOf } from './invoice-record.ts';
import { activatingFees, hasInvoice, hasLatePayment, lockOpenInvoices } from './open-invoice-queries.ts';

const recordKind = 'invoice';

interface Issue {
  contract: { id: string; name: string; number: string; ownerId: string };
  customer: EntitySummary;
  price: PricedFee;
  description: string;
  /** The amendment whose fee it is. */
  contractVersionId?: string | undefined;
  /** The overdue invoice whose late-payment fee it is. */
  lateFor?: string;
}

/** Issues the invoice with the next number and adds the awaited payment to the contract's history. */
async function issueInvoice(context: Context, issue: Issue): Promise<string> {
  const { contract, customer, price, description, contractVersionId, lateFor } = issue;
  const { db, now, platform } = context;
  const { config } = platform;
  const { year, number: count } = await nextNumber(db, 'invoice', now);
  const number = `DP ${year}/${inSixDigits(count)}`;
  const id = newId(now);
  const { id: customerId, status: _, houseNumber, ...address } = customer;
  await insertInvoice(db, {
    ...price,
    id,
    number,
    ownerId: customerId,
    energyContract: contract,
    description,
    contractVersionId,
    lateFor,
    beneficiary: config.issuerName ?? config.appName,
    paymentReference: creditorReference(number),
    customer: { id: customerId, ...address, ...(houseNumber !== null && { houseNumber }) },
    activatesContract: activatingFees.includes(price.feeType),
    now,
  });
  await recordEvent(context, {
    recordKind,
    recordId: id,
    ownerId: customerId,
    action: 'issued',
    status: 'pending',
    data: { name: number, contractName: contract.name },
  });
  await noteFee(context, contract, 'waiting_payment', { invoiceId: id, invoiceNumber: number });
  return id;
}

/** The invoice for a fee that a contract's own course asks for; its description names the fee and the contract. */
export function issueFeeInvoice(
  context: Context,
  { contract, customer, price }: Pick<Issue, 'contract' | 'customer' | 'price'>,
) {
  const { texts, config } = context.platform;
  const t = texts.in(config.defaultLanguage);
  const fee = t(`invoices:fee_type.${price.feeType}`);
  const description = t('invoices:automatic_description', { fee, contract: contract.name, number: contract.number });
  return issueInvoice(context, { contract, customer, price, description });
}

interface NewInvoice {
  legalEntityId: string;
  energyContractId: string;
  feeType: FeeType;
  description: string;
  amendmentVersion?: number | undefined;
  confirmAnother?: boolean | undefined;
}

/** @throws 400 for what is no approved amendment of the contract, 409 where its fee was asked for already */
async function claimAmendment({ db }: Context, contractId: string, version: number): Promise<string> {
  const amendment = await lockAmendment(db, contractId, version);
  if (!amendment) throw invalid({ path: 'amendmentVersion', key: 'error_invalid.amendment_version' });
  if (amendment.isInvoiced) throw conflict('error_amendment_invoiced');
  return amendment.id;
}

/**
 * Behind the contract's lock, so that of two calls at once the second one finds the invoice of the first.
 * @throws 400, 404 for an unknown entity or contract, or a contract of another first party; 409 without fees, for an
 * amendment whose fee was asked for already, or for a second invoice of one type that the caller has not confirmed
 */
export async function createInvoice(context: Context, wanted: NewInvoice): Promise<InvoiceRecord> {
  const { db } = context;
  const customer = await findEntitySummary(db, wanted.legalEntityId);
  if (!customer || customer.status === 'deleted') throw notFound('error_legal_entity_not_found');
  const contract = await lockContract(db, wanted.energyContractId);
  if (!contract || contract.status === 'deleted' || contract.ownerId !== customer.id)
    throw notFound('error_energy_contract_not_found');
  const { feeType, description, amendmentVersion: version, confirmAnother = false } = wanted;
  const price = await getPrice(context, feeType, customer.country);
  const contractVersionId = version === undefined ? undefined : await claimAmendment(context, contract.id, version);
  if (version === undefined && !confirmAnother && (await hasInvoice(db, contract.id, feeType)))
    throw conflict('error_invoice_of_type');
  const id = await issueInvoice(context, { contract, customer, price, description, contractVersionId });
  return getInvoice(context, id);
}

export async function listInvoiceRows(context: Context, query: ListQuery): Promise<Page<InvoiceRow>> {
  const { db, actor } = context;
  const page = await listInvoices(db, actor, query);
  return mapPage(page, ({ files, ...invoice }) => rowOf(invoice, context, files));
}

/** These invoices in this order. */
export const listRowsOf = async (context: Context, ids: readonly string[]): Promise<InvoiceRow[]> =>
  (await readInvoices(context.db, context.actor, ids)).map(({ files, ...invoice }) => rowOf(invoice, context, files));

/** @throws 404 for anybody who neither pays nor administers */
export async function getInvoice(context: Context, id: string): Promise<InvoiceRecord> {
  const { files, history, settlements, ...invoice } = found(await findInvoice(context.db, context.actor, id));
  return { ...rowOf(invoice, context, files, settlements), settlements, history };
}

/** @throws 403, 404, 409 */
export async function lockForAction(
  context: Context,
  id: string,
  action: keyof typeof invoiceActions,
): Promise<StoredInvoice> {
  const invoice = found(isId(id) ? await lockInvoice(context.db, context.actor, id) : undefined);
  checkAction(invoiceActions, action, context.actor, { status: invoice.status, ownerIds: [invoice.ownerId] });
  return invoice;
}

/** @throws 404, 409 once it is paid or cancelled, 412 */
export async function cancelInvoice(context: Context, id: string, comment: string | undefined): Promise<InvoiceRecord> {
  const { db, now } = context;
  const invoice = await lockForAction(context, id, 'cancel');
  checkVersion(context, invoice.version);
  await updateInvoice(db, id, { status: 'cancelled' }, now);
  await recordCancellation(context, { ...invoice, comment });
  await invoiceSettled.raise(context, { contractId: invoice.energyContract.id });
  return getInvoice(context, id);
}

/** @throws 403, 404, 409 unless it is overdue, for a late-payment fee, and where the fee was asked for already */
export async function chargeLatePayment(context: Context, id: string): Promise<InvoiceRecord> {
  const { platform } = context;
  const invoice = await lockForAction(context, id, 'chargeLatePayment');
  const { number, dueDate, feeType, ownerId, energyContract } = invoice;
  if (feeType === 'LATE_PAYMENT') throw conflict('error_wrong_status');
  // Asked behind the lock: who waited for it read the invoice as it was before.
  if (await hasLatePayment(context.db, id)) throw conflict('error_late_payment_charged');
  const customer = found(await findEntitySummary(context.db, ownerId));
  const price = await getPrice(context, 'LATE_PAYMENT', customer.country);
  if (price.totalCents === 0) throw conflict('error_late_payment_free');
  const t = platform.texts.in(platform.config.defaultLanguage);
  const description = t('invoices:late_description', { number, date: writeDate(dueDate) });
  const contract = { ...energyContract, ownerId };
  return getInvoice(context, await issueInvoice(context, { contract, customer, price, description, lateFor: id }));
}

const recordCancellation = (
  context: Context,
  { id, number, ownerId, comment }: Pick<StoredInvoice, 'id' | 'number' | 'ownerId'> & { comment?: string | undefined },
) =>
  recordEvent(context, {
    recordKind,
    recordId: id,
    ownerId,
    action: 'cancelled',
    status: 'cancelled',
    comment,
    data: { name: number },
  });

/** Cancels the open invoices of a rejected or deleted contract; a later approval asks for the fee again. */
export async function cancelOpenInvoices(context: Context, contractId: string): Promise<void> {
  const { db, now } = context;
  for (const invoice of await lockOpenInvoices(db, contractId)) {
    await updateInvoice(db, invoice.id, { status: 'cancelled', activatesContract: false }, now);
    await recordCancellation(context, invoice);
  }
}
