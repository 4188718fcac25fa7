// The worker of the simulator's page: one task in, one answer out.
import { priceDuration, seasonDays } from '@wattpact/domain/simulation/pictures';
import { simulatedTerm } from '@wattpact/domain/simulation/simulated-years';
import { simulateStructures } from '@wattpact/domain/simulation/structures';
import type { SimulationAnswer } from './simulation-inputs.ts';
import type { SimulationTask } from './simulation-runner.ts';

addEventListener('message', ({ data: { input, structures, imported } }: MessageEvent<SimulationTask>) => {
  const term = simulatedTerm(input, imported);
  const [result, ...others] = simulateStructures(input, structures, imported);
  if (!result) throw new Error('A simulation answers one result for each structure');
  const answer: SimulationAnswer = { result, others, days: seasonDays(term), duration: priceDuration(term) };
  postMessage(answer);
});
