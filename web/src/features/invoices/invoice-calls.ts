// The queries for invoices: one's own and, for administrators, all; and what to refetch after a change.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import { contractVersionApi } from '@wattpact/domain/energy-contracts/contract-version-api';
import { adminEnergyContractApi, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
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

const changing = [
  invoiceApi.get,
  invoiceApi.list,
  adminInvoiceApi.get,
  adminInvoiceApi.list,
  energyContractApi.get,
  energyContractApi.list,
  energyContractApi.history,
  contractVersionApi.list,
  adminEnergyContractApi.get,
  adminEnergyContractApi.history,
  dashboardApi.queue,
];

export async function refreshInvoices(queryClient: QueryClient): Promise<void> {
  await Promise.all(changing.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
}
