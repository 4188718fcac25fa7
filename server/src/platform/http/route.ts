// Registers a described call: its checks come from the description, and the handler gets checked input and a context.
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, ApiCall, Checked } from '@wattpact/domain/api/api-call';
import { problemSchema } from '@wattpact/domain/api/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerId } from '../caller.ts';
import { steadyNow } from '../clock.ts';
import type { Work } from '../current-work.ts';
import type { Db } from '../database/database.ts';
import { recordOpening } from '../events/record-reading.ts';
import { isFull } from '../rate-limits/rate-limits.ts';
import { countInTransaction, countNow, isLimited, type Limited, refusalOf } from '../rate-limits/user-limits.ts';
import { noteWrite } from '../replica/last-write.ts';
import { answerWriter } from './answer-writer.ts';
import type { ContextOf, RequestContext, SignedIn } from './context.ts';
import { tagOf } from './description/described-operation.ts';
import { freshMinutes } from './fresh-proof.ts';
import { isRepeat, type KeptAnswer, once } from './idempotency.ts';
import { expectedVersion } from './preconditions.ts';

type Handler<Call extends ApiCall, Prepared> = (
  input: Checked<Call>,
  context: ContextOf<Call>,
  prepared: Prepared,
) => Promise<Answer<Call>>;

interface RouteOptions<Call extends ApiCall, Prepared> {
  /**
   * Slow work, such as hashing a password, that would hold a connection in the transaction. It runs before, on every
   * repeat of the call too, and the handler gets its result. It must write nothing.
   */
  before?: (input: Checked<Call>, context: ContextOf<Call>) => Promise<Prepared>;
  /** The right to create for the record named in the body, checked before a stored answer is replayed. */
  permit?: (input: Checked<Call>, context: ContextOf<Call>) => Promise<unknown>;
  /** The call opens its own transactions (uploads): `db` is the pool, and the handler itself calls `once`. */
  ownTransactions?: boolean;
  bodyLimit?: number;
}

/** Every status that the call may answer besides its success status. */
function problemStatuses({
  access,
  params,
  query,
  body,
  problems = [],
  versioned,
  raw,
  method,
  idempotent,
  withoutSession,
  perUser,
  forKeys,
}: ApiCall): number[] {
  const statuses = new Set<number>([500, ...problems]);
  if (!withoutSession) statuses.add(503);
  if (access !== 'public') statuses.add(401);
  if (access === 'market' || access === 'trader' || access === 'admin' || method !== 'GET') statuses.add(403);
  if (params) statuses.add(404);
  if (query || body || versioned || idempotent || method !== 'GET') statuses.add(400);
  if (body) statuses.add(408);
  if (versioned) statuses.add(412);
  if (idempotent) statuses.add(409);
  if (perUser || forKeys) statuses.add(429);
  if (body || raw === 'upload' || method !== 'GET') for (const status of [413, 415]) statuses.add(status);
  return [...statuses].sort();
}

