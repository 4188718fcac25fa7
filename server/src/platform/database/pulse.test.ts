// A database that falls silent without breaking a connection: calls that wait for it are refused at once, over HTTP.
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabaseLink } from '../../../test/database/database-link.ts';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { watchPulse } from './pulse.ts';

const database = await createTestDatabase();
const link = await openDatabaseLink(database.appUrl);
const drop = async () => {
  link.close();
  await database.drop();
};
const { as, anonymous, make, platform } = await startTestApp({}, { ...database, appUrl: link.url, drop });
const user = await make.user();
const error = vi.spyOn(platform.log, 'error');
const warn = vi.spyOn(platform.log, 'warn');
const pace = { betweenMs: 20, turnMs: 50, doubtTurns: 5, silenceTurns: 12 };
const interrupted = { status: 503, body: { code: 'error_service_interrupted' }, headers: { 'retry-after': '2' } };
const feedback = { category: 'other', name: 'Ana Sousa', email: 'ana@test.example', description: 'Bom dia' };
const pulses = `select count(*)::int as count from pg_stat_activity where application_name = 'pulse' and datname = current_database()`;

async function beats(): Promise<void> {
  await vi.waitFor(async () => expect((await platform.pool.query(pulses)).rows).toEqual([{ count: 1 }]), {
    timeout: 60_000,
  });
}

test('calls under way when it falls silent are refused, as are those that come, until it answers again', async () => {
  const pulse = watchPulse(platform, pace);
  onTestFinished(() => pulse.stop());
  await beats();
  // One call reads on a shared connection, the other opens a transaction.
  await as(user).get('/api/users/me');
  link.silence();
  const waiting = [
    as(user).get('/api/users/me'),
    as(user).get('/api/projects'),
    as(user).post('/api/support-feedback', feedback),
  ];
  for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject(interrupted);
  expect(await as(user).get('/api/users/me')).toMatchObject(interrupted);
  expect(await anonymous.get('/api/ready')).toMatchObject(interrupted);
  await link.mend();
  await vi.waitFor(async () => expect((await anonymous.get('/api/ready')).status).toBe(200), { timeout: 60_000 });
  expect((await as(user).get('/api/users/me')).status).toBe(200);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.anything(), 'the database answers again'), {
    timeout: 60_000,
  });
  expect(error.mock.calls.map(([, text]) => text)).toEqual([
    'the database does not answer: calls are answered 503 until it does',
  ]);
});

test('its own connection that alone falls silent is replaced, and nobody is refused', async () => {
  error.mockClear();
  const pulse = watchPulse(platform, pace);
  onTestFinished(() => pulse.stop());
  await beats();
  link.silenceOpen();
  // The pool's connections are as silent: what is asked on new ones is answered.
  platform.pool.breakOff(new Error('of this test'));
  const opened = `select count(*)::int as count from pg_stat_activity where application_name = 'pulse' and backend_start > $1`;
  const { rows } = await platform.pool.query('select now()::text as now');
  await vi.waitFor(
    async () => expect((await platform.pool.query(opened, [rows[0].now])).rows[0].count).toBeGreaterThan(0),
    { timeout: 60_000 },
  );
  expect(error).not.toHaveBeenCalled();
});
