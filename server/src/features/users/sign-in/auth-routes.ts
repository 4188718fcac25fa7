// The ways into an account and out of it, and the proof in between of who it is.
import { authApi } from '@wattpact/domain/users/auth-api';
import { sessionApi } from '@wattpact/domain/users/session-api';
import type { FastifyInstance } from 'fastify';
import { appUrl } from '../../../platform/app-url.ts';
import type { Config } from '../../../platform/config.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { RequestContext, SignedIn } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/problem-error.ts';
import { route } from '../../../platform/http/route.ts';
import { clearSessionCookie } from '../../../platform/sessions/session-cookie.ts';
import { endSession, listSessions } from '../../../platform/sessions/session-ends.ts';
import { guesserOf } from '../credentials/client.ts';
import { confirmProof } from './proof-service.ts';
import { answerSignedIn } from './sign-in-answer.ts';
import { completeSecondFactor, signIn } from './sign-in-service.ts';

/** Refusals are counted, and passwords hashed, outside of any transaction. */
const ownTransactions = { ownTransactions: true };

export function registerAuth(app: FastifyInstance): void {
  route(
    app,
    authApi.login,
    async ({ body }, context) => answerSignedIn(context, await signIn(context, body, guesserOf(context))),
    ownTransactions,
  );

  route(
    app,
    authApi.secondFactor,
    async ({ body }, context) => answerSignedIn(context, await completeSecondFactor(context, body, guesserOf(context))),
    ownTransactions,
  );

  route(app, authApi.confirm, async ({ body }, context) => confirmProof(context, body), ownTransactions);

  route(app, sessionApi.logout, async (_, context) => {
    const { actor, reply, platform } = context;
    if (actor) await leave({ ...context, actor });
    clearSessionCookie(reply, platform.config);
    reply.header('cache-control', 'no-store');
    const language = actor?.language ?? platform.config.defaultLanguage;
    return { url: signInPath(platform.config, language, actor?.isAdmin ?? isFromAdmin(context)) };
  });

  route(app, sessionApi.sessions, async (_, { db, actor, now }) => {
    const rows = await listSessions(db, actor.id, actor.isAdmin, now);
    return rows.map(({ id, created_at: createdAt, last_seen_at: lastSeenAt, device, network }) => {
      return { id, createdAt, lastSeenAt, device, network, current: id === actor.sessionId };
    });
  });

  route(app, sessionApi.endSession, async ({ params }, context) => {
    const { db, actor } = context;
    if (!(await endSession(db, actor.id, params.id))) throw notFound();
    await recordEvent(context, { recordKind: 'user', recordId: actor.id, action: 'session_ended' });
  });
}

/** The sign-in page of the app that the person left. */
export function signInPath(config: Config, language: string, isAdmin: boolean): string {
  if (!isAdmin) return `/${language}/sign-in`;
  const base = config.adminHost === undefined ? '/admin' : appUrl(config, true);
  return `${base}/${language}/sign-in`;
}

/** A person with an expired session is still on a page of one of the two apps. */
function isFromAdmin({ request, platform }: RequestContext<SignedIn | null>): boolean {
  const { adminHost } = platform.config;
  const { host, referer } = request.headers;
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  if (adminHost !== undefined) return host === adminHost || page?.host === adminHost;
  return page !== undefined && /^\/admin(\/|$)/.test(page.pathname);
}

async function leave(context: RequestContext): Promise<void> {
  const { db, actor } = context;
  await endSession(db, actor.id, actor.sessionId);
  await recordEvent(context, { recordKind: 'user', recordId: actor.id, action: 'signed_out' });
}
