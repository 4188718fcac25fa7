// Why a request to somebody else's server had no answer.
import { LookupNotBegun } from './shared-lookups.ts';

export type OutsideFault =
  /** It was not asked: its name's turn to be looked up did not come. */
  'not_asked' | 'unknown_host' | 'private_address' | 'no_connection' | 'tls' | 'timed_out' | 'broken_off' | 'redirect';

/** The name leads to an address that users may not reach. */
export class PrivateAddress extends Error {}

const unreached = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ETIMEDOUT', 'EACCES', 'EINVAL'];
const unverified = /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO)/;

export function outsideFault(error: unknown): OutsideFault {
  if (error instanceof PrivateAddress) return 'private_address';
  if (error instanceof LookupNotBegun) return 'not_asked';
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timed_out';
  const text = String(code ?? '');
  if (text === 'ENOTFOUND' || text === 'ENODATA' || text.startsWith('EAI_')) return 'unknown_host';
  if (unreached.includes(text)) return 'no_connection';
  return unverified.test(text) ? 'tls' : 'broken_off';
}
