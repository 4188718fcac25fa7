// Passwords cost memory and threads: so many are worked on at once, and who comes on top is told to come again.
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const t = await startTestApp({ TRUST_PROXY: 'on' });
const { anonymous } = t;
const password = 'Correct-1horse';
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, address: string, typed = 'Wrong-1horse') =>
  anonymous.post('/api/auth/login', { email, password: typed }, from(address));

test('more passwords at once than can wait are 503 with Retry-After; who has used up their tries is 429 unasked', async () => {
  const person = { firstName: 'Ivo', lastName: 'Dias', email: 'ivo@mar.example', password, acceptTerms: true };
  expect((await anonymous.post('/api/auth/sign-up', person)).status).toBe(201);
  for (let index = 0; index < 5; index += 1) await login(`nobody${index}@mar.example`, '10.9.0.1');
  await t.db.updateTable('rate_counter').set({ count: 30 }).execute();

  const crowd = Array.from({ length: 90 }, (_, index) =>
    login(index % 9 === 0 ? person.email : `nobody@${index}.example`, `10.8.${index}.1`),
  );
  const spent = Array.from({ length: 5 }, (_, index) => login(`nobody${index}@mar.example`, '10.9.0.1'));
  const answers = await Promise.all(crowd);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(20);
  for (const answer of refused) {
    expect(answer.body.code).toBe('error_too_busy');
    expect(answer.headers['retry-after']).toBe('2');
  }
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(20);
  for (const { status } of await Promise.all(spent)) expect(status).toBe(429);
  // A refusal is no wrong try, and the queue empties.
  expect((await login('somebody@mar.example', '10.8.0.2')).status).toBe(401);
});

test('one network cannot fill the queue for the others', async () => {
  const flood = Array.from({ length: 40 }, (_, index) => login(`flood@${index}.example`, '10.7.0.1', password));
  const other = await login('else@mar.example', '10.7.0.2');
  expect(other.status).toBe(401);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses).toContain(503);
});

test('a link for a new password that is none costs no hash', async () => {
  const tries = Array.from({ length: 60 }, () =>
    anonymous.post('/api/auth/reset-password', { token: 'wrong', password }, from('10.6.0.1')),
  );
  for (const { status } of await Promise.all(tries)) expect(status).toBe(400);
});
