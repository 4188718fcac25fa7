// Which jobs go before others, and who waits for whom.
import { afterEach, expect, test, vi } from 'vitest';
import { jobTable } from '../../jobs.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { queueMail } from '../mail/send-mail.ts';
import { enqueue } from './enqueue.ts';
import { type JobTable, runDueJobs, startJobs } from './job-runner.ts';

const { db, platform } = await startTestApp();
afterEach(() => platform.pool.query('delete from graphile_worker._private_jobs'));

test('a mail server that does not answer keeps no other job waiting', async () => {
  let release = () => {};
  const hanging = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  const mailer = {
    deliver: () => {
      begun += 1;
      return hanging;
    },
  };
  const told: unknown[] = [];
  const table = {
    ...jobTable,
    jobs: { ...jobTable.jobs, tell_listeners: async (payload: unknown) => void told.push(payload) },
  };
  for (let index = 0; index < 20; index += 1) {
    const mail = {
      to: `u${index}@test.example`,
      language: 'pt' as const,
      kind: 'test',
      subject: 'Olá',
      paragraphs: ['x'],
    };
    await queueMail({ db, platform, now: new Date() }, mail);
  }
  const runner = await startJobs(table, { ...platform, mailer });
  await vi.waitFor(() => expect(begun).toBeGreaterThan(1), { timeout: 5000 });
  await enqueue(db, 'tell_listeners', { eventId: 'x' });
  await vi.waitFor(() => expect(told).toEqual([{ eventId: 'x' }]), { timeout: 5000 });
  expect(begun).toBeLessThan(20);
  release();
  await runner.stop();
});

test('what can wait is done after what people wait for, though it was asked for before', async () => {
  const done: string[] = [];
  const table: JobTable = {
    jobs: { count: async ({ name }: { name: string }) => void done.push(name) },
    schedule: [],
  };
  await enqueue(db, 'count', { name: 'later' }, { canWait: true });
  await enqueue(db, 'count', { name: 'first' });
  await enqueue(db, 'count', { name: 'second' });
  await runDueJobs(table, platform);
  expect(done).toEqual(['first', 'second', 'later']);
});
