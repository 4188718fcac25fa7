// Which report leads to which findings, at and beside each limit.
import { expect, test } from 'vitest';
import { backupHours, findingsOf, lateSeconds, manyWrongTries } from './operation-findings.ts';
import { type OperationReport, reportParts } from './operation-report.ts';

const at = '2026-11-24T12:00:00.000Z';
const hoursAgo = (hours: number) => new Date(Date.parse(at) - hours * 3_600_000).toISOString();

const fine: OperationReport = {
  at,
  process: { version: '1.0.0', build: 'a', node: '24.0.0', startedAt: at, jobs: 'in', isDemo: false },
  database: { version: '18.1', isEmbedded: true, bytes: 1 },
  migrations: { last: { name: '0001-first.sql', at }, pending: [], unknown: [] },
  queue: { due: 1, running: 1, later: 1, failed: 0, oldestDueSeconds: lateSeconds, workers: 2 },
  mail: { isSent: true, waiting: 1, failed: 0, lastSentAt: at, lastFault: null },
  disk: { freeBytes: 200, totalBytes: 1000, floorBytes: 100, holdsFiles: true },
  backup: { lastAt: hoursAgo(backupHours), bytes: 1, failedAt: hoursAgo(backupHours + 1) },
  signIn: { wrongTries: manyWrongTries },
};
const found = (changes: Partial<{ [Part in keyof OperationReport]: Partial<OperationReport[Part]> | null }>) => {
  const parts = Object.entries(changes).map(([part, change]) => [
    part,
    change === null ? null : { ...(fine[part as keyof OperationReport] as object), ...(change as object) },
  ]);
  return findingsOf({ ...fine, ...Object.fromEntries(parts) }).map(({ kind, tone, count }) =>
    [tone, kind, count].filter((one) => one !== undefined).join(' '),
  );
};
const fault = (of: 'sign_in' | 'full_mailbox', hours: number) => ({ fault: of, at: hoursAgo(hours) });

test('[ADM-74] an installation in order has no findings', () => {
  expect(findingsOf(fine)).toEqual([]);
});

test.each([
  [{ migrations: { pending: ['0002-next.sql'] } }, 'failing migrations_pending 1'],
  [{ migrations: { unknown: ['0002-next.sql'] } }, 'attention migrations_unknown 1'],
  [{ queue: { workers: 0, oldestDueSeconds: 9999 } }, 'failing jobs_nowhere'],
  [{ queue: { oldestDueSeconds: lateSeconds + 1 } }, 'failing jobs_late'],
  [{ queue: { failed: 3 } }, 'attention jobs_failed 3'],
  [{ mail: { isSent: false } }, 'attention mail_not_sent'],
  [{ mail: { lastSentAt: hoursAgo(2), lastFault: fault('sign_in', 1) } }, 'failing mail_not_taken'],
  [{ mail: { lastSentAt: null, lastFault: fault('sign_in', 1) } }, 'failing mail_not_taken'],
  [{ mail: { failed: 2 } }, 'attention mails_failed 2'],
  [{ disk: { freeBytes: 99 } }, 'failing disk_full'],
  [{ disk: { freeBytes: 99, holdsFiles: false } }, 'attention disk_full'],
  [{ disk: { freeBytes: 199 } }, 'attention disk_nearly_full'],
  [{ backup: { lastAt: null, failedAt: null } }, 'attention backup_missing'],
  [{ backup: { failedAt: hoursAgo(1) } }, 'failing backup_failed'],
  [{ backup: { lastAt: null } }, 'failing backup_failed'],
  [{ backup: { lastAt: hoursAgo(backupHours + 1), failedAt: null } }, 'attention backup_old'],
  [{ signIn: { wrongTries: manyWrongTries + 1 } }, `attention many_wrong_sign_ins ${manyWrongTries + 1}`],
])('[ADM-74] %j is %s', (changes, finding) => {
  expect(found(changes)).toEqual([finding]);
});

test.each([
  ['a mailbox that is full', { mail: { lastSentAt: hoursAgo(2), lastFault: fault('full_mailbox', 1) } }],
  ['a server that has taken mails since', { mail: { lastSentAt: hoursAgo(1), lastFault: fault('sign_in', 2) } }],
  ['a demonstration', { process: { isDemo: true }, mail: { isSent: false }, backup: { lastAt: null, failedAt: null } }],
])('[ADM-74] %s is no finding', (_, changes) => {
  expect(found(changes)).toEqual([]);
});

test.each(reportParts)('[ADM-76] a part that was not told is one finding: %s', (part) => {
  expect(found({ [part]: null })).toEqual(['attention not_told']);
});

test('[ADM-74] what does not work comes before what needs attention', () => {
  expect(found({ queue: { failed: 1 }, disk: { freeBytes: 1 } })).toEqual([
    'failing disk_full',
    'attention jobs_failed 1',
  ]);
});
