// The queries of contract templates, and what to refetch after a new version.
import type { QueryClient } from '@tanstack/react-query';
import { contractTemplateApi, negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { apiQuery } from '../../platform/api/query.ts';

export const changesQuery = (id: string, from: number, to: number) =>
  // A version never changes, so invalidating negotiations does not refetch it.
  ({
    ...apiQuery(contractTemplateApi.changes, { params: { id }, query: { from, to } }),
    staleTime: 'static' as const,
  });

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
