// A proxy's headers about its clients count, a client's own do not, so the limits per address work.
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const stops: (() => unknown)[] = [];
afterAll(() => stops.map((stop) => stop()));

/** Passes everything on, and appends its client to X-Forwarded-For as nginx does. @returns its port */
async function startProxy(target: number, client: string): Promise<number> {
  const proxy = createServer((incoming, outgoing) => {
    const said = incoming.headers['x-forwarded-for'];
    const headers = { ...incoming.headers, 'x-forwarded-for': said ? `${said}, ${client}` : client };
    const onward = ask({ port: target, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  stops.push(() => proxy.close(), proxy.closeAllConnections.bind(proxy));
  return (proxy.address() as AddressInfo).port;
}

async function listen({ app }: TestApp): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

let made = 0;
const post = async (port: number, path: string, body: object) => {
  made += 1;
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${made % 250}, 127.0.0.1` },
  });
  await answer.text();
  return answer.status;
};
const signIn = (port: number, email: string) => post(port, 'login', { email, password: 'Wrong-1horse' });
const signUp = (port: number, email: string) =>
  post(port, 'sign-up', { firstName: 'Rui', lastName: 'Mota', email, password: 'Correct-1horse', acceptTerms: true });
async function statuses(count: number, call: (index: number) => Promise<number>) {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push(await call(index));
  return seen;
}

const guarded = [...Array(5).fill(401), 429];

describe('made-up addresses before one proxy', async () => {
  const t = await startTestApp({ TRUST_PROXY: 'on', SMTP_URL: 'smtp://127.0.0.1:9' });
  const server = await listen(t);
  const proxy = await startProxy(server, '203.0.113.7');

  test('leave a client five guesses, and another client its own', async () => {
    expect(await statuses(6, () => signIn(proxy, 'ana@vento.example'))).toEqual(guarded);
    expect(await signIn(await startProxy(server, '203.0.113.8'), 'ana@vento.example')).toBe(401);
  });

  test('leave a client thirty sign-ups an hour', async () => {
    const seen = await statuses(31, (index) => signUp(proxy, `new${index}@vento.example`));
    expect(seen).toEqual([...Array(30).fill(201), 429]);
  });
});

test.each([
  ['2', ['10.0.0.2']],
  ['127.0.0.1, 10.0.0.0/8', ['10.0.0.2']],
  ['127.0.0.1', []],
])('TRUST_PROXY=%s trusts its own proxies and nothing before them', async (TRUST_PROXY, behind) => {
  const t = await startTestApp({ TRUST_PROXY });
  let port = await listen(t);
  for (const proxy of behind) port = await startProxy(port, proxy);
  const first = await startProxy(port, '203.0.113.7');
  expect(await statuses(6, () => signIn(first, 'ana@vento.example'))).toEqual(guarded);
  expect(await signIn(await startProxy(port, '203.0.113.8'), 'ana@vento.example')).toBe(401);
});

test('without TRUST_PROXY nobody is believed', async () => {
  const port = await listen(await startTestApp());
  expect(await statuses(6, () => signIn(port, 'ana@vento.example'))).toEqual(guarded);
});
