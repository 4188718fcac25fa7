// If-Match: the version on which a change is based.
import type { FastifyRequest } from 'fastify';
import type { Context, SignedIn } from './context.ts';
import { invalid, staleVersion } from './problem-error.ts';

/** The number, quoted or not; `*` means any. Anything else is 400. */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const match = /^(?:"(\d{1,9})"|(\d{1,9}))$/.exec(header.trim());
  if (!match) throw invalid({ path: 'If-Match', key: 'error_invalid.version' });
  return Number(match[1] ?? match[2]);
}

/** Throws 412 when the record has changed since the caller read it. */
export function checkVersion({ expectedVersion: expected }: Context<SignedIn | null>, version: number): void {
  if (expected !== undefined && expected !== version) throw staleVersion();
}
