// How long 1,000 scenarios of 15 hourly years take, and how much memory the product's process needs for two at once.
import { setImmediate } from 'node:timers/promises';
import { simulate } from '@wattpact/domain/simulation/simulate';
import { simulationInput } from '@wattpact/domain/simulation/simulation-input';
import { summary } from './measure-lists.ts';
import type { SizeServer } from './size-server.ts';

const rounds = 20;
const path = '/api/simulations/run';
const asked = {
  technology: 'SOLAR_POWER',
  zone: 'portugal',
  capacity: 46,
  fromYear: 2027,
  years: 15,
  scenarios: 1000,
  price: 33.9,
  seed: 20261120,
};
const structures = ['PAY_AS_PRODUCED', 'BASELOAD_ANNUAL'] as const;
/** The one case in which each scenario runs hour by hour. */
const deviating = {
  structure: 'BASELOAD_MONTHLY',
  deviations: 'CONTRACT',
  shortfallPrice: 90,
  excessPrice: 5,
} as const;

const timed = async (act: () => unknown): Promise<number> => {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
};

export async function measureSimulations(server: SizeServer): Promise<string[]> {
  const lines: string[] = [];
  for (const terms of [...structures.map((structure) => ({ structure })), deviating]) {
    const input = simulationInput.parse({ ...asked, terms });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timed(() => simulate(input)));
      // Else nobody notices that the product closes its idle connections meanwhile, and the next call fails.
      await setImmediate();
    }
    const [first = 0] = times;
    const hourly = 'deviations' in terms ? ', settled hour by hour' : '';
    lines.push(`15 years, ${terms.structure}${hourly}: first ${first.toFixed(0)} ms, p50 / p95 ${summary(times)} ms`);
  }
  const { now: rest } = server.memory();
  // Each of them has one running at a time.
  const buyer = await server.as('buyer@demo.example');
  for (let seed = 0; seed < rounds; seed += 1)
    await Promise.all([
      server.post(path, { ...asked, terms: { structure: 'BASELOAD_ANNUAL' }, seed }),
      buyer.post(path, { ...asked, terms: deviating, seed }),
    ]);
  const { most } = server.memory();
  lines.push(`two simulations at once, ${rounds} times: ${rest.toFixed(0)} MB at rest, ${most.toFixed(0)} MB at most`);
  return lines;
}
