// The queries for invoices: one's own and, for administrators, all.
import { queryOptions } from '@tanstack/react-query';
import { adminInvoiceApi, invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { apiQuery } from '../../platform/api/query.ts';

/** `own`: of the companies for which the reader contracts. `all`: an administrator's. */
export type InvoicesSource = 'own' | 'all';

const lists = { own: invoiceApi.list, all: adminInvoiceApi.list };

export const invoiceQuery = (id: string) => apiQuery(invoiceApi.get, { params: { id } });
export const adminInvoiceQuery = (id: string) => apiQuery(adminInvoiceApi.get, { params: { id } });

/** The invoices of one contract, newest first. */
export const contractInvoicesQuery = (source: InvoicesSource, energyContractId: string) =>
  apiQuery(lists[source], { query: { energyContractId, limit: 50 } });

export const latestInvoiceQuery = (source: InvoicesSource, energyContractId: string) =>
  queryOptions({
    ...contractInvoicesQuery(source, energyContractId),
    select: ({ items }) => items[0] ?? null,
  });
