// Whatever goes wrong in a request is answered as application/problem+json, without a detail that the caller may not know.
import { STATUS_CODES } from 'node:http';
import { fieldProblems, type Problem } from '@wattpact/domain/api/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusy } from '../database/away.ts';
import { interrupted, isInterruption, ProblemError, tooBusy } from './problem-error.ts';
import { InvalidRequest } from './schemas.ts';

/** The codes of faults that Fastify itself finds. */
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
    const { errors, conflicts, challenge } = error.extras;
    return {
      ...about,
      code: error.code,
      ...(errors && { errors }),
      ...(conflicts && { conflicts }),
      ...(challenge && { challenge }),
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

/** Before there is a route, hence without hooks: an address that cannot be read, or is too long, leads nowhere. */
export function sendUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  sendNotFound(request, reply);
}

/** Until another try, when all connections are in use. */
const busySeconds = 2;

/** PostgreSQL's own refusals that a caller can act on: two writers met on one unique value. */
const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

export function useProblems(app: FastifyInstance): void {
  const { outages } = app.platform;

  function knownFor<Fault>(error: Fault): Fault | ProblemError {
    if (isUniqueViolation(error)) return new ProblemError(409, 'error_conflict');
    if (!outages.note(error)) return error;
    return isBusy(error) ? tooBusy(busySeconds) : interrupted();
  }

  app.setErrorHandler<FastifyError | InvalidRequest | ProblemError>((error, request, reply) => {
    const known = knownFor(error);
    const problem = problemOf(known, request);
    // Who throws a problem has said what it is: not a fault of the program. Of an interruption, or a pool without a
    // free connection, the operator is told once,
    // not by every call that meets it.
    if (known instanceof ProblemError && problem.status >= 500)
      request.log[isInterruption(known) || isBusy(error) ? 'debug' : 'warn']({ code: known.code }, 'request refused');
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    if (known instanceof ProblemError && known.extras.retryAfter !== undefined) {
      reply.header('retry-after', Math.max(1, Math.ceil(known.extras.retryAfter)));
    }
    return sendProblem(reply, problem);
  });
}
