// The worker of the simulator's page: one input in, one answer out.
import { priceDuration, seasonDays } from '@wattpact/domain/simulation/pictures';
import { simulate } from '@wattpact/domain/simulation/simulate';
import { simulatedTerm } from '@wattpact/domain/simulation/simulated-years';
import type { SimulationInput } from '@wattpact/domain/simulation/simulation-input';
import type { SimulationAnswer } from './simulation-inputs.ts';

addEventListener('message', ({ data: input }: MessageEvent<SimulationInput>) => {
  const term = simulatedTerm(input);
  const answer: SimulationAnswer = {
    result: simulate(input),
    days: seasonDays(term),
    duration: priceDuration(term),
  };
  postMessage(answer);
});
