// The filter of an account statement: its period, which the page keeps in its address, as lists do.
import type { ListDeclaration } from '../filters/filters.ts';

export const accountStatementList = {
  filters: [
    { name: 'date', kind: 'date', names: { min: 'dateStart', max: 'dateEnd' }, labelKey: 'invoices:account.date' },
  ],
  sorts: [],
} as const satisfies ListDeclaration;
