// The id of a request: in the answer's header, in the body of an error, and in each line of the log.
import type { IncomingMessage } from 'node:http';
import { newId } from '../../ids.ts';

/**
 * A UUID, or 32 hexadecimal digits, as nginx (`$request_id`) and traces write them. The ids of jobs and commands, which
 * stand beside these in the log of events, have another form, so that no caller can pass for one.
 */
const form = /^(?:[0-9a-f]{32}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i;

/** The one that a proxy or program has given it; otherwise a new one, which sorts by time. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && form.test(given) ? given : newId();
}
