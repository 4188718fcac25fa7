// The machine's clock a day ahead and a day behind, and the two nights of the year in which the local time jumps.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../../server/test/processes/free-port.ts';
import { makeTimedTokens, type TimedTokens } from '../clock-tokens.ts';
import { cannotFake, type Faked, withFakeClock } from '../fake-clock.ts';
import { emptyOutcome, type FaultCase, type Outcome, type UnderLoad } from '../fault-case.ts';
import type { Journal } from '../journal.ts';
import { type MailServer, mailServer } from '../mail-server.ts';
import { withClient } from '../owner-client.ts';
import type { Product } from '../product.ts';
import { noteScheduledRuns, type ScheduledRuns } from '../scheduled-runs.ts';

const day = 86_400;
/** For which each clock is kept, in ms. */
const keptMs = 8000;

async function expectStatus({ product, outcome }: UnderLoad, token: string, wanted: number, when: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${product.url}/api/users/me`, { headers });
  if (status !== wanted) outcome.failures.push(`${when}: ${status}, and not ${wanted}`);
}

const setEnd = (database: pg.Client, userId: string, hours: number) =>
  database.query('update session set expires_at = now() + make_interval(hours => $2) where user_id = $1', [
    userId,
    hours,
  ]);

/** Calls whose session had run out, as it must, are no fault. @returns how many there were */
function forgiveSignedOut({ unexpected }: Journal): number {
  const others = unexpected.filter((text) => !text.includes(': 401 '));
  const count = unexpected.length - others.length;
  unexpected.splice(0, unexpected.length, ...others);
  return count;
}

/** Each piece opens what it is for, or none does any longer. */
async function expectGood({ outcome }: UnderLoad, pieces: TimedTokens['ending'], wanted: boolean, when: string) {
  for (const { name, isGood } of pieces)
    if ((await isGood()) !== wanted) outcome.failures.push(`${when}: ${name} is ${wanted ? 'refused' : 'taken'}`);
}

/** Two sessions of people who write: one ends in two hours, one has just run out; the seller's lasts thirty days. */
async function moveClock(given: UnderLoad, { setClock, keys }: Faked, database: pg.Client): Promise<void> {
  const { scene, load, outcome } = given;
  const [short, gone] = scene.writers;
  if (!short || !gone) throw new Error('Two people must write');
  const set = async (seconds: number) => {
    await setClock(seconds);
    await pause(2000);
  };
  const { ending, ended } = await makeTimedTokens(given, keys);
  await expectGood(given, ending, true, 'before their end');
  await expectGood(given, ended, false, 'after their end');
  await setEnd(database, short.userId, 2);
  await expectStatus(given, short.token, 200, 'a session of two hours');
  await pause(keptMs);
  await set(day);
  await expectStatus(given, short.token, 401, 'a session of two hours, a day later');
  await expectStatus(given, scene.seller.token, 200, 'one of thirty days, a day later');
  await expectGood(given, [...ending, ...ended], false, 'a day after their end');
  await pause(keptMs);
  await set(0);
  await expectStatus(given, scene.seller.token, 200, 'one of thirty days, the clock right again');
  await setEnd(database, gone.userId, -1);
  await expectStatus(given, gone.token, 401, 'a session that has run out');
  await set(-day);
  await expectStatus(given, gone.token, 401, 'a session that has run out, the clock a day behind');
  await expectStatus(given, scene.seller.token, 200, 'one of thirty days, the clock a day behind');
  await expectGood(given, ended, false, 'after their end, the clock a day behind');
  await pause(keptMs);
  await set(0);
  await pause(keptMs);
  outcome.notes.push(`${forgiveSignedOut(load.journal)} calls refused whose session had run out`);
  const tried = [...ending, ...ended].map(({ name }) => name);
  outcome.notes.push(`sessions and ${tried.length} others tried at each time: ${[...new Set(tried)].join(', ')}`);
}

/** Scheduled jobs are queued once for their minute and run once, and no mail arrives twice. */
async function judgeJobs({ outcome }: UnderLoad, runs: ScheduledRuns, { taken }: MailServer) {
  const twice = [...taken.values()].filter((count) => count > 1).length;
  outcome.notes.push(
    `${await runs.count()} runs of scheduled jobs; ${taken.size} mails arrived, ${twice} of them twice`,
  );
  outcome.failures.push(...(await runs.faults()));
  if (twice > 0) outcome.failures.push(`${twice} mails arrived twice`);
  if (taken.size === 0) outcome.failures.push('no mail arrived');
}

async function aDayBackAndForth(): Promise<Outcome> {
  const [smtpPort, metricsPort] = [await freePort(), await freePort()];
  const mails = mailServer(smtpPort);
  await mails.start();
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, METRICS: 'on', METRICS_PORT: String(metricsPort) };
  const outcome = await withFakeClock((faked) =>
    faked.run(env, (given) =>
      withClient(given.product.ownerUrl(), async (database) => {
        const runs = await noteScheduledRuns(database, metricsPort);
        await moveClock(given, faked, database);
        await given.load.stop();
        await judgeJobs(given, runs, mails);
      }),
    ),
  );
  await mails.stop();
  // A clock that is set forward lets the time limits of the database end at once: such calls are refused.
  if ([...outcome.statuses.keys()].some((status) => status >= 500 && status !== 503))
    outcome.failures.push('calls were answered 5xx other than 503');
  return outcome;
}

/** The hourly job's minute before and after the jump, in UTC; the local time is Lisbon's. */
const nights = [
  { name: 'clocks go forward', minutes: ['2027-03-28T00:17:00Z', '2027-03-28T01:17:00Z'] },
  { name: 'clocks go back', minutes: ['2027-10-31T00:17:00Z', '2027-10-31T01:17:00Z'] },
];
/** In ms: the server starts so long before the minute, and the job has so long. */
const [leadMs, countedMs] = [50_000, 45_000];
const hourly = 'sweep_temporary_files';

async function runsOf(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counted = new RegExp(`^wattpact_job_duration_seconds_count\\{[^}]*job="${hourly}"[^}]*\\} (\\d+)`, 'm');
  return Number(counted.exec(text)?.[1] ?? 0);
}

/** The sessions of the scene began today, and last beyond the night. */
const prolongSessions = (database: pg.Client) =>
  database.query(`update session set last_seen_at = '2027-10-31', proven_at = '2027-10-31', expires_at = '2028-01-01'`);

/**
 * A server that runs would find its clock in another hour, which is no night of daylight saving: it is started anew.
 * @returns how often the job ran in the minute
 */
async function runsIn(minute: number, product: Product, setClock: Faked['setClock'], metricsPort: number) {
  const offset = minute - leadMs - Date.now();
  await setClock(Math.round(offset / 1000));
  await product.killServer();
  await product.untilReady();
  const until = (instant: number) => pause(Math.max(0, instant - offset - Date.now()));
  // What it makes up for is done by then.
  await until(minute - 5000);
  const before = await runsOf(metricsPort);
  await until(minute + countedMs);
  return (await runsOf(metricsPort)) - before;
}

async function liveThrough({ name, minutes }: (typeof nights)[number]): Promise<Outcome> {
  const metricsPort = await freePort();
  const env = { TZ: 'Europe/Lisbon', METRICS: 'on', METRICS_PORT: String(metricsPort) };
  return withFakeClock(({ setClock, run }) =>
    run(env, async ({ product, outcome }) => {
      await withClient(product.ownerUrl(), prolongSessions);
      const runs: number[] = [];
      for (const minute of minutes) runs.push(await runsIn(Date.parse(minute), product, setClock, metricsPort));
      outcome.notes.push(`${name}: the hourly job ran ${runs.join(' and ')} times`);
      if (runs.some((count) => count !== 1)) outcome.failures.push(`${name}: the hourly job ran ${runs.join(' and ')}`);
    }),
  );
}

async function daylightSaving(): Promise<Outcome> {
  const whole = emptyOutcome();
  for (const night of nights) {
    const { acknowledged, lost, doubled, half, statuses, notes, failures } = await liveThrough(night);
    whole.acknowledged += acknowledged;
    whole.lost += lost;
    whole.doubled += doubled;
    whole.half += half;
    whole.statuses = new Map([...whole.statuses, ...statuses]);
    whole.notes.push(...notes);
    whole.failures.push(...failures);
  }
  return whole;
}

export const clockCases: FaultCase[] = [
  {
    name: 'clock',
    minutes: 1.5,
    what: 'the clock a day ahead, right again, a day behind, right again',
    skip: cannotFake,
    run: aDayBackAndForth,
  },
  {
    name: 'daylight-saving',
    minutes: 6,
    what: 'the two nights of daylight saving in Lisbon',
    skip: cannotFake,
    run: daylightSaving,
  },
];
