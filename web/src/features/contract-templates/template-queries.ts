// The queries of contract templates, and what to refetch after a new version.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiCall } from '@wattpact/domain/api/api-call';
import { contractTemplateApi, negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import type { TermChange } from '@wattpact/domain/records/version-changes';
import { apiQuery } from '../../platform/api/query.ts';
import { request } from '../../platform/api/request.ts';

/** Whose versions are compared: a negotiation's, or a registered contract's. */
export interface ChangesSource {
  call: Pick<ApiCall, 'method' | 'path'>;
  id: string;
  /** A version that never changes is not fetched again, whatever is invalidated. */
  isFixed: boolean;
}

export const templateChanges = (id: string): ChangesSource => ({
  call: contractTemplateApi.changes,
  id,
  isFixed: true,
});

export const changesQuery = ({ call: { method, path }, id, isFixed }: ChangesSource, from: number, to: number) => {
  const input = { params: { id }, query: { from, to } };
  return queryOptions({
    queryKey: [path, input],
    queryFn: ({ signal }) => request<TermChange[]>(method, path, { ...input, signal }),
    ...(isFixed && { staleTime: 'static' as const }),
  });
};

export const templateQuery = (id: string, templateId: string) =>
  apiQuery(contractTemplateApi.get, { params: { id, templateId } });

export const templatesQuery = (id: string) => apiQuery(contractTemplateApi.list, { params: { id } });

export const negotiationQuery = (id: string) => apiQuery(negotiationApi.get, { params: { id } });

/** All queries of negotiations except the differences between two versions, which never change. */
export const refreshTemplates = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith('/api/negotiations') && path !== contractTemplateApi.changes.path,
  });
