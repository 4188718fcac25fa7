// Mails over a real SMTP server on this machine, and into the outbox.
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rescheduleJobs } from '../../../test/support/job-rows.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { jobTable } from '../../jobs.ts';
import { runDueJobs } from '../jobs/job-runner.ts';
import { createMailer, outboxFolder } from './mailer.ts';
import { type NewMail, queueMail } from './send-mail.ts';

const { db, platform, config } = await startTestApp();
const now = new Date('2026-11-20T12:00:00Z');
const context = { db, platform, now };

/** What the server accepted, and its next answer. */
const taken: string[] = [];
let refusal: { responseCode: number; text?: string } | undefined;
let senderRefusal: { responseCode: number; text: string } | undefined;
/** Refuses a mail after reading it. */
let refusesContent = false;
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onMailFrom: (_, __, done) => done(senderRefusal && Object.assign(new Error(senderRefusal.text), senderRefusal)),
  onRcptTo: (_, __, done) => done(refusal && Object.assign(new Error(refusal.text ?? 'not for ana'), refusal)),
  onData: (stream, _, done) => {
    text(stream).then((message) => {
      taken.push(message);
      done(refusesContent ? Object.assign(new Error('busy'), { responseCode: 451 }) : null);
    }, done);
  },
});
const acceptingServer = () => new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
let overSmtp = platform;
const logged: string[] = [];
beforeAll(async () => {
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const { port } = smtp.server.address() as AddressInfo;
  const stream = new Writable({ write: (line, _, done) => done(void logged.push(String(line))) });
  const withServer = { ...config, smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Wattpact <no-reply@test.example>' };
  const log = pino({ level: 'trace' }, stream);
  overSmtp = { ...platform, config: withServer, mailer: createMailer(withServer), log };
});
afterAll(() => smtp.close());
beforeEach(async () => {
  refusal = undefined;
  senderRefusal = undefined;
  refusesContent = false;
  taken.length = 0;
  await db.deleteFrom('mail').execute();
});

const mail: NewMail = {
  to: 'ana@test.example',
  language: 'pt',
  kind: 'test',
  subject: 'Confirme o endereço\r\nBcc: x@test.example',
  name: 'Ana <b>Silva</b>',
  paragraphs: ['Falta um passo.'],
  link: { label: 'Confirmar', url: 'http://localhost:3000/pt/verify-email?token=secret-token&a=1' },
};
const mails = () => db.selectFrom('mail').selectAll().execute();
const runSmtpJobs = () => runDueJobs(jobTable, overSmtp);

test('a mail goes out over SMTP as text and HTML, and says that a machine wrote it', async () => {
  await queueMail(context, { ...mail, unsubscribeUrl: 'http://localhost:3000/pt/profile' });
  await runSmtpJobs();
  const [message = ''] = taken;
  expect(message).toMatch(/^From: Wattpact <no-reply@test\.example>$/m);
  expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(message).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/pt\/profile>$/m);
  expect(message).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>$/m);
  expect(message).not.toMatch(/^Bcc:/m);
  expect(message).toContain('Content-Type: text/plain; charset=utf-8');
  expect(message).toContain('Content-Type: text/html; charset=utf-8');
  expect(await mails()).toMatchObject([{ status: 'sent', attempts: 1, recipient: 'ana@test.example', error: null }]);
});

test('a mail of a change that is undone is never sent', async () => {
  const change = db.transaction().execute(async (transaction) => {
    await queueMail({ ...context, db: transaction }, mail);
    throw new Error('undone');
  });
  await expect(change).rejects.toThrow('undone');
  await runSmtpJobs();
  expect([taken, await mails()]).toEqual([[], []]);
});

test('a server that is busy is asked again, and no log tells the link', async () => {
  refusal = { responseCode: 451 };
  await queueMail(context, mail);
  await runSmtpJobs();
  expect(await mails()).toMatchObject([{ status: 'queued', attempts: 1, error: expect.stringContaining('451') }]);
  refusal = undefined;
  await rescheduleJobs(platform.pool, { runAt: new Date() });
  await runSmtpJobs();
  expect(await mails()).toMatchObject([{ status: 'sent', attempts: 2, error: null }]);
  expect(taken).toHaveLength(1);
  expect(logged.join('')).toContain('was not taken');
  expect(logged.join('')).not.toContain('secret-token');
});

test('every try bears the same Message-ID, and waits longer than the one before', async () => {
  refusesContent = true;
  await queueMail(context, mail);
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await runSmtpJobs();
    const { rows } = await platform.pool.query(
      'select extract(epoch from run_at - now())::float as pause from graphile_worker.jobs',
    );
    pauses.push(rows[0]?.pause);
    await rescheduleJobs(platform.pool, { runAt: new Date() });
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[3]).toBeGreaterThan(30);
  const ids = taken.map((message) => /^Message-ID: (.+)$/m.exec(message)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([4, 1]);
});

test('after twelve tries, ever further apart, a mail has failed', async () => {
  refusal = { responseCode: 451 };
  await queueMail(context, mail);
  for (let attempt = 1; attempt <= 13; attempt += 1) {
    await rescheduleJobs(platform.pool, { runAt: new Date() });
    await runSmtpJobs();
  }
  expect(await mails()).toMatchObject([{ status: 'failed', attempts: 12, fault: 'try_later' }]);
});

