// kill -9 at random moments, of a server process and of the database.
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultCase, longest, type Outcome, quantile, recoveredWithin, underLoad } from '../fault-case.ts';
import type { Product } from '../product.ts';

/** Between a recovery and the next kill, in ms. */
const calm = () => 1500 + Math.random() * 3000;

async function killAgain(
  product: Product,
  outcome: Outcome,
  acts: readonly (() => Promise<void>)[],
  { times, untilMs }: { times: number; untilMs: number },
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    if (performance.now() > untilMs) {
      outcome.failures.push(`time for ${time} of ${times} kills alone`);
      return;
    }
    await pause(calm());
    const began = performance.now();
    await acts[time % acts.length]?.();
    await product.untilReady();
    outcome.recovered.push((performance.now() - began) / 1000);
  }
}

function noteRecovery(outcome: Outcome): void {
  const { recovered } = outcome;
  outcome.notes.unshift(
    `${recovered.length} kills, ready after ${quantile(recovered, 0.5).toFixed(1)} s (median), ${longest(recovered).toFixed(1)} s (longest)`,
  );
}

async function killServers(minutes: number): Promise<Outcome> {
  const outcome = await underLoad({}, ({ product, outcome: given }) =>
    killAgain(product, given, [product.killServer, product.orphanDatabase, product.killAll], {
      times: 30,
      untilMs: performance.now() + minutes * 60_000,
    }),
  );
  noteRecovery(outcome);
  recoveredWithin(outcome, 5, 'the server');
  return outcome;
}

async function killDatabase(minutes: number): Promise<Outcome> {
  const outcome = await underLoad({}, async ({ product, outcome: given }) => {
    const pid = product.pid();
    await killAgain(product, given, [product.killPostmaster, product.killBackend], {
      times: 10,
      untilMs: performance.now() + minutes * 60_000,
    });
    if (product.pid() !== pid) given.failures.push('the server ended meanwhile');
  });
  noteRecovery(outcome);
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
