// Simulations on the server, with the same arithmetic as the page's own in the browser.
import type { SimulationResult } from '@wattpact/domain/simulation/simulate';
import type { SimulationInput } from '@wattpact/domain/simulation/simulation-input';
import { createGate } from '../../platform/gate.ts';
import type { Context } from '../../platform/http/context.ts';
import { tooBusy, tooMany } from '../../platform/http/problem-error.ts';
import { runInThread, ThreadTooCostly } from '../../platform/threads/run-in-thread.ts';

const entry = new URL('./simulation-thread-entry.ts', import.meta.url);
/** The largest takes a few seconds on a busy machine. */
const patienceMs = 60_000;
const retryAfterSeconds = 2;

/** Two cores at most are taken from the calls of others. */
export const simulationGate = createGate({
  atOnce: 2,
  waiting: 0,
  perAsker: 1,
  refusal: () => tooMany(retryAfterSeconds, 'error_simulation.too_many'),
});

/** @throws 429 while two simulations run in this process, 503 where the machine is too busy for one */
export const runSimulation = ({ actor }: Context, input: SimulationInput): Promise<SimulationResult> =>
  simulationGate(actor.id, () =>
    runInThread<SimulationResult>({ entry, workerData: input, patienceMs }).catch((error: unknown) => {
      throw error instanceof ThreadTooCostly ? tooBusy(retryAfterSeconds) : error;
    }),
  );
