// A code is spent together with what it was given for.
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/test-app.ts';

const t = await startTestApp({ LOCK_TIMEOUT: '1' });
const password = 'Correct-1horse';

let holder: pg.Client | undefined;
/** Nothing is recorded until `release`: each act ends after a second. */
async function holdEvents(): Promise<void> {
  holder = new pg.Client(t.database.ownerUrl);
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table event in access exclusive mode');
}
async function release(): Promise<void> {
  await holder?.end();
  holder = undefined;
}
afterEach(release);

async function enrolled(email: string) {
  const input = { firstName: 'Gil', lastName: 'Sá', email, password, acceptTerms: true };
  const person = t.as((await t.anonymous.post('/api/auth/sign-up', input)).body);
  const { secret } = (await person.post('/api/auth/second-factor/enrol', { password })).body;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { body } = await person.post('/api/auth/second-factor/confirm', { code });
  return { person, recoveryCode: body.recoveryCodes[0] as string };
}

test.each([
  ['a proof of identity', '/api/auth/confirm', {}],
  ['switching it off', '/api/auth/second-factor/remove', { password }],
])('after a refusal of a busy server the same code still counts: %s', async (_, path, more) => {
  const { person, recoveryCode } = await enrolled(`${crypto.randomUUID()}@luz.example`);
  const give = () => person.post(path, { code: recoveryCode, ...more });
  await holdEvents();
  expect(await give()).toMatchObject({ status: 503, body: { code: 'error_too_busy' } });
  await release();
  expect((await give()).status).toBeLessThan(300);
});
