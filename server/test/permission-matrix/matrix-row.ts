// A row of the permission matrix: a call, its record, a valid body, and the expected status for each caller.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { TestApp } from '../support/test-app.ts';
import type { Made, RecordName, Records } from './records.ts';
import { type Caller, callers, type Person, type Scene, type Secret } from './scene.ts';

const groups = {
  /** Nothing to do with the company. */
  outsiders: ['newcomer', 'unproven', 'stranger'],
  /** Without an approved company. */
  newcomers: ['newcomer', 'unproven'],
  /** Of the company that owns the record, whatever their role. */
  colleagues: ['view', 'registry', 'contracting', 'manage'],
  /** Everybody with a session. */
  everyone: ['newcomer', 'unproven', 'stranger', 'counterparty', 'view', 'registry', 'contracting', 'manage', 'admin'],
} as const satisfies Record<string, Caller[]>;
type Group = keyof typeof groups;

export type Who = Partial<Record<Caller | Group, number>>;

export interface RowContext {
  made: Made;
  records: Records;
  caller: Caller;
  person: Person | undefined;
}

/** A record that the rows of its kind make themselves. */
export interface OwnRecord {
  name: string;
  make: (t: TestApp, scene: Scene, caller: Person | undefined) => Promise<Made>;
}

export interface Row {
  /** The call's record: its fields fill the path. */
  of?: RecordName | OwnRecord;
  /** Statuses by caller; a single caller precedes a group, and the call's access precedes both. */
  who?: Who;
  body?: unknown | ((given: RowContext) => unknown);
  query?: string;
  headers?: Record<string, string>;
  /** The call ends sessions or changes the caller's account, so each call has a new caller. */
  byAnother?: boolean;
  /** Data of other companies that the answer may contain. */
  tells?: readonly Secret[];
  /** The whole path with its query, where the record has it. */
  url?: (made: Made) => string;
}
export type Rows = Record<string, Row | readonly Row[]>;

/** The name of a row's record; empty for a call about none. */
export const recordOf = ({ of = 'none' }: Row): string => (typeof of === 'object' ? of.name : of === 'none' ? '' : of);

/** @param caller the person who calls, where the record depends on them */
export function makeRecord({ of, t, scene }: Records, row: Row, caller?: Person): Promise<Made> {
  if (typeof row.of === 'object') return row.of.make(t, scene, caller);
  const make: (caller?: Person) => Promise<Made> = of[row.of ?? 'none'];
  return make(caller);
}

/** Callers of calls without a session, for which the identity does not matter. */
const ofPublic: readonly Caller[] = ['anonymous', 'disabled', 'manage', 'admin'];
export const callersOf = ({ access }: ApiCall): readonly Caller[] => (access === 'public' ? ofPublic : callers);

function byAccess(access: ApiCall['access'], caller: Caller): number | undefined {
  if (access === 'public') return undefined;
  if (caller === 'anonymous' || caller === 'disabled') return 401;
  const isNewcomer = caller === 'newcomer' || caller === 'unproven';
  if (access === 'admin' && caller !== 'admin') return 403;
  if (access === 'trader' && (isNewcomer || caller === 'admin')) return 403;
  return access === 'market' && isNewcomer ? 403 : undefined;
}

/** Undefined when neither the access nor the row defines it: the row is incomplete. */
export function expectedStatus({ access }: ApiCall, { who = {} }: Row, caller: Caller): number | undefined {
  const named = who[caller];
  const inGroup = (['outsiders', 'newcomers', 'colleagues', 'everyone'] as const).find(
    (group) => who[group] !== undefined && (groups[group] as readonly Caller[]).includes(caller),
  );
  const isPublic = access === 'public' ? who.everyone : undefined;
  return byAccess(access, caller) ?? named ?? (inGroup && who[inGroup]) ?? isPublic;
}

/** Data of companies that a caller may see without the row's permission. */
const known: Record<Caller, readonly Secret[]> = {
  anonymous: [],
  disabled: [],
  newcomer: [],
  unproven: [],
  stranger: ['gama'],
  counterparty: ['beta', 'alfa', 'message'],
  view: ['alfa', 'alfaNumber', 'alfaContact', 'beta', 'message'],
  registry: ['alfa', 'alfaNumber', 'alfaContact', 'beta', 'message'],
  contracting: ['alfa', 'alfaNumber', 'alfaContact', 'beta', 'message'],
  manage: ['alfa', 'alfaNumber', 'alfaContact', 'beta', 'message'],
  admin: ['alfa', 'alfaNumber', 'alfaContact', 'beta', 'gama'],
};
export const mayKnow = (caller: Caller, { tells = [] }: Row, secret: Secret): boolean =>
  known[caller].includes(secret) || tells.includes(secret);
