// Which answers of the API a notification makes stale: those about the kind of record that it tells of, and what
// waits for the reader or, at an administrator's, for a decision.
import type { QueryClient } from '@tanstack/react-query';
import type { ResourceType } from '@wattpact/domain/notifications/notification';
import { type RecordKindName, recordKindNames, recordKinds } from '@wattpact/domain/records/kinds';

/** The kinds beside its own. No status changes with a message; open negotiations hear of it by themselves. */
const others: Partial<Record<ResourceType, readonly RecordKindName[]>> = {
  project: ['legal_entity'],
  offer: ['legal_entity'],
  energy_contract: ['invoice', 'project'],
  payment: ['invoice', 'energy_contract'],
  negotiation: ['project', 'offer'],
  contract_template: ['negotiation'],
};

function wordsOf(type: ResourceType): string[] {
  const own = recordKindNames.filter((name) => name === type);
  const folders = [...own, ...(others[type] ?? [])].map((name): string => recordKinds[name].path);
  return type === 'saved_search' ? ['search'] : folders;
}

/** A query's key begins with its path: `/api/projects/:id`, `/api/search/projects`, `/api/admin/projects`. */
export const isAbout = (path: unknown, type: ResourceType): boolean =>
  typeof path === 'string' && ['tasks', 'dashboard', ...wordsOf(type)].some((word) => path.split('/').includes(word));

export const refreshMatching = (client: QueryClient, type: ResourceType): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isAbout(queryKey[0], type) });
