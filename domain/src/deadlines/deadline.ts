// What must be done, or happens, on a day: an invoice is due, a contract is to be registered, a contract ends.
import { z } from 'zod';
import { recordKinds } from '../records/kinds.ts';

export const deadlineKinds = ['payment', 'registration', 'contract_end'] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

export const deadline = z
  .object({
    kind: z.enum(deadlineKinds),
    /** A signed contract without a registration is known by its negotiation, a rejected one by itself. */
    recordKind: z.enum(['invoice', 'negotiation', 'energy_contract']),
    id: z.string(),
    name: z.string(),
    /** `2026-12-04`. */
    date: z.string(),
  })
  .meta({ id: 'Deadline' });
export type Deadline = z.infer<typeof deadline>;

/** The page where one does what is to be done, without its language segment. */
export function deadlinePath({ kind, recordKind, id }: Pick<Deadline, 'kind' | 'recordKind' | 'id'>): string {
  const contracts = recordKinds.energy_contract.path;
  if (recordKind === 'negotiation') return `/${contracts}/register?negotiationId=${id}`;
  if (kind === 'registration') return `/${contracts}/${id}/edit`;
  return `/${recordKinds[recordKind].path}/${id}`;
}
