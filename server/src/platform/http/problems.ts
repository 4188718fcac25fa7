// Answers every error of a request as application/problem+json, without details that the caller may not know.
import { STATUS_CODES } from 'node:http';
import { fieldProblems, type Problem } from '@wattpact/domain/api/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusy } from '../database/away.ts';
import { isTimeout } from '../database/time-limits.ts';
import { StorageAway } from '../files/storage-away.ts';
import { LimitReached } from '../rate-limits/rate-limits.ts';
import { noteRefusal } from '../security/refusals.ts';
import { interrupted, isInterruption, ProblemError, tooBusy, tooMany } from './problem-error.ts';
import { InvalidRequest } from './schemas.ts';

/** The codes of errors that Fastify itself finds. */
const codes: Record<number, string> = {
  400: 'error_invalid_input',
  404: 'error_not_found',
  405: 'error_not_found',
  413: 'error_body_too_large',
  415: 'error_media_type',
};

function problemOf(error: FastifyError | InvalidRequest | ProblemError, request: FastifyRequest): Problem {
  const status = error.statusCode ?? 500;
  const about = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, requestId: request.id };
  if (error instanceof ProblemError) {
    const { errors, conflicts, challenge, holder } = error.extras;
    return {
      ...about,
      code: error.code,
      ...(errors && { errors }),
      ...(conflicts && { conflicts }),
      ...(challenge && { challenge }),
      ...(holder !== undefined && { holder }),
    };
  }
  if (error instanceof InvalidRequest) {
    return { ...about, code: 'error_invalid_input', errors: fieldProblems(error.fault) };
  }
  return { ...about, code: codes[status] ?? (status < 500 ? 'error_invalid_input' : 'error_unexpected') };
}

function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, problemOf(new ProblemError(404, 'error_not_found'), request));

/** Answers malformed or overlong addresses, which match no route and so run no hooks. */
export function sendUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  sendNotFound(request, reply);
}

/** The seconds until another try, when all connections are in use. */
const busySeconds = 2;

/** PostgreSQL's errors that a caller can act on: two writers used one unique value. */
const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

const isLogged = (known: ProblemError, error: unknown): boolean =>
  isInterruption(known) || isBusy(error) || known.extras.isLogged === true;

/** What the database ended is a matter for the operator, who needs to know what it was. */
const refusal = ({ code }: ProblemError, error: unknown) => ({ code, ...(isTimeout(error) && { err: error }) });

export function useProblems(app: FastifyInstance): void {
  const { outages } = app.platform;

  function knownFor<Fault>(error: Fault): Fault | ProblemError {
    if (error instanceof LimitReached) return tooMany(error.retryAfter, error.code);
    if (isUniqueViolation(error)) return new ProblemError(409, 'error_conflict');
    if (isTimeout(error)) return tooBusy(busySeconds);
    if (error instanceof StorageAway) return interrupted();
    if (!outages.note(error)) return error;
    return isBusy(error) ? tooBusy(busySeconds) : interrupted();
  }

  app.setErrorHandler<FastifyError | InvalidRequest | ProblemError>((error, request, reply) => {
    const known = knownFor(error);
    const problem = problemOf(known, request);
    // A thrown problem is an expected answer and no fault of the program. The operator is told of an outage, of a pool
    // without a free connection, or of a full disk, once and not for every call that meets it.
    if (known instanceof ProblemError && problem.status >= 500)
      request.log[isLogged(known, error) ? 'debug' : 'warn'](refusal(known, error), 'request refused');
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    noteRefusal(request, problem);
    if (known instanceof ProblemError && known.extras.retryAfter !== undefined) {
      reply.header('retry-after', Math.max(1, Math.ceil(known.extras.retryAfter)));
    }
    return sendProblem(reply, problem);
  });
}
