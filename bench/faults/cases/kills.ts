// kill -9 at random moments, of a server process and of the database.
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultCase, longest, type Outcome, quantile, recoveredWithin, underLoad } from '../fault-case.ts';
import type { Product } from '../product.ts';

/** Between a recovery and the next kill, in ms. */
const calm = () => 1500 + Math.random() * 3000;

async function killAgain(
  product: Product,
  outcome: Outcome,
  acts: Record<string, () => Promise<void>>,
  { times, untilMs }: { times: number; untilMs: number },
): Promise<void> {
  const names = Object.keys(acts);
  const seconds = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let time = 0; time < times; time += 1) {
    if (performance.now() > untilMs) {
      outcome.failures.push(`time for ${time} of ${times} kills alone`);
      return;
    }
    await pause(calm());
    const name = names[time % names.length] ?? '';
    const began = performance.now();
    await acts[name]?.();
    await product.untilReady();
    const passed = (performance.now() - began) / 1000;
    outcome.recovered.push(passed);
    seconds.get(name)?.push(passed);
  }
  for (const [name, list] of seconds) outcome.notes.push(`${name}: ${inSeconds(list)}`);
}

/** How long the recoveries took. */
const inSeconds = (list: readonly number[]): string =>
  `${list.length} kills, ready after ${quantile(list, 0.5).toFixed(1)} s (median), ${longest(list).toFixed(1)} s (longest)`;

const killsOf = ({ killServer, orphanDatabase, killAll }: Product) => ({
  'the server alone': killServer,
  'with its watchdog': orphanDatabase,
  'with its database': killAll,
});

async function killServers(minutes: number): Promise<Outcome> {
  const outcome = await underLoad({}, ({ product, outcome: given }) =>
    killAgain(product, given, killsOf(product), {
      times: 30,
      untilMs: performance.now() + minutes * 60_000,
    }),
  );
  outcome.notes.unshift(inSeconds(outcome.recovered));
  recoveredWithin(outcome, 5, 'the server');
  return outcome;
}

async function killDatabase(minutes: number): Promise<Outcome> {
  const outcome = await underLoad({}, async ({ product, outcome: given }) => {
    const pid = product.pid();
    const acts = { 'its first process': product.killPostmaster, 'a connection': product.killBackend };
    await killAgain(product, given, acts, {
      times: 10,
      untilMs: performance.now() + minutes * 60_000,
    });
    if (product.pid() !== pid) given.failures.push('the server ended meanwhile');
  });
  outcome.notes.unshift(inSeconds(outcome.recovered));
  recoveredWithin(outcome, 10, 'the database');
  return outcome;
}

export const killCases: FaultCase[] = [
  {
    name: 'kill-server',
    minutes: 6,
    what: 'kill -9 of the server 30 times: alone, with its watchdog (the database is orphaned), and with all of its unit',
    run: killServers,
  },
  {
    name: 'kill-database',
    minutes: 3,
    what: 'kill -9 of the embedded database 10 times: of its first process, and of one connection',
    run: killDatabase,
  },
];