/** Details that the summary leaves out; undefined where there are none. */
function descriptionOf({ freshProof, perUser, countsWhatItReads, opens }: ApiCall): string | undefined {
  const parts = [
    proofOf(freshProof),
    limitOf(perUser),
    countsWhatItReads && 'A call counts as many times as there are different figures for which it asks, at least once.',
    opens && 'An administrator who calls it leaves an entry in the audit log.',
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join('\n\n') : undefined;
}

function limitOf(perUser: ApiCall['perUser']): string | undefined {
  if (!perUser) return undefined;
  const { limit, windowSeconds, counter, ofPerson, why } = perUser;
  const who = ofPerson ? 'a person with all of their API keys' : 'a user';
  return `At most ${limit} calls of ${who} in ${windowSeconds / 60} minutes, counted as \`${counter}\`: ${why}. Beyond it 429 \`error_user_limit\` with \`Retry-After\`; a repeat with the same \`Idempotency-Key\` is answered.`;
}

function proofOf(freshProof: ApiCall['freshProof']): string | undefined {
  if (freshProof === undefined) return undefined;
  const when = freshProof === true ? '' : ` with \`${freshProof.flag}=true\``;
  return `Fresh proof${when}: 403 \`error_fresh_sign_in_required\` when the session's last proof is older than ${freshMinutes} minutes; \`POST /api/auth/confirm\` renews it.`;
}

const securityOf = ({ forKeys }: ApiCall) => [{ bearer: [] }, { cookie: [] }, ...(forKeys ? [{ apiKey: [] }] : [])];

function responses(call: ApiCall): Record<number, unknown> {
  const problem = {
    description: 'Problem',
    content: { 'application/problem+json': { schema: problemSchema } },
  };
  const done = call.answer ?? z.any().describe(call.raw ? 'The file' : 'Done');
  return {
    [call.status]: done,
    ...Object.fromEntries(problemStatuses(call).map((status) => [status, problem])),
  };
}

export function route<Call extends ApiCall, Prepared = undefined>(
  app: FastifyInstance,
  call: Call,
  handle: Handler<Call, Prepared>,
  options: RouteOptions<Call, Prepared> = {},
): void {
  const { method, path, access, params, query, body } = call;
  const write = answerWriter(call, app.platform.config);
  const description = descriptionOf(call);
  app.route({
    method,
    url: path,
    config: { access, call },
    // These answers have constant headers (security-headers.ts).
    helmet: false,
    ...(!call.compressed && { compress: false }),
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    schema: {
      summary: call.summary,
      ...(description !== undefined && { description }),
      tags: [tagOf(call)],
      ...(access !== 'public' && { security: securityOf(call) }),
      ...(call.raw === 'upload' && { consumes: ['multipart/form-data'] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: responses(call),
    },
    // This includes HEAD, which Fastify adds to each GET: the file is made but not sent, so that the headers are the
    // same.
    handler: async (request, reply) => {
      const { status, answer } = await run(app, call, handle, options, request, reply);
      if (call.opens) await noteOpening(call.opens, contextOf(app, request, reply, app.platform.db));
      if (call.raw === 'download' || reply.sent) return reply;
      if (call.status === 204) return reply.code(204).send();
      const { version } = answer as { version?: unknown };
      if (typeof version === 'number') reply.header('etag', `"${version}"`);
      const text = isReading(call) ? write(answer) : JSON.stringify(answer);
      return reply.code(status).type('application/json; charset=utf-8').send(text);
    },
  });
}

const isReading = ({ method }: ApiCall): boolean => method === 'GET';

/** Errors of two conflicting transactions, not of the request. */
const isTransient = (error: unknown): boolean =>
  ['40001', '40P01'].includes(String((error as { code?: unknown }).code));

/**
 * A deletion locks the item before its negotiations, a message the other way round, so under load the same two may meet
 * several times. They try again after different pauses.
 */
const mostTries = 6;
const spreadMs = 40;

async function run<Call extends ApiCall, Prepared>(
  app: FastifyInstance,
  call: Call,
  handle: Handler<Call, Prepared>,
  { before, permit, ownTransactions }: RouteOptions<Call, Prepared>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeptAnswer> {
  const input = request as unknown as Checked<Call>;
  const version = call.versioned ? expectedVersion(request) : undefined;
  const { db } = app.platform;
  const contextWith = (db: Db) =>
    ({ ...contextOf(app, request, reply, db), expectedVersion: version }) as ContextOf<Call>;
  const hasTransaction = !isReading(call) && !ownTransactions;
  let countsInside = hasTransaction && !before;
  if (isLimited(call) && !countsInside) await countFirst(call, contextWith(db) as RequestContext);
  const prepared = (await before?.(input, contextWith(db))) as Prepared;
  const work = async (db: Db): Promise<KeptAnswer> => {
    const context = contextWith(db);
    if (isLimited(call) && countsInside) await countInTransaction(call, context as RequestContext);
    await permit?.(input, context);
    const answered = async (): Promise<KeptAnswer> => {
      reply.code(call.status);
      const answer = await handle(input, context, prepared);
      // Drops fields that the schema does not name, and detects a wrong answer; a read is written at the end.
      const isEncoded = call.answer && !isReading(call);
      return { status: reply.statusCode, answer: isEncoded ? z.encode(call.answer as z.ZodType, answer) : answer };
    };
    return ownTransactions ? answered() : once(call, context as RequestContext, request.body, answered);
  };
  const { signedIn } = request;
  const writer = app.replica && !isReading(call) ? signedIn : null;
  const noted = async (db: Db) => {
    const kept = await work(db);
    if (writer) await noteWrite(db, writer.id);
    return kept;
  };
  const whole = async (): Promise<KeptAnswer> => {
    if (call.fromReplica && app.replica) return app.replica.read(signedIn?.lastWrite, work, () => reply.sent);
    if (!hasTransaction) return noted(db);
    return untilUndisturbed(db, noted, async (error) => {
      if (!isLimited(call) || !isFull(error)) return false;
      await refuse(call, contextWith(db) as RequestContext);
      countsInside = false;
      return true;
    });
  };
  if (ownTransactions || !takesPlace(call)) return whole();
  return inTurn(app, signedIn ? callerId(signedIn) : request.ip, request.work, whole);
}

/** Whoever has waited long for their turn waits the shorter for a connection. */
async function inTurn(
  { callGate }: FastifyInstance,
  asker: string,
  work: Work | null,
  run: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const since = performance.now();
  return callGate(asker, () => {
    if (work) work.waitedMs = (work.waitedMs ?? 0) + performance.now() - since;
    return run();
  });
}

/**
 * Whether it counts among the calls that run at once. Files take as long as their readers and writers, and passwords,
 * documents and scans have gates of their own.
 */
const takesPlace = ({ raw, withoutSession }: ApiCall): boolean => raw === undefined && withoutSession !== true;

/**
 * Repeats a transaction that met another one.
 * @param isMended whether an error of another kind is one after which it is worth repeating
 */
async function untilUndisturbed(
  db: Db,
  work: (db: Db) => Promise<KeptAnswer>,
  isMended: (error: unknown) => Promise<boolean>,
): Promise<KeptAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (await isMended(error)) continue;
      if (!isTransient(error) || attempt >= mostTries) throw error;
      await pause(Math.random() * spreadMs * attempt);
    }
  }
}

/** For work that is slow, or has no transaction in which it could be counted. @throws LimitReached */
async function countFirst(call: Limited, context: RequestContext): Promise<void> {
  if (!(await countNow(call, context))) await refuse(call, context);
}

/** A repeat gets its stored answer also at the limit. @throws LimitReached for any other call */
async function refuse(call: Limited, context: RequestContext): Promise<void> {
  if (!(await isRepeat(call, context))) throw await refusalOf(call, context);
}

/** Nothing is answered that the audit log could not take. */
async function noteOpening(kind: string, context: RequestContext<SignedIn | null>): Promise<void> {
  const { actor, request } = context;
  if (actor?.isAdmin) await recordOpening({ ...context, actor }, kind, (request.params as { id: string }).id);
}

/** Any other value is no socket's id, and then every socket gets the message. */
function socketOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['x-socket-id'];
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

function contextOf(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  db: Db,
): RequestContext<SignedIn | null> {
  return {
    db,
    platform: app.platform,
    actor: request.signedIn,
    now: steadyNow(),
    requestId: request.id,
    fromSocket: socketOf(request),
    request,
    reply,
  };
}
