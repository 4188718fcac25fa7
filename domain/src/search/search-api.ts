// The administrators' search over the records of every kind.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { searchText } from '../filters/filters.ts';

/** In the order in which they are shown, unless a number says which one is meant. */
export const foundKinds = ['legal_entity', 'user', 'energy_contract', 'invoice', 'project', 'offer'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Of each kind this many are answered. */
export const mostFound = 5;

const foundRecord = z.object({
  id: z.string(),
  name: z.string(),
  /** What tells it from its like, in this order: number, owner, place, address. */
  details: z.array(z.string()),
  status: z.string(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

const foundGroup = z.object({
  kind: z.enum(foundKinds),
  items: z.array(foundRecord),
  /** There are more than these. */
  hasMore: z.boolean(),
});
export type FoundGroup = z.infer<typeof foundGroup>;

export const searchApi = {
  records: apiCall({
    method: 'GET',
    path: '/api/admin/search',
    access: 'admin',
    status: 200,
    fromReplica: true,
    summary: 'Companies, people, contracts, invoices, projects and offers by name or number, the likeliest first',
    query: z.object({ query: searchText }),
    answer: z.object({ groups: z.array(foundGroup) }),
  }),
};
