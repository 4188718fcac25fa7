// A process's time where the system's clock is set back and forth.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeApiKeys } from '../../test/companies/api-keys.ts';
import { startTestApp } from '../../test/support/test-app.ts';
import { steadyNow } from './clock.ts';
import { newId } from './ids.ts';

const day = 86_400_000;
const now = Date.now();
/** As the system's clock is set; the one that only ever runs on is left alone. */
function setClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: ms });
  onTestFinished(() => void vi.useRealTimers());
}

test('it follows a clock that is set forward, and returns with it', () => {
  setClock(now + day);
  expect(steadyNow().getTime()).toBe(now + day);
  setClock(now + 60_000);
  expect(steadyNow().getTime()).toBe(now + 60_000);
});

test('it does not follow one that is set back, and what is made then comes after what was there', () => {
  const before = newId();
  setClock(now - day);
  expect(steadyNow().getTime()).toBeGreaterThanOrEqual(now);
  expect(newId() > before).toBe(true);
});

test('a session that has run out is not good again when the clock is set back', async () => {
  const { as, make, db } = await startTestApp();
  const user = await make.user();
  const expires_at = new Date(Date.now() - 1000).toISOString();
  await db.updateTable('session').set({ expires_at }).where('user_id', '=', user.id).execute();
  expect((await as(user).get('/api/users/me')).status).toBe(401);
  setClock(now - day);
  expect((await as(user).get('/api/users/me')).status).toBe(401);
});

test('[INT-12] nor is an API key whose last day has passed', async () => {
  const t = await startTestApp();
  const maker = await t.make.user();
  const entity = await t.make.entity(maker);
  const expiresOn = lisbonDate(new Date());
  const key = await makeApiKeys(t)(maker, entity.id, 'view', { expiresOn });
  const read = async () => (await t.as(key).get('/api/projects')).status;
  expect(await read()).toBe(200);
  const yesterday = lisbonDate(new Date(now - day));
  await t.db.updateTable('api_key').set({ expires_on: yesterday }).where('id', '=', key.id).execute();
  expect(await read()).toBe(401);
  setClock(now - day);
  expect(await read()).toBe(401);
});
