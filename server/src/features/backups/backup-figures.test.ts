// What the metrics tell of the last backup, and that nothing is removed while one is made.
import { Readable } from 'node:stream';
import pg from 'pg';
import { expect, test } from 'vitest';
import { rescheduleJobs } from '../../../test/support/job-rows.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { takeBackupLock } from '../../platform/backup/backup-lock.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { backupFigures } from './backup-figures.ts';
import { beginBackup, endBackup, findLastBackups } from './backup-queries.ts';

const t = await startTestApp({ BACKUP_SCHEDULE: '30 2 * * *', BACKUP_DIR: '/nowhere' });
const { db, platform } = t;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
async function begin(hours: number): Promise<string> {
  const id = newId();
  const row = { id, kind: 'embedded', is_scheduled: true, is_encrypted: true, started_at: hoursAgo(hours) };
  await beginBackup(db, row);
  return id;
}
const read = async (given = platform) => {
  const figures = await backupFigures(given).read();
  return Object.fromEntries(figures.map(({ name, values }) => [name, Math.round(values[0]?.value ?? -1)]));
};

/** However slow the machine is. */
const about = (seconds: number) => expect.toSatisfy((age: number) => age >= seconds && age < seconds + 600);

test('the age is that of the installation, and then of the last backup that was made', async () => {
  expect(await read()).toEqual({ wattpact_backup_age_seconds: expect.any(Number), wattpact_backup_failed: 0 });
  const made = { outcome: 'ok', name: 'a', bytes: 5000, sha256: '0'.repeat(64), copied_to: null } as const;
  await endBackup(db, await begin(27), { ...made, ended_at: hoursAgo(26) });
  const figures = { wattpact_backup_bytes: 5000, wattpact_backup_duration_seconds: 3600 };
  expect(await read()).toMatchObject({
    ...figures,
    wattpact_backup_age_seconds: about(27 * 3600),
    wattpact_backup_failed: 0,
  });
  await endBackup(db, await begin(1), { outcome: 'failed', ended_at: hoursAgo(1), error: 'no space' });
  expect(await read()).toMatchObject({
    ...figures,
    wattpact_backup_age_seconds: about(27 * 3600),
    wattpact_backup_failed: 1,
  });
});

test('one whose process was killed has failed when the next begins', async () => {
  const killed = await begin(0.5);
  await begin(0.1);
  const error = 'The process ended before the backup was made.';
  expect((await findLastBackups(db)).failed).toMatchObject({ id: killed, error });
});

test('without a schedule nothing is told', async () => {
  expect(await read({ ...platform, config: { ...platform.config, backupSchedule: undefined } })).toEqual({});
});

test('bytes without a row stay until no backup is made any more, and only one is made at a time', async () => {
  const key = '2026-11/deleted';
  await platform.files.put(key, Readable.from(['a']), { contentType: 'text/plain' });
  const [backup, other] = [new pg.Client(t.database.superuserUrl), new pg.Client(t.database.superuserUrl)];
  await Promise.all([backup.connect(), other.connect()]);
  await takeBackupLock(backup);
  await expect(takeBackupLock(other)).rejects.toThrow('Another backup of this database is being made.');
  await enqueue(db, 'remove_stored_file', { key });
  await t.runJobs();
  expect(await platform.files.sizeOf(key)).toBe(1);
  await Promise.all([backup.end(), other.end()]);
  await rescheduleJobs(platform.pool, { runAt: new Date() });
  await t.runJobs();
  expect(await platform.files.sizeOf(key)).toBeUndefined();
});
