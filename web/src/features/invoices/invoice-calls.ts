// The queries about invoices: one's own and, for administrators, all; and what is fetched anew when one has changed.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import { adminEnergyContractApi, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { adminInvoiceApi, type InvoiceRow, invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { invoiceColumns } from '@wattpact/domain/invoices/invoice-columns';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';
import type { ListSource } from '../market/use-record-list.ts';

/** `own`: of the companies for which the reader contracts. `all`: an administrator's. */
export type InvoicesSource = 'own' | 'all';

const lists = { own: invoiceApi.list, all: adminInvoiceApi.list };

export const invoiceQuery = (id: string) => apiQuery(invoiceApi.get, { params: { id } });
export const adminInvoiceQuery = (id: string) => apiQuery(adminInvoiceApi.get, { params: { id } });

export const ownInvoices: ListSource<InvoiceRow> = {
  own: true,
  path: invoiceApi.list.path,
  fetch: (input) => call(invoiceApi.list, input),
  file: { call: invoiceApi.listExport, columns: invoiceColumns },
};
export const allInvoices: ListSource<InvoiceRow> = {
  path: adminInvoiceApi.list.path,
  fetch: (input) => call(adminInvoiceApi.list, input),
  file: { call: adminInvoiceApi.listExport, columns: invoiceColumns },
};

/** Those of one contract, newest first. */
export const contractInvoicesQuery = (source: InvoicesSource, energyContractId: string) =>
  apiQuery(lists[source], { query: { energyContractId, limit: 50 } });

export const latestInvoiceQuery = (source: InvoicesSource, energyContractId: string) =>
  queryOptions({
    ...contractInvoicesQuery(source, energyContractId),
    select: ({ items }) => items[0] ?? null,
  });

const changing = [
  invoiceApi.get,
  invoiceApi.list,
  adminInvoiceApi.get,
  adminInvoiceApi.list,
  energyContractApi.get,
  energyContractApi.list,
  energyContractApi.history,
  adminEnergyContractApi.get,
  adminEnergyContractApi.history,
  dashboardApi.queue,
];

export async function refreshInvoices(queryClient: QueryClient): Promise<void> {
  await Promise.all(changing.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
}
