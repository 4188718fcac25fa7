// The mail server away for an hour: no mail is lost, and none arrives twice.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../../server/test/processes/free-port.ts';
import { type FaultCase, type Outcome, type UnderLoad, underLoad } from '../fault-case.ts';
import { countOf, passAnHour, tryAgain } from '../job-times.ts';
import { type MailServer, mailServer } from '../mail-server.ts';
import { withClient } from '../owner-client.ts';

const task = 'send_mail';

async function judge(database: pg.Client, taken: ReadonlyMap<string, number>, outcome: Outcome): Promise<void> {
  const all = await countOf(database, 'select count(*) from mail');
  const unsent = await countOf(database, 'select count(*) from mail where sent_at is null');
  const twice = [...taken.values()].filter((count) => count > 1).length;
  outcome.notes.push(`${all} mails written, ${taken.size} arrived, ${twice} of them twice`);
  if (unsent > 0 || taken.size < all) outcome.failures.push(`${unsent} mails were not sent`);
  if (twice > 0) outcome.failures.push(`${twice} mails arrived twice`);
}

async function loseMailServer(
  { product, load, outcome }: UnderLoad,
  mails: MailServer,
  database: pg.Client,
): Promise<void> {
  await mails.start();
  await pause(5000);
  await mails.stop();
  await pause(10_000);
  await load.stop();
  await passAnHour(database, task);
  const waiting = await countOf(database, 'select count(*) from mail where sent_at is null');
  outcome.notes.push(`${waiting} mails waited for an hour`);
  if (waiting === 0) outcome.failures.push('no mail had to wait');
  if (!(await product.isReady())) outcome.failures.push('/ready is red without a mail server');
  await mails.start();
  for (let time = 0; time < 2; time += 1) await tryAgain(database, task);
  await judge(database, mails.taken, outcome);
}

async function withoutMail(): Promise<Outcome> {
  const port = await freePort();
  const mails = mailServer(port);
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  const outcome = await underLoad({ env, rate: 0.3 }, (given) =>
    withClient(given.product.ownerUrl(), (database) => loseMailServer(given, mails, database)),
  );
  await mails.stop();
  return outcome;
}

export const mailCase: FaultCase = {
  name: 'no-mail-server',
  minutes: 1.5,
  what: 'the mail server away for an hour',
  run: withoutMail,
};
