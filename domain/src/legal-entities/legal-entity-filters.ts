// The filters and sorts of the lists of legal entities.

import { reviewStatuses } from '../access/review.ts';
import type { ListDeclaration } from '../filters/filters.ts';

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
    {
      name: 'status',
      kind: 'badge_checkbox',
      column: 'status',
      labelKey: 'common:filters.status',
      options: reviewStatuses,
      optionLabelKey: 'common:status',
      many: true,
      primary: true,
    },
  ],
  sorts: [
    { name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' },
    { name: 'sortByName', column: 'name', labelKey: 'common:filters.sort_name', isName: true },
    { name: 'sortByStatus', column: 'status', labelKey: 'common:filters.sort_status' },
  ],
} as const satisfies ListDeclaration;
