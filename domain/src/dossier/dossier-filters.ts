// The filters and sorts of a company's negotiations, as administrators list them.
import type { ListDeclaration } from '../filters/filters.ts';
import { negotiationStatusFilter, sorts } from '../filters/market-filters.ts';

export const entityNegotiationList = {
  filters: [{ ...negotiationStatusFilter, name: 'status', column: 'status', many: true, primary: true }],
  sorts: [sorts.createdAt],
} as const satisfies ListDeclaration;