test('an address that the server does not know is not tried again', async () => {
  refusal = { responseCode: 550 };
  await queueMail(context, mail);
  await runSmtpJobs();
  await rescheduleJobs(platform.pool, { runAt: new Date() });
  await runSmtpJobs();
  expect(await mails()).toMatchObject([
    { status: 'failed', attempts: 1, fault: 'unknown_mailbox', error: expect.stringMatching(/^550 /) },
  ]);
});

test.each([
  ['the sender', { responseCode: 550, text: '5.7.1 sender not allowed' }, undefined, 'refused'],
  [
    'a sender who has not signed in',
    { responseCode: 530, text: '5.7.0 authentication required' },
    undefined,
    'sign_in',
  ],
  ['relaying', undefined, { responseCode: 550, text: '5.7.1 relaying denied' }, 'refused'],
])('a server that refuses %s says nothing of the address, and is asked again', async (_, from, to, fault) => {
  senderRefusal = from;
  refusal = to;
  await queueMail(context, mail);
  await runSmtpJobs();
  expect(await mails()).toMatchObject([{ status: 'queued', attempts: 1, fault }]);
  senderRefusal = undefined;
  refusal = undefined;
  await rescheduleJobs(platform.pool, { runAt: new Date() });
  await runSmtpJobs();
  expect(await mails()).toMatchObject([{ status: 'sent' }]);
});

test('what no server has said stands nowhere as its answer', async () => {
  await queueMail(context, mail);
  const mailer = createMailer({ ...overSmtp.config, smtpUrl: 'smtp://127.0.0.1:1' });
  await runDueJobs(jobTable, { ...overSmtp, mailer });
  expect(await mails()).toMatchObject([{ status: 'queued', attempts: 1, fault: 'no_connection', error: null }]);
});

test('one of many mails waits for a server that is away instead of failing like the one before it', async () => {
  const server = acceptingServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  await new Promise<void>((closed) => server.close(closed));
  const back = acceptingServer();
  const away = { ...overSmtp, mailer: createMailer({ ...overSmtp.config, smtpUrl: `smtp://127.0.0.1:${port}` }) };
  for (const to of ['ana@test.example', 'rui@test.example']) await queueMail(context, { ...mail, to, canWait: true });
  const over = runDueJobs(jobTable, away);
  const tried = () => db.selectFrom('mail').select(['attempts', 'fault']).where('attempts', '>', 0).execute();
  await vi.waitUntil(async () => (await tried()).length > 0);
  await new Promise<void>((listening) => back.listen(port, '127.0.0.1', listening));
  await over;
  back.close();
  expect(await mails()).toContainEqual(expect.objectContaining({ status: 'sent', attempts: 1 }));
});

test('a try that nobody could note counts: after the job’s last one the mail has failed', async () => {
  refusal = { responseCode: 451 };
  await queueMail(context, mail);
  await rescheduleJobs(platform.pool, { attempts: 10 });
  await runSmtpJobs();
  expect(await mails()).toMatchObject([{ status: 'queued', attempts: 11 }]);
  await rescheduleJobs(platform.pool, { runAt: new Date() });
  await runSmtpJobs();
  expect(await mails()).toMatchObject([{ status: 'failed', attempts: 12 }]);
});

test('what is given up during a try stays given up, what another try has sent stays sent', async () => {
  for (const status of ['given_up', 'sent']) {
    await queueMail(context, mail);
    const busy = {
      deliver: async () => {
        await db.updateTable('mail').set({ status, content: null }).execute();
        throw Object.assign(new Error('too late'), { code: 'ETIMEDOUT' });
      },
    };
    await runDueJobs(jobTable, { ...overSmtp, mailer: busy });
    expect(await mails()).toMatchObject([{ status, fault: null }]);
    await rescheduleJobs(platform.pool, { runAt: new Date() });
    await runSmtpJobs();
    expect(await mails()).toMatchObject([{ status, content: null }]);
    await db.deleteFrom('mail').execute();
  }
  expect(taken).toEqual([]);
});

test('without a mail server it is an .eml in the outbox, in the reader’s language, no foreign markup', async () => {
  await queueMail(context, mail);
  await runDueJobs(jobTable, platform);
  const folder = outboxFolder(config);
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  const json = names.find((name) => name.endsWith('.json')) ?? '';
  const { html, text: plain, subject } = JSON.parse(await readFile(join(folder, json), 'utf8'));
  expect(subject).toBe('Confirme o endereço Bcc: x@test.example');
  expect(html).toContain('<html lang="pt">');
  expect(html).toContain('Olá, Ana &lt;b&gt;Silva&lt;/b&gt;,');
  expect(html).toContain('href="http://localhost:3000/pt/verify-email?token=secret-token&amp;a=1"');
  expect(plain).toContain(
    'Olá, Ana <b>Silva</b>,\n\nFalta um passo.\n\nConfirmar:\nhttp://localhost:3000/pt/verify-email?token=secret-token&a=1',
  );
  expect(plain).toContain('Mensagem automática da Wattpact,');
});
