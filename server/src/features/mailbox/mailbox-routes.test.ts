// The mailbox opens to this machine alone.
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import { queueMail } from '../../platform/mail/send-mail.ts';

const { app, platform, db, runJobs } = await startTestApp();
const inProduction = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });

const send = (to: string, subject: string, at: string) =>
  queueMail(
    { db, platform, now: new Date(at) },
    {
      to,
      subject,
      language: 'en',
      kind: 'test',
      paragraphs: ['Hello <script>alert(1)</script>'],
      link: { label: 'Open', url: 'http://localhost:3000/en/verify-email?token=abc&x=1' },
    },
  );
await send('ana@test.example', 'First', '2026-11-20T12:00:00Z');
await send('rui@test.example', 'Second', '2026-11-20T13:00:00Z');
await runJobs();

const get = (url: string, { remoteAddress = '127.0.0.1', headers = {} } = {}) =>
  app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } });
const itemsOf = async (url: string) => (await get(url)).json().items as { id: string; to: string; links: string[] }[];

test('the outbox is listed newest first, with the links of each mail', async () => {
  const items = await itemsOf('/api/dev/mailbox');
  expect(items.map(({ to }) => to)).toEqual(['rui@test.example', 'ana@test.example']);
  expect(items[0]?.links).toContain('http://localhost:3000/en/verify-email?token=abc&x=1');
  expect(await itemsOf('/api/dev/mailbox?to=Ana@test.example')).toMatchObject([
    { to: 'ana@test.example', subject: 'First' },
  ]);
});

test('the pages show the list and one mail, and run nothing of it', async () => {
  const list = await get('/dev/mailbox');
  expect(list.headers['content-type']).toContain('text/html');
  expect(list.body.indexOf('Second')).toBeLessThan(list.body.indexOf('First'));
  const [newest] = await itemsOf('/api/dev/mailbox');
  const one = await get(`/dev/mailbox/${newest?.id}`);
  expect(one.body).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(one.body).toContain('<a href="http://localhost:3000/en/verify-email?token=abc&amp;x=1"');
  expect((await get('/dev/mailbox/..%2F..%2Fsecret.key')).statusCode).toBe(404);
});

test('only the peer of the socket counts: nobody from elsewhere, no proxy, no foreign name', async () => {
  const refused = [
    { remoteAddress: '192.0.2.7' },
    { remoteAddress: '192.0.2.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { forwarded: 'for=127.0.0.1' } },
    { headers: { host: 'rebound.example:3000' } },
  ];
  for (const from of refused) {
    for (const url of ['/api/dev/mailbox', '/dev/mailbox']) expect((await get(url, from)).statusCode).toBe(404);
  }
  for (const remoteAddress of ['::1', '::ffff:127.0.0.1']) {
    expect((await get('/api/dev/mailbox', { remoteAddress })).statusCode).toBe(200);
  }
});

test('with a mail server there is no mailbox', async () => {
  const answer = await inProduction.app.inject({ url: '/api/dev/mailbox', headers: { host: 'localhost:3000' } });
  expect(answer.statusCode).toBe(404);
});
