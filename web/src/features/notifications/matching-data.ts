// Which queries a notification makes stale: those that an act on its kind of record makes stale.
import type { QueryClient } from '@tanstack/react-query';
import type { ResourceType } from '@wattpact/domain/notifications/notification';
import { type RecordKindName, recordKindNames } from '@wattpact/domain/records/kinds';
import { isNamedBy, staleWords } from '../../records/stale-answers.ts';

/** Of notifications that are not called by a kind of record. Open negotiations get their own events for a message. */
const kindsOf: Partial<Record<ResourceType, RecordKindName>> = {
  payment: 'invoice',
  contract_template: 'negotiation',
  contract_import: 'energy_contract',
  contract_decision: 'energy_contract',
};

function wordsOf(type: ResourceType): string[] {
  const kind = recordKindNames.find((name) => name === type) ?? kindsOf[type];
  if (kind) return staleWords(kind);
  return type === 'saved_search' ? ['tasks', 'dashboard', 'search'] : ['tasks', 'dashboard'];
}

export const isAbout = (path: unknown, type: ResourceType): boolean => isNamedBy(path, wordsOf(type));

export const refreshMatching = (client: QueryClient, type: ResourceType): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isAbout(queryKey[0], type) });
