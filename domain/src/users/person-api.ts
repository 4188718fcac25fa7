// What administrators see of a person beside the account: companies, sessions, sign-ins, and what the person did.
import { z } from 'zod';
import { authorizationLevels, entityRoles } from '../access/roles.ts';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { pageOf, pageShape } from '../filters/page.ts';
import { legalEntityStatuses } from '../legal-entities/legal-entity-status.ts';

const sessionMethods = ['password', 'second_factor', 'provider'] as const;

/** That many sign-ins are shown, the newest first. */
export const mostSignIns = 20;

/** A company and what the person is in it. */
export const place = z.object({
  legalEntityId: z.string(),
  name: z.string(),
  status: z.enum(legalEntityStatuses),
  role: z.enum(entityRoles),
  authorizationLevel: z.enum(authorizationLevels),
  /** The person holds the company's account. */
  isHolder: z.boolean(),
  since: z.string(),
});

const session = z.object({
  id: z.string(),
  /** Browser and system: `Chrome, Linux`. */
  device: z.string(),
  method: z.enum(sessionMethods),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});

const heldPlace = place.extend({
  /** Who could hold the company instead: its other people with the role `manage` and an active account. */
  heirs: z.array(z.object({ userId: z.string(), displayName: z.string(), email: z.string() })),
  version: z.int(),
});

const person = z.object({
  companies: z.array(heldPlace),
  /** Those that still count. */
  sessions: z.array(session),
  signIns: z.array(z.object({ id: z.string(), at: z.string(), method: z.enum(sessionMethods).nullable() })),
});
export type PersonPlace = z.infer<typeof place>;
export type HeldPlace = z.infer<typeof heldPlace>;
export type Person = z.infer<typeof person>;

const personAct = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  /** The name of the record's table. */
  recordKind: z.string(),
  recordId: z.string(),
  /** As it is now; null where records of the kind have no name. */
  recordName: z.string().nullable(),
});
export type PersonAct = z.infer<typeof personAct>;

const base = '/api/admin/users/:id' as const;

export const personApi = {
  get: apiCall({
    method: 'GET',
    path: `${base}/person`,
    access: 'admin',
    status: 200,
    summary: "A user's companies and roles, sessions and last sign-ins",
    params: recordParams,
    opens: 'user',
    answer: person,
  }),
  acts: apiCall({
    method: 'GET',
    path: `${base}/acts`,
    access: 'admin',
    status: 200,
    summary: 'What a user did, newest first',
    params: recordParams,
    opens: 'user',
    query: z.object(pageShape),
    answer: pageOf(personAct),
  }),
};
