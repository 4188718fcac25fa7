// The log of a process: one JSON object per line, without what people have stored.
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { currentWork } from './current-work.ts';

/** Fields of PostgreSQL's errors that may hold a whole row or the values of a statement. */
const withRows = ['detail', 'where', 'internalQuery', 'parameters'] as const;

/** Without those fields, also of the errors that caused it. */
function loggedError(error: Error): object {
  const logged: Record<string, unknown> = { ...stdSerializers.errWithCause(error) };
  const { cause } = logged;
  for (const name of withRows) delete logged[name];
  if (error.cause instanceof Error) logged['cause'] = loggedError(error.cause);
  else if (cause !== undefined) logged['cause'] = String(cause);
  return logged;
}

/** A line that is written on account of a call or a job names it; the lines of Fastify have the request's id already. */
function workOf(_line: object, _level: number, logger: Logger): object {
  const work = currentWork();
  if (!work) return {};
  const { reqId, waitedMs: _, ...named } = work;
  return reqId === undefined || 'reqId' in logger.bindings() ? named : { ...named, reqId };
}

export const createLog = (level: string, stream?: DestinationStream): Logger =>
  pino({ level, serializers: { err: loggedError }, mixin: workOf }, ...(stream ? [stream] : []));
