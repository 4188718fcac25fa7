// Simulations on the server, with the same arithmetic as the page's own in the browser.
import type { SimulationResult } from '@wattpact/domain/simulation/simulate';
import type { ImportedYears } from '@wattpact/domain/simulation/simulated-years';
import type { SimulationInput } from '@wattpact/domain/simulation/simulation-input';
import type { ContractStructure } from '@wattpact/domain/terms/enumerations';
import { createGate } from '../../platform/gate.ts';
import type { Context } from '../../platform/http/context.ts';
import { tooBusy, tooMany } from '../../platform/http/problem-error.ts';
import { runInThread, ThreadTooCostly } from '../../platform/threads/run-in-thread.ts';
import { typicalYearOfSeries } from '../series/typical-year-service.ts';

const entry = new URL('./simulation-thread-entry.ts', import.meta.url);
/** The largest takes a few seconds on a busy machine. */
const patienceMs = 60_000;
const retryAfterSeconds = 2;

/** Two cores at most are taken from the calls of others. */
const atOnce = 2;

/** One user may have both places: whoever comes next is told to wait a moment, the same user or another. */
export const simulationGate = createGate({
  atOnce,
  waiting: 0,
  perAsker: atOnce,
  refusal: () => tooMany(retryAfterSeconds, 'error_simulation.too_many'),
});

export interface SimulationTask {
  input: SimulationInput;
  /** Besides that of the input. */
  structures: readonly ContractStructure[];
  imported: ImportedYears;
}

/** @throws 429 while two simulations run in this process, 503 where the machine is too busy for one */
export const runTask = (actorId: string, task: SimulationTask): Promise<SimulationResult[]> =>
  simulationGate(actorId, () =>
    runInThread<SimulationResult[]>({ entry, workerData: task, patienceMs }).catch((error: unknown) => {
      throw error instanceof ThreadTooCostly ? tooBusy(retryAfterSeconds) : error;
    }),
  );

export interface UsedSeries {
  imported: ImportedYears;
  /** By the id of each series. */
  versions: Record<string, number>;
}

/**
 * The series that the input names.
 * @param within the field of the input
 * @param ownerId the company whose series may be used besides those of the market; by default all of the actor
 * @throws 400
 */
export async function usedSeries(
  context: Pick<Context, 'db' | 'actor'>,
  { seriesId, priceSeriesId, zone }: SimulationInput,
  within = '',
  ownerId?: string,
): Promise<UsedSeries> {
  const read = async (id: string | undefined, kind: 'profile' | 'price', path: string) =>
    id === undefined
      ? undefined
      : typicalYearOfSeries(context, id, {
          kind,
          path: `${within}${path}`,
          ownerId,
          ...(kind === 'price' && { zone }),
        });
  const profile = await read(seriesId, 'profile', 'seriesId');
  const prices = await read(priceSeriesId, 'price', 'priceSeriesId');
  const used = [profile, prices].flatMap((one) => one ?? []);
  return {
    imported: { profile: profile?.year, prices: prices?.year },
    versions: Object.fromEntries(used.map(({ id, version }) => [id, version])),
  };
}

/** @throws 400, 429, 503 */
export async function runSimulation(context: Context, input: SimulationInput): Promise<SimulationResult> {
  const { imported } = await usedSeries(context, input);
  const [result] = await runTask(context.actor.id, { input, structures: [], imported });
  if (!result) throw new Error('A simulation answers one result for each structure');
  return result;
}
