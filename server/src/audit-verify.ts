// Computes the audit log's chain of hashes again, and names the last sealed entry or the first one that is not right.
// A hash that was noted elsewhere also shows whether somebody with the owner's rights has computed all of it anew.
//   npm run audit:verify
//   npm run audit:verify -- --noted 1234:3f6c…
import { parseArgs } from 'node:util';
import { type Fault, type Verified, verifyChain } from './features/audit/audit-chain.ts';
import type { LoggedAct, Seal } from './features/audit/audit-seal-queries.ts';
import { Refused, runCommand } from './operator-command.ts';

function readNoted(): Seal | undefined {
  const { noted } = parseArgs({ options: { noted: { type: 'string' } } }).values;
  if (noted === undefined) return undefined;
  const [, place, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(noted) ?? [];
  if (place === undefined || hash === undefined)
    throw new Refused('Usage: npm run audit:verify -- [--noted <place>:<hash>]');
  return { place: Number(place), hash };
}

const faults: Record<Fault, string> = {
  altered: 'was altered, or put in',
  removed: 'was removed',
  not_noted: 'is not the one that was noted: the chain was computed anew',
};

const describe = ({ id, at, action, recordKind, recordId }: LoggedAct) =>
  `${id} (${at}, ${action} ${recordKind} ${recordId})`;

/** @throws Refused for a chain that is broken */
function tell({ checked, last, broken, unsealed: { count, first } }: Verified): string {
  const lines = [
    last
      ? `Entries as they were sealed: ${checked}. The last is ${describe(last.entry)}; note it as ${last.place}:${last.hash}`
      : 'No entry is sealed.',
    ...(first ? [`Entries without a seal yet: ${count}, the first ${describe(first)}.`] : []),
  ];
  if (!broken) return lines.join('\n');
  const { place, fault, entry } = broken;
  throw new Refused([`Entry ${place}${entry ? `, ${describe(entry)},` : ''} ${faults[fault]}.`, ...lines].join('\n'));
}

await runCommand({
  name: 'audit-verify',
  read: readNoted,
  run: async ({ db }, noted) => tell(await verifyChain(db, noted)),
  problems: {},
});
