// Hashing costs memory and threads, so its concurrency is limited and further callers are told to try later.
import { expect, test } from 'vitest';
import { startTestApp, type TestAnswer } from '../../../../test/support/test-app.ts';
import { passwordGate } from './password.ts';

const t = await startTestApp({ TRUST_PROXY: 'on' });
const { anonymous } = t;
const password = 'Correct-1horse';
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, address: string, typed = 'Wrong-1horse') =>
  anonymous.post('/api/auth/login', { email, password: typed }, from(address));

const patience = { timeout: 60_000 };
/** Occupies both places for hashing until they are released. */
function holdPlaces(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const name of ['one', 'other']) void passwordGate(name, () => promise);
  return resolve;
}
/** @returns those answered so far, and in the end all of them */
function watch(answers: Promise<TestAnswer>[]) {
  const seen: TestAnswer[] = [];
  const each = answers.map(async (answer) => {
    seen.push(await answer);
    return answer;
  });
  return { seen, all: Promise.all(each) };
}

test('more passwords at once than can wait are 503 with Retry-After; who has no tries left is 429', async () => {
  const person = { firstName: 'Ivo', lastName: 'Dias', email: 'ivo@mar.example', password, acceptTerms: true };
  expect((await anonymous.post('/api/auth/sign-up', person)).status).toBe(201);
  for (let index = 0; index < 5; index += 1) await login(`nobody${index}@mar.example`, '10.9.0.1');
  await t.db.updateTable('rate_counter').set({ count: 30 }).execute();

  const release = holdPlaces();
  const crowd = watch(
    Array.from({ length: 90 }, (_, index) =>
      login(index % 9 === 0 ? person.email : `nobody@${index}.example`, `10.8.${index}.1`),
    ),
  );
  // Thirty wait behind the two that are running.
  await expect.poll(() => crowd.seen.length, patience).toBe(60);
  const spent = Array.from({ length: 5 }, (_, index) => login(`nobody${index}@mar.example`, '10.9.0.1'));
  for (const { status } of await Promise.all(spent)) expect(status).toBe(429);
  for (const { status, body, headers } of crowd.seen)
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'error_too_busy', '2']);
  release();
  const answers = await crowd.all;
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
  // A refusal is no wrong try, and the queue empties.
  expect((await login('somebody@mar.example', '10.8.0.2')).status).toBe(401);
});

test('one network cannot fill the queue for the others', async () => {
  const release = holdPlaces();
  const flood = watch(Array.from({ length: 40 }, (_, index) => login(`flood@${index}.example`, '10.7.0.1', password)));
  await expect.poll(() => flood.seen.length, patience).toBe(28);
  const other = login('else@mar.example', '10.7.0.2');
  release();
  expect((await other).status).toBe(401);
  const statuses = (await flood.all).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(28);
});

test('a link for a new password that is none costs no hash', async () => {
  const tries = Array.from({ length: 60 }, () =>
    anonymous.post('/api/auth/reset-password', { token: 'wrong', password }, from('10.6.0.1')),
  );
  for (const { status } of await Promise.all(tries)) expect(status).toBe(400);
});
