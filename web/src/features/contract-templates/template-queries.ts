// The queries of contract templates, and what has to be fetched anew after a new version.
import type { QueryClient } from '@tanstack/react-query';
import { contractTemplateApi, negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { apiQuery } from '../../platform/api/query.ts';

export const changesQuery = (id: string, from: number, to: number) =>
  // Versions never change once they are made: not even what makes negotiations stale fetches them again.
  ({
    ...apiQuery(contractTemplateApi.changes, { params: { id }, query: { from, to } }),
    staleTime: 'static' as const,
  });

export const templateQuery = (id: string, templateId: string) =>
  apiQuery(contractTemplateApi.get, { params: { id, templateId } });

export const templatesQuery = (id: string) => apiQuery(contractTemplateApi.list, { params: { id } });

export const negotiationQuery = (id: string) => apiQuery(negotiationApi.get, { params: { id } });

/** Everything of negotiations but what never changes: the differences between two versions. */
export const refreshTemplates = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith('/api/negotiations') && path !== contractTemplateApi.changes.path,
  });
