// The chain over the audit log: a job seals what has come since, one process at a time, so that no write waits for
// another; verifying computes every hash again.
import { createHash } from 'node:crypto';
import { canonicalJson } from '@wattpact/domain/records/canonical-json';
import type { Db } from '../../platform/database/database.ts';
import { millisecondOf } from '../../platform/ids.ts';
import {
  findLastSeal,
  findUnsealed,
  insertSeals,
  type LoggedAct,
  listSealed,
  listUnsealed,
  lockSeals,
  type Seal,
} from './audit-seal-queries.ts';

const portion = 500;
/** Before the first seal. */
const noHash = '0'.repeat(64);

/**
 * SHA-256 in hexadecimal digits over the canonical JSON (RFC 8785) of the entry, its place in the chain, and the hash
 * before it. Names of people and records are not part of it: they are looked up when the entry is read.
 */
export const hashOf = (previous: string, place: number, entry: LoggedAct): string =>
  createHash('sha256')
    .update(canonicalJson({ ...entry, previous, place }))
    .digest('hex');

/**
 * An id holds the instant at which its call began. No transaction takes so long, in ms, so an entry without a seal is
 * never further behind the last one that was sealed, unless that one's clock ran ahead.
 */
const longestTransactionMs = 3_600_000;

const lowestId = (milliseconds: number): string => {
  const digits = Math.max(0, milliseconds).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
};

/** In the caller's transaction. @returns how many were sealed; none while another process does it */
async function sealPortion(db: Db): Promise<number> {
  if (!(await lockSeals(db))) return 0;
  const last = await findLastSeal(db);
  const latest = last ? Math.min(millisecondOf(last.eventId), Date.now()) : 0;
  const from = lowestId(latest - longestTransactionMs);
  const entries = await listUnsealed(db, from, portion);
  let { hash, place } = last ?? { hash: noHash, place: 0 };
  const seals = entries.map((entry) => {
    place += 1;
    hash = hashOf(hash, place, entry);
    return { place, hash, eventId: entry.id };
  });
  if (seals.length > 0) await insertSeals(db, seals);
  return seals.length;
}

/** Seals every entry that has none, in the order in which they came. */
export async function sealEntries(db: Db): Promise<void> {
  let sealed = portion;
  while (sealed === portion) sealed = await db.transaction().execute(sealPortion);
}

/** What is wrong with the first entry that is. */
export type Fault = 'altered' | 'removed' | 'not_noted';

export interface Verified {
  /** How many entries are right, from the first on. */
  checked: number;
  /** The last of them. */
  last: (Seal & { entry: LoggedAct }) | undefined;
  /** The first one that is not. */
  broken: { place: number; fault: Fault; entry: LoggedAct | null } | undefined;
  /** Those that have no seal yet, and the first of them. */
  unsealed: { count: number; first: LoggedAct | undefined };
}

/**
 * @param noted a seal that was noted earlier: whoever computes the whole chain anew cannot keep it
 */
export async function verifyChain(db: Db, noted?: Seal): Promise<Verified> {
  const verified: Verified = { checked: 0, last: undefined, broken: undefined, unsealed: await findUnsealed(db) };
  for (;;) {
    const sealed = await listSealed(db, verified.checked, portion);
    for (const one of sealed) {
      verified.broken = faultOf(one, verified, noted);
      if (verified.broken || !one.entry) return verified;
      verified.last = { ...one, entry: one.entry };
      verified.checked += 1;
    }
    if (sealed.length < portion) break;
  }
  if (noted && noted.place > verified.checked)
    verified.broken = { place: verified.checked + 1, fault: 'removed', entry: null };
  return verified;
}

function faultOf(
  { place, hash, entry }: Seal & { entry: LoggedAct | null },
  { checked, last }: Verified,
  noted: Seal | undefined,
): Verified['broken'] {
  const expected = checked + 1;
  if (place !== expected || !entry) return { place: expected, fault: 'removed', entry: null };
  if (hash !== hashOf(last?.hash ?? noHash, place, entry)) return { place, fault: 'altered', entry };
  if (noted?.place === place && noted.hash !== hash) return { place, fault: 'not_noted', entry };
  return undefined;
}
