// The filters and sorts of the lists of invoices, and the statuses that they filter by.
import { feeTypes } from '../fees/fee-types.ts';
import type { ListDeclaration } from '../filters/filters.ts';

export const invoiceStatuses = ['pending', 'paid', 'overdue', 'cancelled'] as const;

const dateRange = (name: string) =>
  ({
    name,
    kind: 'date',
    names: { min: `${name}Start`, max: `${name}End` },
    group: 'basic_information',
  }) as const;

export const invoiceList = {
  filters: [
    { name: 'searchQuery', kind: 'input', labelKey: 'common:filters.search', primary: true, counted: false },
    {
      name: 'invoiceStatus',
      kind: 'badge_checkbox',
      column: 'status',
      many: true,
      options: invoiceStatuses,
      optionLabelKey: 'invoices:status',
      labelKey: 'common:filters.status',
      primary: true,
    },
    {
      name: 'feeType',
      kind: 'select',
      column: 'fee_type',
      many: true,
      options: feeTypes,
      optionLabelKey: 'invoices:fee_type',
      labelKey: 'invoices:filters.fee_type',
      primary: true,
    },
    {
      name: 'legalEntityId',
      kind: 'select',
      column: 'owner_id',
      isId: true,
      labelKey: 'common:filters.legal_entity',
    },
    {
      name: 'energyContractId',
      kind: 'select',
      column: 'energy_contract_id',
      isId: true,
      labelKey: 'invoices:filters.energy_contract',
    },
    { ...dateRange('issueDate'), column: 'issued_date', labelKey: 'invoices:filters.issue_date' },
    { ...dateRange('dueDate'), column: 'due_date', labelKey: 'invoices:filters.due_date' },
    { name: 'overpaid', kind: 'switch', labelKey: 'invoices:filters.overpaid', adminOnly: true },
    { name: 'toConfirm', kind: 'switch', labelKey: 'invoices:filters.to_confirm', adminOnly: true },
  ],
  sorts: [
    { name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' },
    { name: 'sortByDueDate', column: 'due_date', labelKey: 'invoices:filters.sort_due_date' },
    { name: 'sortByStatus', column: 'status', labelKey: 'common:filters.sort_status' },
    { name: 'sortByPrice', column: 'total_cents', labelKey: 'invoices:filters.sort_total' },
  ],
} as const satisfies ListDeclaration;
