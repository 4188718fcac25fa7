// A call that needs a fresh proof of identity: the user is asked, and the call is repeated or given up.
import { afterEach, expect, test, vi } from 'vitest';
import { onProofRequested, type Proof } from './fresh-proof.ts';
import { request } from './request.ts';

const refusal = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'error_fresh_sign_in_required' };
const sent: { path: string; method: string; body: string; key: string | null }[] = [];
let isFresh = false;
let staysStale = false;
vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
  sent.push({ path, method: method ?? '', body: String(body), key: new Headers(headers).get('idempotency-key') });
  return isFresh && !staysStale
    ? Response.json({ id: 'made' })
    : new Response(JSON.stringify(refusal), {
        status: 403,
        headers: { 'content-type': 'application/problem+json' },
      });
});

let stop = () => {};
/** @returns how often the user was asked */
function answering(proof: Proof) {
  const asked = { times: 0 };
  stop = onProofRequested(async () => {
    asked.times += 1;
    await Promise.resolve();
    isFresh = proof === 'given';
    return proof;
  });
  return asked;
}
afterEach(() => {
  stop();
  sent.length = 0;
  isFresh = false;
  staysStale = false;
});
const create = () => request('POST', '/api/admin/users', { body: { firstName: 'Nuno' }, idempotencyKey: 'one' });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { problem: { code: string } }) => error.problem.code,
  );

test('the call is made again, whole and under its key, once the proof is given', async () => {
  const asked = answering('given');
  expect(await create()).toEqual({ id: 'made' });
  expect(asked.times).toBe(1);
  expect(sent).toEqual(
    Array(2).fill({ path: '/api/admin/users', method: 'POST', body: '{"firstName":"Nuno"}', key: 'one' }),
  );
});

test('whoever refuses is told that nothing was done; who cannot give it hears what the server said', async () => {
  answering('refused');
  expect(await codeOf(create())).toBe('error_confirmation_cancelled');
  answering('impossible');
  expect(await codeOf(create())).toBe('error_fresh_sign_in_required');
  stop();
  expect(await codeOf(create())).toBe('error_fresh_sign_in_required');
  expect(sent).toHaveLength(3);
});

test('two calls at once ask once, and the next one asks again', async () => {
  const asked = answering('given');
  await Promise.all([create(), create()]);
  expect(asked.times).toBe(1);
  isFresh = false;
  await create();
  expect(asked.times).toBe(2);
});

test('a proof that does not help is not asked for without end', async () => {
  const asked = answering('given');
  staysStale = true;
  expect(await codeOf(create())).toBe('error_fresh_sign_in_required');
  expect([asked.times, sent.length]).toEqual([1, 2]);
});
