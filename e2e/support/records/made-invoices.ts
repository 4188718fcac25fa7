// Invoices of new contracts, and what a bank statement says was received for them.
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { accounts, openSession } from '../people/people.ts';
import { statementFile } from './bank-statements.ts';
import { send } from './made-parties.ts';

interface MadeInvoice {
  id: string;
  number: string;
  paymentReference: string;
  totalPrice: number;
}

export async function openAdmin(browser: Browser): Promise<BrowserContext> {
  const admin = await browser.newContext();
  await openSession(admin, accounts.admin);
  return admin;
}

/** The fee of a new contract. */
export async function madeInvoice(
  admin: BrowserContext,
  seller: BrowserContext,
  entityId: string,
): Promise<MadeInvoice> {
  const { id } = await send(seller, 'post', '/energy-contracts', contractPayload(entityId));
  await send(admin, 'post', `/admin/energy-contracts/${id}/approve`, {});
  const { items } = await send(admin, 'get', `/admin/invoices?energyContractId=${id}`);
  const [invoice] = items as MadeInvoice[];
  if (!invoice) throw new Error('no invoice');
  return invoice;
}

/** A confirmed amount of a bank statement. */
export async function receive(admin: BrowserContext, invoice: MadeInvoice, amount: number): Promise<void> {
  const { iban } = await send(admin, 'get', '/admin/fee-configuration');
  const file = statementFile(String(iban), [{ amount, reference: invoice.paymentReference, debtor: 'Vendedora' }]);
  const answer = await admin.request.post('/api/admin/bank-statements', { multipart: { file } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id, entries } = (await answer.json()) as { id: string; entries: { id: string; match: { kind: string } }[] };
  const pairs = entries.map((entry) => ({ entryId: entry.id, invoiceId: invoice.id, kind: entry.match.kind }));
  await send(admin, 'post', `/admin/bank-statements/${id}/confirm`, { entries: pairs });
}
