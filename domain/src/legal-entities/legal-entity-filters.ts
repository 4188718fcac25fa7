// The filters and sorts of the lists of legal entities.

import type { ListDeclaration } from '../filters/filters.ts';
import { countriesFilter } from '../filters/market-filters.ts';
import { statusFilter } from '../filters/status-filter.ts';

export const legalEntityList = {
  filters: [
    {
      name: 'searchQuery',
      kind: 'input',
      labelKey: 'legalEntity:filters.search',
      placeholderKey: 'legalEntity:list.search',
      primary: true,
      counted: false,
    },
    { ...statusFilter(), optionLabelKey: 'legalEntity:status' },
    countriesFilter,
    {
      name: 'isMarketAgent',
      kind: 'switch',
      column: 'is_market_agent',
      labelKey: 'common:field.isMarketAgent',
    },
    {
      name: 'createdAt',
      kind: 'date',
      names: { min: 'createdAtStart', max: 'createdAtEnd' },
      column: 'created_at',
      isInstant: true,
      labelKey: 'legalEntity:side.created',
      primary: true,
    },
    // The beginnings of words in the name and the address of the person who holds the entity.
    { name: 'owner', kind: 'input', adminOnly: true, labelKey: 'legalEntity:side.owner' },
  ],
  sorts: [
    { name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' },
    { name: 'sortByName', column: 'name', labelKey: 'common:filters.sort_name', isName: true },
    { name: 'sortByStatus', column: 'status', labelKey: 'common:filters.sort_status' },
  ],
} as const satisfies ListDeclaration;
