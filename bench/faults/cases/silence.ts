// A database that does not answer: frozen for half a minute, and with all of its connections in use.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import {
  type FaultCase,
  longest,
  type Outcome,
  patienceMs,
  quantile,
  recoveredWithin,
  refusedInTime,
  type UnderLoad,
  underLoad,
} from '../fault-case.ts';
import { withClient } from '../owner-client.ts';
import { type Answered, countRed, probe, type Watched, watch } from '../probes.ts';
import type { Product } from '../product.ts';

const second = 1000;

const slowest = (answers: readonly Answered[]): number => longest(answers.map(({ ms }) => ms));

/** What was answered while the fault lasted, and what had to be. */
function judge(outcome: Outcome, watched: Watched, what: string): void {
  const { call, ready, health } = watched;
  const refused = call.answers.filter(({ status }) => status === 503);
  const others = call.answers.filter(({ status }) => status !== 503);
  outcome.notes.push(
    `${what}: ${refused.length} calls refused, after ${slowest(refused).toFixed(0)} ms at most; ${others.length} answered otherwise; ` +
      `/ready ${countRed(ready)} of ${ready.answers.length} red; ` +
      `/health p99 ${quantile(
        health.answers.map(({ ms }) => ms),
        0.99,
      ).toFixed(0)} ms`,
  );
  if (refused.length === 0) outcome.failures.push('no call was refused');
  if (slowest(call.answers) > patienceMs) outcome.failures.push(`a call waited ${slowest(call.answers).toFixed(0)} ms`);
  if (refused.some(({ retryAfter }) => retryAfter === null)) outcome.failures.push('a refusal without Retry-After');
  if (countRed(ready) === 0) outcome.failures.push('/ready was never red');
  if (countRed(health) > 0) outcome.failures.push('/health was not answered');
}

async function recover(product: Product, outcome: Outcome, entries: { length: number }): Promise<void> {
  const before = entries.length;
  const began = performance.now();
  await product.untilReady();
  while (entries.length === before && performance.now() - began < 60 * second) await pause(20);
  outcome.recovered.push((performance.now() - began) / second);
}

async function freeze(): Promise<Outcome> {
  const outcome = await underLoad({}, async ({ product, scene, load, outcome: given }) => {
    await pause(5 * second);
    product.freezeDatabase();
    load.journal.faultBegins();
    const watched = watch(product, scene.seller.token, '/api/users/me');
    await pause(30 * second);
    await watched.stop();
    product.thawDatabase();
    await recover(product, given, load.journal.entries);
    judge(given, watched, 'frozen for 30 s');
    refusedInTime(given, load.journal.refusals, 'writes');
  });
  recoveredWithin(outcome, 15, 'the recovery');
  return outcome;
}

/** Calls that wait for a lock take every connection. */
async function block({ product, scene, load, outcome }: UnderLoad, holder: pg.Client): Promise<void> {
  const question = { url: `${product.url}/api/offers`, token: scene.seller.token };
  await holder.query('begin');
  await holder.query('lock table offer in access exclusive mode');
  const blocked = Array.from({ length: 30 }, () => probe({ ...question, everyMs: 500 }));
  await pause(second);
  // A question that reads the locked table too would wait for the lock, and not for a connection.
  const watched = watch(product, scene.seller.token, '/api/projects');
  await pause(15 * second);
  await watched.stop();
  await holder.query('rollback');
  await Promise.all(blocked.map((one) => one.stop()));
  await recover(product, outcome, load.journal.entries);
  judge(outcome, watched, 'all connections in use for 15 s');
}

async function exhaust(): Promise<Outcome> {
  const outcome = await underLoad({ rate: 0.2 }, async (given) => {
    await pause(3 * second);
    await withClient(given.product.ownerUrl(), (holder) => block(given, holder));
  });
  recoveredWithin(outcome, 15, 'the recovery');
  return outcome;
}

export const silenceCases: FaultCase[] = [
  { name: 'freeze-database', minutes: 1.5, what: 'the database stopped for 30 s (SIGSTOP)', run: freeze },
  {
    name: 'exhaust-pool',
    minutes: 1,
    what: 'all connections of the server in use for 15 s, by calls that wait for a lock',
    run: exhaust,
  },
];
