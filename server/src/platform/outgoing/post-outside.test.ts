// Requests to servers that users name: where they go, and what such servers can do to us.
import { createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { atEndOfFile } from '../../../test/support/end-of-file.ts';
import { startReceiver, status } from '../../../test/webhooks/receiver.ts';
import { receiverCertificate } from '../../../test/webhooks/receiver-certificate.ts';
import { postOutside } from './post-outside.ts';
import { LookupNotBegun, type ResolveHost } from './shared-lookups.ts';

const receiver = await startReceiver();
const secure = await startReceiver({ isSecure: true });
const loopback = ['127.0.0.0/8', '::1'];

/** A resolver that answers these addresses, one list after the other, and notes what it was asked. */
function resolverOf(...answers: string[][]) {
  const asked: string[] = [];
  const resolve: ResolveHost = async (host) => {
    const addresses = answers[Math.min(asked.push(host), answers.length) - 1] ?? [];
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { asked, resolve };
}

const post = (url: string, rules: Partial<Parameters<typeof postOutside>[1]> = {}) =>
  postOutside(
    { url: new URL(url), headers: { 'content-type': 'application/json' }, body: '{"a":1}' },
    { allowed: loopback, timeoutMs: 5000, mostOfAnswer: 4096, ...rules },
  );

afterEach(() => {
  receiver.reset();
  secure.reset();
});

test('[INT-35] an answer is its status and the beginning of its body', async () => {
  receiver.answers(status(201, { 'retry-after': '7' }, 'Olá\0!'));
  expect(await post(`${receiver.origin}/hook?x=1`)).toMatchObject({ status: 201, body: 'Olá�!', retryAfter: '7' });
  expect(receiver.received).toMatchObject([{ path: '/hook?x=1', body: '{"a":1}' }]);
});

test('[INT-36] a name is resolved once, and the connection goes to the checked address: rebinding does not help', async () => {
  const { asked, resolve } = resolverOf(['127.0.0.1'], ['10.0.0.1']);
  expect(await post(`http://receiver.example:${receiver.port}/`, { resolve })).toMatchObject({ status: 204 });
  expect(asked).toEqual(['receiver.example']);
  expect(receiver.received[0]?.headers.host).toBe(`receiver.example:${receiver.port}`);
  expect(await post(`http://receiver.example:${receiver.port}/`, { resolve })).toMatchObject({
    fault: 'private_address',
  });
});

test.each([[['10.0.0.1']], [['93.184.215.14', '127.0.0.1']], [['::ffff:127.0.0.1']], [['169.254.169.254']], [[]]])(
  '[INT-36] a name that leads to %j is not connected to',
  async (addresses) => {
    const { resolve } = resolverOf(addresses);
    const answer = await post(`http://receiver.example:${receiver.port}/`, { resolve, allowed: [] });
    expect(answer).toEqual({ fault: 'private_address', tookMs: expect.any(Number) });
    expect(receiver.received).toEqual([]);
  },
);

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '127.1', 'localhost'])(
  '[INT-36] %s in an address is this machine, however it is written',
  async (host) => {
    expect(await post(`http://${host}:${receiver.port}/`, { allowed: [] })).toMatchObject({ fault: 'private_address' });
    expect(receiver.received).toEqual([]);
  },
);

test('[INT-36] a certificate is checked against the name, which the receiver hears', async () => {
  const trusted = getCACertificates('default');
  const url = `https://receiver.example:${secure.port}/`;
  const { resolve } = resolverOf(['127.0.0.1']);
  expect(await post(url, { resolve }), 'nobody has signed it').toMatchObject({ fault: 'tls' });
  setDefaultCACertificates([...trusted, receiverCertificate]);
  try {
    expect(await post(url, { resolve })).toMatchObject({ status: 204 });
    expect(await post(secure.origin), 'of another name').toMatchObject({ fault: 'tls' });
  } finally {
    setDefaultCACertificates(trusted);
  }
  expect(secure.received).toHaveLength(1);
  expect(await post(`https://127.0.0.1:${receiver.port}`), 'plain text').toMatchObject({ fault: 'tls' });
});

test('[INT-35] no redirect is followed', async () => {
  receiver.answers(status(307, { location: `${receiver.origin}/inner` }));
  expect(await post(receiver.origin)).toMatchObject({ status: 307, fault: 'redirect' });
  expect(receiver.received).toHaveLength(1);
});

test('[INT-35] of a long answer the beginning is read, and the connection is ended', async () => {
  const { promise, resolve: end } = Promise.withResolvers<number>();
  receiver.answers((response) => {
    let written = 0;
    response.writeHead(200).once('close', () => end(written));
    const write = () => {
      while (written < 10_000_000 && response.write(Buffer.alloc(65_536, 'x'))) written += 65_536;
    };
    response.on('drain', write);
    write();
  });
  const answer = await post(receiver.origin);
  expect(answer.body).toHaveLength(4096);
  expect(answer.status).toBe(200);
  expect(await promise).toBeLessThan(10_000_000);
});

test('[INT-35] a receiver that hangs, or sends its headers or its body byte by byte, is waited for no longer', async () => {
  receiver.answers(() => {});
  expect(await post(receiver.origin, { timeoutMs: 150 })).toMatchObject({ fault: 'timed_out' });
  receiver.answers((response) => {
    response.writeHead(200).flushHeaders();
    const timer = setInterval(() => response.write('.'), 20);
    response.once('close', () => clearInterval(timer));
  });
  expect(await post(receiver.origin, { timeoutMs: 200 }), 'it has said that it took it').toMatchObject({ status: 200 });
  const slow = createServer((socket) => {
    const timer = setInterval(() => socket.write('H'), 20);
    socket.on('error', () => {}).once('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await expect.poll(() => slow.listening).toBe(true);
  atEndOfFile(async () => void slow.close());
  const { port } = slow.address() as { port: number };
  expect(['timed_out', 'broken_off']).toContain((await post(`http://127.0.0.1:${port}`, { timeoutMs: 200 })).fault);
  const never: ResolveHost = () => new Promise(() => {});
  expect(await post('http://slow.example', { resolve: never, timeoutMs: 50 })).toMatchObject({ fault: 'timed_out' });
});

test('[INT-35] whatever else goes wrong has a name', async () => {
  receiver.answers((response) => response.destroy());
  expect(await post(receiver.origin)).toMatchObject({ fault: 'broken_off' });
  receiver.answers((response) => response.socket?.end('SSH-2.0-OpenSSH\r\n'));
  expect(await post(receiver.origin)).toMatchObject({ fault: 'broken_off' });
  const gone = await startReceiver();
  gone.server.close();
  expect(await post(gone.origin)).toMatchObject({ fault: 'no_connection' });
  const unknown: ResolveHost = async () => {
    throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  };
  expect(await post('https://unknown.example', { resolve: unknown })).toMatchObject({ fault: 'unknown_host' });
});

test('[INT-35] a receiver whose name could not be looked up in its turn was not asked', async () => {
  const resolve: ResolveHost = () => Promise.reject(new LookupNotBegun());
  expect(await post('http://hooks.example/hook', { resolve })).toMatchObject({ fault: 'not_asked' });
  expect(receiver.received).toEqual([]);
});
