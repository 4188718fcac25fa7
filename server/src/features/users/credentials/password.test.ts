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

type Outcome = 'done' | 'refused';

/**
 * Occupies places of the gate until they are released, two of them for hashing and the others for waiting.
 * @param askers one for each place
 */
function holdPlaces(askers: string[]): { release: () => void; all: Promise<Outcome[]> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const each = askers.map((asker) =>
    passwordGate(asker, () => promise).then(
      () => 'done' as const,
      () => 'refused' as const,
    ),
  );
  return { release: resolve, all: Promise.all(each) };
}
const strangers = (count: number) => Array.from({ length: count }, (_, index) => `stranger ${index}`);
const outcomeOf = ({ status, body, headers }: TestAnswer) => [status, body.code, headers['retry-after']];

test('more passwords at once than can wait are 503 with Retry-After; who has no tries left is 429', async () => {
  const person = { firstName: 'Ivo', lastName: 'Dias', email: 'ivo@mar.example', password, acceptTerms: true };
  expect((await anonymous.post('/api/auth/sign-up', person)).status).toBe(201);
  for (let index = 0; index < 5; index += 1) await login(`nobody${index}@mar.example`, '10.9.0.1');
  await t.db.updateTable('rate_counter').set({ count: 30 }).execute();

  // Thirty wait behind the two that are running.
  const held = holdPlaces(strangers(32));
  const crowd = Array.from({ length: 12 }, (_, index) =>
    login(index % 3 === 0 ? person.email : `nobody@${index}.example`, `10.8.${index}.1`),
  );
  for (const answer of await Promise.all(crowd)) expect(outcomeOf(answer)).toEqual([503, 'error_too_busy', '2']);
  const spent = Array.from({ length: 5 }, (_, index) => login(`nobody${index}@mar.example`, '10.9.0.1'));
  for (const { status } of await Promise.all(spent)) expect(status).toBe(429);
  held.release();
  expect(await held.all).toEqual(Array(32).fill('done'));
  // A refusal is no wrong try, and the queue empties.
  expect((await login('somebody@mar.example', '10.8.0.2')).status).toBe(401);
});

test('one network cannot fill the queue for the others', async () => {
  const held = holdPlaces([...strangers(2), ...Array(12).fill('10.7.0.1')]);
  const answer = await login('flood@mar.example', '10.7.0.1', password);
  expect(outcomeOf(answer)).toEqual([503, 'error_too_busy', '2']);
  const other = login('else@mar.example', '10.7.0.2');
  held.release();
  expect((await other).status).toBe(401);
  expect(await held.all).toEqual(Array(14).fill('done'));
});

test('a link for a new password that is none costs no hash', async () => {
  const tries = Array.from({ length: 60 }, () =>
    anonymous.post('/api/auth/reset-password', { token: 'wrong', password }, from('10.6.0.1')),
  );
  for (const { status } of await Promise.all(tries)) expect(status).toBe(400);
});
