// Who makes a call, for what is counted, kept or remembered for callers.
import { type Actor, entitiesWith } from '@wattpact/domain/access/roles';
import type { SignedIn } from './http/context.ts';

/** What a statement needs to know of who calls. */
export type Caller = Actor & Pick<SignedIn, 'apiKey'>;

/**
 * Who makes the call: a key is somebody else than the person who made it. What is counted, kept or remembered for a
 * caller bears this id; what the database refers to as a person bears the person's.
 */
export const callerId = ({ id, apiKey }: Pick<Caller, 'id' | 'apiKey'>): string => apiKey?.id ?? id;

/** The companies of the person behind the call: a key opens one of them, and its answers reach whoever has them all. */
export const companiesBehind = (caller: Caller): string[] => [
  ...new Set([...entitiesWith(caller, 'view'), ...(caller.apiKey?.companiesOfMaker ?? [])]),
];
