// Which answers of the API a notification makes stale: those about the kind of record that it tells of, and what
// waits for the reader or, at an administrator's, for a decision.
import type { QueryClient } from '@tanstack/react-query';
import type { ResourceType } from '@wattpact/domain/notifications/notification';

const words: Record<ResourceType, readonly string[]> = {
  project: ['projects', 'legal-entities'],
  offer: ['offers', 'legal-entities'],
  energy_contract: ['energy-contracts', 'invoices', 'projects'],
  payment: ['invoices', 'energy-contracts'],
  legal_entity: ['legal-entities'],
  negotiation: ['negotiations', 'projects', 'offers'],
  // No status changes with a message; open negotiations hear of it by themselves.
  message: [],
  contract_template: ['negotiations'],
  saved_search: ['search'],
};

/** A query's key begins with its path: `/api/projects/:id`, `/api/search/projects`, `/api/admin/projects`. */
export const isAbout = (path: unknown, type: ResourceType): boolean =>
  typeof path === 'string' && ['tasks', 'dashboard', ...words[type]].some((word) => path.split('/').includes(word));

export const refreshMatching = (client: QueryClient, type: ResourceType): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isAbout(queryKey[0], type) });
