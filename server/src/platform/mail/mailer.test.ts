// Mails carry links that open accounts, so they go to another machine over TLS or not at all.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { removeJobs } from '../../../test/support/job-rows.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { jobTable } from '../../jobs.ts';
import { runDueJobs } from '../jobs/job-runner.ts';
import { createMailer } from './mailer.ts';
import { queueMail } from './send-mail.ts';

const { db, platform, config } = await startTestApp();
const stops: (() => void)[] = [];
afterAll(() => stops.map((stop) => stop()));

async function startServer(offersTls: boolean) {
  const heard: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: offersTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onMailFrom: ({ address }, { secure }, done) =>
      done(void heard.push(`${address} ${secure ? 'secretly' : 'in clear'}`)),
    onData: (stream, _, done) => void text(stream).then(() => done(null), done),
  });
  smtp.on('error', () => {});
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  stops.push(() => smtp.close());
  return { heard, port: (smtp.server.address() as AddressInfo).port };
}

async function send(smtpUrl: string) {
  await db.deleteFrom('mail').execute();
  const mail = {
    to: 'ana@test.example',
    language: 'pt',
    kind: 'test',
    subject: 'Confirme',
    paragraphs: ['Olá'],
  } as const;
  await queueMail({ db, platform, now: new Date() }, mail);
  const withServer = { ...config, smtpUrl, mailFrom: 'no-reply@test.example' };
  await runDueJobs(jobTable, { ...platform, config: withServer, mailer: createMailer(withServer) });
  await removeJobs(platform.pool);
  return await db.selectFrom('mail').select(['status', 'fault']).execute();
}

/** This machine by an address that is not loopback. */
const elsewhere = '0.0.0.0';

test('a server elsewhere that offers no TLS hears nothing of a mail, which waits and says why', async () => {
  const { heard, port } = await startServer(false);
  expect(await send(`smtp://${elsewhere}:${port}`)).toEqual([{ status: 'queued', fault: 'no_tls' }]);
  expect(heard).toEqual([]);
});

test('a server whose certificate nobody vouches for hears nothing either', async () => {
  const { heard, port } = await startServer(true);
  expect(await send(`smtp://${elsewhere}:${port}`)).toMatchObject([{ status: 'queued' }]);
  expect(heard).toEqual([]);
});

test('a server elsewhere that offers TLS gets the mail over it', async () => {
  const { heard, port } = await startServer(true);
  // The server's certificate is a test certificate.
  expect(await send(`smtp://${elsewhere}:${port}?tls.rejectUnauthorized=false`)).toMatchObject([{ status: 'sent' }]);
  expect(heard).toEqual(['no-reply@test.example secretly']);
});

test('a server on this machine may do without', async () => {
  const { heard, port } = await startServer(false);
  expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject([{ status: 'sent' }]);
  expect(heard).toEqual(['no-reply@test.example in clear']);
});
