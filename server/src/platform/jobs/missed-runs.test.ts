// Scheduled runs that were missed while no process ran.
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { runDueJobs, startJobs } from './job-runner.ts';

const { platform, database } = await startTestApp();

test('a run that was missed is made up for at the next start, once, and one that is too late is not', async () => {
  const owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  await owner.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    select task, now() - interval '3 days', now() - interval '90 minutes' from unnest(array['patient', 'hasty']) task`);
  await owner.end();
  const runs: string[] = [];
  const note = (task: string) => async () => void runs.push(task);
  // Half an hour from now, so that no run is due while the test runs.
  const match = `${(new Date().getUTCMinutes() + 30) % 60} * * * *`;
  const table = {
    jobs: { patient: note('patient'), hasty: note('hasty') },
    schedule: [
      // Once in the last 90 minutes at least, and twice at most.
      { task: 'patient', match, lateMs: 7_200_000 },
      { task: 'hasty', match },
    ],
  };
  const first = await startJobs(table, platform);
  await vi.waitFor(() => expect(runs.length).toBeGreaterThan(0), { timeout: 60_000 });
  await first.stop();
  const made = runs.length;
  expect(new Set(runs)).toEqual(new Set(['patient']));
  expect(made).toBeLessThanOrEqual(2);
  const second = await startJobs(table, platform);
  await second.stop();
  await runDueJobs(table, platform);
  expect(runs).toHaveLength(made);
});
