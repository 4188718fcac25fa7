// The id of a request: in the answer's header, in the body of an error, and in each line of the log.
import type { IncomingMessage } from 'node:http';
import { newId } from '../../ids.ts';
import { type TrustedProxies, trustsPeer } from '../../trusted-proxies.ts';

/**
 * A UUID, or 32 hexadecimal digits, as nginx (`$request_id`) and traces write them. The ids of jobs and commands, which
 * stand beside these in the log of events, have another form, so that no caller can pass for one.
 */
const form = /^(?:[0-9a-f]{32}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i;

/**
 * The one that a trusted proxy has given it, which stands in the proxy's log too; otherwise a new one, which sorts by
 * time. Nobody else may choose it: two people's acts under one id would look like one act in the log of events.
 */
export function requestIds(proxies: TrustedProxies) {
  const isTrusted = trustsPeer(proxies);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && form.test(given) && isTrusted(socket.remoteAddress) ? given : newId();
  };
}
