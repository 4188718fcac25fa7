// The shape in which every call of the HTTP API is described, once, as plain data.
import type { z } from 'zod';
import type { UserLimit } from './user-limits.ts';

/**
 * Who may make a call at all. Rights on the single record come after it, in the record's actions.
 * - `public`: without a session
 * - `user`: anybody signed in
 * - `market`: a user with a role in an approved legal entity, or an administrator
 * - `trader`: a user with a role in an approved legal entity
 * - `admin`: an administrator
 */
export type Access = 'public' | 'user' | 'market' | 'trader' | 'admin';

/** One call of the API: the server registers it, OpenAPI shows it, the web calls it. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  status: 200 | 201 | 202 | 204 | 302;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
  /** Problem statuses beyond those that follow from the access, the input and the method (see `problemStatuses`). */
  problems?: readonly (400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 503)[];
  /** The call needs no session, so it answers while the database is unavailable. */
  withoutSession?: boolean;
  /** A creating POST that accepts `Idempotency-Key`. */
  idempotent?: boolean;
  /** A change of a versioned record that accepts `If-Match`. */
  versioned?: boolean;
  /**
   * The call needs a fresh proof of identity (a sign-in, or `POST /api/auth/confirm`): a session alone is not enough.
   * The name of a query flag restricts this to calls with that flag.
   */
  freshProof?: true | { flag: string };
  /**
   * An API key of a company may make the call: it is about the company's records, and neither about a person nor about an
   * account. All other calls refuse keys.
   */
  forKeys?: boolean;
  /**
   * A list, or a file of one, that a replica may answer where the installation has one: the caller's own changes are in
   * it at once, those of others some seconds later. Never for what pages fetch on a socket's word, which comes sooner.
   */
  fromReplica?: true;
  /** Its answer is long and goes out compressed. Never one that has what its reader typed beside secrets of others. */
  compressed?: true;
  /** How often one person may make the call; beyond it the answer is 429 with `Retry-After`. */
  perUser?: UserLimit;
  /** Its handler counts by what it reads for the call; without it each call counts as one. Only in a GET. */
  countsWhatItReads?: true;
  /** The person, company, file or person's request of `:id` is read: for an administrator, an entry of the audit log. */
  opens?: 'user' | 'legal_entity' | 'file' | 'support_feedback';
  /** The call carries something other than JSON: a multipart upload, a file, a redirect. */
  raw?: 'upload' | 'download';
  /** The text fields of a multipart upload beside its `file`. */
  uploadFields?: readonly string[];
}

type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsFor<Path extends string> = [PathNames<Path>] extends [never]
  ? { params?: never }
  : { params: z.ZodType<Record<PathNames<Path>, unknown>> };

/** A file is on its way before its call ends, so its handler itself writes into the log what is read. */
type LogFor<Call> = Call extends { raw: 'download' } ? { opens?: never } : unknown;

/** Keeps the literal types of a description and checks that `params` describes every name in the path. */
export const apiCall = <const Call extends ApiCall>(call: Call & ParamsFor<Call['path']> & LogFor<Call>): Call => call;

type SchemaOf<Call, Part extends PropertyKey> =
  Call extends Record<Part, infer Schema extends z.ZodType> ? Schema : never;
type Parts<Call> = {
  [P in 'params' | 'query' | 'body' as [SchemaOf<Call, P>] extends [never] ? never : P]: SchemaOf<Call, P>;
};
type OptionalParts<Ps> = { [P in keyof Ps]: {} extends z.input<Ps[P]> ? P : never }[keyof Ps];

/** What the caller passes; a part may be left out when nothing in it is required. */
export type CallInput<Call, Ps = Parts<Call>> = {
  [P in Exclude<keyof Ps, OptionalParts<Ps>>]: z.input<Ps[P]>;
} & { [P in OptionalParts<Ps>]?: z.input<Ps[P]> };

/** What the handler gets: checked input with the defaults filled in. */
export type Checked<Call, Ps = Parts<Call>> = { [P in keyof Ps]: z.output<Ps[P]> };

/** What the handler returns. */
export type Answer<Call> = [SchemaOf<Call, 'answer'>] extends [never] ? void : z.output<SchemaOf<Call, 'answer'>>;

/** What the caller receives: the answer as JSON carries it. */
export type Received<Call> = [SchemaOf<Call, 'answer'>] extends [never] ? void : z.output<SchemaOf<Call, 'answer'>>;
