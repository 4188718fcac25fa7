// The filters and sorts of the administrators' list of users, and the statuses that it filters by.
import type { ListDeclaration } from '../filters/filters.ts';
import { statusFilter } from '../filters/status-filter.ts';

export const userStatuses = ['active', 'inactive', 'user_soft_deleted', 'user_deleted'] as const;

export const userList = {
  filters: [
    { name: 'searchQuery', kind: 'input', labelKey: 'common:filters.search', primary: true, counted: false },
    {
      name: 'kind',
      kind: 'select',
      options: ['marketplace', 'admin'],
      optionLabelKey: 'profile:users.kind',
      labelKey: 'profile:users.filters.kind',
      primary: true,
    },
    statusFilter(userStatuses),
  ],
  sorts: [
    { name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' },
    { name: 'sortByName', column: 'display_name', labelKey: 'common:filters.sort_name', isName: true },
    { name: 'sortByStatus', column: 'status', labelKey: 'common:filters.sort_status' },
    {
      name: 'sortByLastLogin',
      column: 'last_login_at',
      labelKey: 'profile:users.last_login',
      mayBeEmpty: true,
    },
  ],
} as const satisfies ListDeclaration;
