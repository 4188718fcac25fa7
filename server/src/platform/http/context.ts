// What a handler and the services under it work with.

import type { Actor } from '@wattpact/domain/access/roles';
import type { Access, ApiCall } from '@wattpact/domain/api/api-call';
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import type { LastWrite } from '../replica/last-write.ts';

/** Who is signed in, with what a service needs to know of the session. */
export interface SignedIn extends Actor {
  language: Language;
  displayName: string;
  email: string;
  emailVerified: boolean;
  mustChangePassword: boolean;
  hasSecondFactor?: boolean;
  /** How the session began. */
  method?: 'password' | 'second_factor' | 'provider';
  sessionId: string;
  /** When the person last proved their identity (ISO 8601). */
  provenAt: string;
  /** The call was made by this API key of a company. `id` is the person who made the key, `roles` the key's one role. */
  apiKey?: {
    id: string;
    name: string;
    /** All companies of the person who made the key, the key's own included. They permit nothing. */
    companiesOfMaker: readonly string[];
  };
  /** In calls that a replica may answer. */
  lastWrite?: LastWrite;
}

/** Everything a service needs. Jobs and the demo data create their own, with a fixed clock. */
export interface Context<Who extends SignedIn | null = SignedIn> {
  /** In a changing call, the transaction of the whole call. */
  db: Db;
  platform: Platform;
  actor: Who;
  now: Date;
  requestId: string;
  /** The socket of the calling page. It learns of the change from the answer, so it gets no message about it. */
  fromSocket?: string | undefined;
  /** The import or bulk decision that the change is part of. Its events name it: it notifies of all its changes at once. */
  partOf?: string | undefined;
  /** A command of the operator, who has no account: the audit log has it without an actor. */
  byOperator?: boolean;
  /** The answered call; undefined in jobs. */
  request?: Pick<FastifyRequest, 'ip'>;
  /** The change may be undone until then: what leaves the database on its account waits as long. */
  heldUntil?: Date | undefined;
  /** From `If-Match`; undefined when any version is accepted. */
  expectedVersion?: number | undefined;
}

export interface RequestContext<Who extends SignedIn | null = SignedIn> extends Context<Who> {
  request: FastifyRequest;
  reply: FastifyReply;
}

export type ContextOf<Call extends ApiCall> = RequestContext<
  Call['access'] extends 'public' ? SignedIn | null : SignedIn
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    call?: ApiCall;
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
  interface FastifyInstance {
    platform: Platform;
  }
}
