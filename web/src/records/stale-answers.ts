// The one list of what an act makes stale. A query's key begins with its call's path, and a path names its kind:
// `/api/projects/:id`, `/api/search/projects`, `/api/admin/projects/:id/history`. So the calls of a kind need no list.
import type { QueryClient } from '@tanstack/react-query';
import { type RecordKindName, recordKinds } from '@wattpact/domain/records/kinds';

/** The kinds whose records show, or change with, an act on a record of this kind. */
const concerned: Record<RecordKindName, readonly RecordKindName[]> = {
  legal_entity: ['project', 'offer', 'energy_contract', 'negotiation'],
  energy_contract: ['invoice', 'project', 'offer', 'negotiation', 'legal_entity'],
  project: ['legal_entity', 'negotiation'],
  offer: ['legal_entity', 'negotiation'],
  negotiation: ['project', 'offer', 'legal_entity'],
  invoice: ['energy_contract', 'legal_entity'],
};

/** What else people act on, as the paths of its calls name it. */
const others = {
  case: 'case',
  user: 'users',
  session: 'auth',
  mail: 'mails',
  support_feedback: 'support',
  note: 'notes',
  decision_text: 'decision-texts',
  fee_configuration: 'fee-configuration',
  draft_setting: 'draft-settings',
  saved_terms: 'saved-terms',
  series: 'series',
  simulation: 'simulations',
  price_index: 'benchmark-index',
  maintenance_notice: 'maintenance-notice',
  job: 'operation',
} as const;

/** Answers that the path of a kind does not name. */
const besides: Partial<Record<ActSubject, readonly string[]>> = {
  series: ['production'],
  project: ['against-median'],
  offer: ['against-median'],
};

export type ActSubject = RecordKindName | keyof typeof others;

/**
 * Every act may change what waits for the reader and what they have: a user's tasks, deadlines and portfolio, an administrator's counts and queue, the next case, what
 * bank statements propose. And administrators' acts are listed.
 */
const always = ['tasks', 'portfolio', 'deadlines', 'dashboard', 'case', 'bank-statements', 'audit'];

/** The parts of a path by which an answer is known to be stale. */
export function staleWords(subject: ActSubject): string[] {
  const all = [...always, ...(besides[subject] ?? [])];
  if (subject in others) return [...all, others[subject as keyof typeof others]];
  const kind = subject as RecordKindName;
  return [...all, ...[kind, ...concerned[kind]].map((name): string => recordKinds[name].path)];
}

/** @param path the first part of a query's key; keys of another form are left alone */
export const isNamedBy = (path: unknown, words: readonly string[]): boolean =>
  typeof path === 'string' && words.some((word) => path.split('/').includes(word));

/** Refetches what an act has made stale; resolves when what is on the screen is true again. */
export function refreshAfter(client: QueryClient, subject: ActSubject): Promise<void> {
  const words = staleWords(subject);
  return client.invalidateQueries({ predicate: ({ queryKey }) => isNamedBy(queryKey[0], words) });
}
