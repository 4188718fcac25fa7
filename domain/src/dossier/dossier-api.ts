// What administrators see of a company beside its own record: how much it has of each kind, and its negotiations.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { legalEntityStatuses } from '../legal-entities/legal-entity-status.ts';
import { negotiationStatuses } from '../negotiations/negotiation-status.ts';
import { marketKinds } from '../records/kinds.ts';
import { entityNegotiationList } from './dossier-filters.ts';

/** The kinds that a company has records of; their counts agree with the totals of their lists. */
export const dossierKinds = ['projects', 'offers', 'energyContracts', 'invoices', 'negotiations'] as const;
export type DossierKind = (typeof dossierKinds)[number];

const named = z.object({ id: z.string(), name: z.string() });

const dossier = z.object({
  /** At most 10,000 are counted. */
  counts: z.object(Object.fromEntries(dossierKinds.map((kind) => [kind, z.int()])) as Record<DossierKind, z.ZodInt>),
  /** Other companies with the number, in any country, also deleted ones. */
  sameNumber: z.array(named.extend({ status: z.enum(legalEntityStatuses) })),
});
export type Dossier = z.infer<typeof dossier>;

const entityNegotiation = z.object({
  id: z.string(),
  item: named.extend({ kind: z.enum(marketKinds) }),
  /** The other company. */
  counterparty: named,
  status: z.enum(negotiationStatuses),
  /** Of the contract template. */
  versions: z.int(),
  createdAt: z.string(),
  lastActivityAt: z.string(),
});
export type EntityNegotiation = z.infer<typeof entityNegotiation>;

const base = '/api/admin/legal-entities/:id' as const;

export const dossierApi = {
  get: apiCall({
    method: 'GET',
    path: `${base}/dossier`,
    access: 'admin',
    status: 200,
    summary: 'How many records a legal entity has of each kind, and who else has its number',
    params: recordParams,
    opens: 'legal_entity',
    answer: dossier,
  }),
  negotiations: apiCall({
    method: 'GET',
    path: `${base}/negotiations`,
    access: 'admin',
    status: 200,
    summary: "A legal entity's negotiations, without what is said in them",
    params: recordParams,
    opens: 'legal_entity',
    query: listQuery(entityNegotiationList),
    answer: pageOf(entityNegotiation),
  }),
};
