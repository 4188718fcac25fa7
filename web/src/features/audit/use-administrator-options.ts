// The administrators to whom the audit log can be narrowed.
import { useQuery } from '@tanstack/react-query';
import { adminUserApi } from '@wattpact/domain/users/admin-user-api';
import type { PageOptions } from '../../platform/address/filter-values.ts';
import { call } from '../../platform/api/call.ts';

const query = { kind: 'admin', limit: 100, sortByName: true, sortOrder: 'asc' } as const;

export function useAdministratorOptions(): PageOptions {
  const { data, isLoadingError, error, refetch } = useQuery({
    queryKey: [adminUserApi.list.path, { query }],
    queryFn: ({ signal }) => call(adminUserApi.list, { query, signal }),
  });
  if (isLoadingError) return { actor: { error, retry: refetch } };
  return { actor: (data?.items ?? []).map(({ id, displayName }) => ({ value: id, label: displayName })) };
}
