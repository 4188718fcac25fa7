// A request to a server that a user names. Its name is resolved once, each of its addresses is checked, and the
// connection goes to one of these addresses: what the name leads to a moment later does not matter (DNS rebinding).
// No redirect is followed and no proxy is asked.
import type { LookupAddress } from 'node:dns';
import { lookup as lookupHost } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type OutsideFault, outsideFault, PrivateAddress } from './outside-fault.ts';
import { mayReach } from './public-addresses.ts';
import { type ResolveHost, sharedLookups } from './shared-lookups.ts';

/** As the machine resolves it: its hosts file counts too. The other thread for look-ups is left to the product's own. */
const resolveHost = sharedLookups((host) => lookupHost(host, { all: true }), { atOnce: 1, waitMs: 5000 });

interface Rules {
  /** Networks that users may reach although they are not public. */
  allowed: readonly string[];
  /** For everything: name, connection, answer. */
  timeoutMs: number;
  /** In bytes: as much of the answer's body is read. */
  mostOfAnswer: number;
  resolve?: ResolveHost | undefined;
}

interface Posted {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

export interface OutsideAnswer {
  tookMs: number;
  /** Undefined: there was no answer. */
  status?: number;
  retryAfter?: string | undefined;
  /** The beginning, as text. */
  body?: string;
  /** A redirect is an answer, too. */
  fault?: OutsideFault;
}

/** All of them, so that a name with a public and a private address is refused. @throws PrivateAddress */
async function checkedAddresses(url: URL, { allowed, resolve = resolveHost }: Rules): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0 || !addresses.every(({ address }) => mayReach(address, allowed)))
    throw new PrivateAddress();
  return addresses;
}

/** What Node's connection asks instead of the resolver. */
const answeredBy =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, callback) => {
    if (all) return callback(null, [...addresses]);
    const [first] = addresses;
    callback(null, first?.address ?? '', first?.family);
  };

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

function answerTo({ url, headers, body }: Posted, addresses: LookupAddress[], signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  // An agent of its own: no connection is kept, and no proxy of the environment is asked.
  const request = send(url, { method: 'POST', headers, signal, agent: false, lookup: answeredBy(addresses) }, resolve);
  request.on('error', reject);
  request.end(body);
  return promise;
}

/** What follows is not read: leaving the loop ends the connection. An answer that breaks off has said its status. */
async function beginningOf(answer: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, most - size));
      size += chunk.length;
      if (size >= most) break;
    }
  } catch {
    // It took too long, or the connection broke.
  }
  // PostgreSQL's texts hold no NUL.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '�');
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/** Never throws: whatever goes wrong is a fault. */
export async function postOutside(posted: Posted, rules: Rules): Promise<OutsideAnswer> {
  const begun = performance.now();
  const tookMs = () => Math.round(performance.now() - begun);
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    const addresses = await Promise.race([checkedAddresses(posted.url, rules), ended(signal)]);
    const answer = await answerTo(posted, addresses, signal);
    const status = answer.statusCode ?? 0;
    const body = await beginningOf(answer, rules.mostOfAnswer);
    const retryAfter = answer.headers['retry-after'];
    return { tookMs: tookMs(), status, retryAfter, body, ...(isRedirect(status) && { fault: 'redirect' }) };
  } catch (error) {
    return { tookMs: tookMs(), fault: outsideFault(error) };
  }
}
