// Which queries a notification makes stale: those of its kind of record, and the reader's tasks or, for an administrator,
// the queue of decisions.
import type { QueryClient } from '@tanstack/react-query';
import type { ResourceType } from '@wattpact/domain/notifications/notification';
import { type RecordKindName, recordKindNames, recordKinds } from '@wattpact/domain/records/kinds';

/** Further kinds besides its own. A message changes no status; open negotiations get their own events. */
const others: Partial<Record<ResourceType, readonly RecordKindName[]>> = {
  project: ['legal_entity'],
  offer: ['legal_entity'],
  energy_contract: ['invoice', 'project'],
  payment: ['invoice', 'energy_contract'],
  negotiation: ['project', 'offer'],
  contract_template: ['negotiation'],
  contract_import: ['energy_contract'],
  contract_decision: ['energy_contract', 'invoice'],
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
