// Passes inputs to the worker: one at a time, and while it computes only the newest waits.
import type { ImportedYears } from '@wattpact/domain/simulation/simulated-years';
import type { SimulationInput } from '@wattpact/domain/simulation/simulation-input';
import type { ContractStructure } from '@wattpact/domain/terms/enumerations';
import type { SimulationAnswer, SimulationInputs } from './simulation-inputs.ts';

/** What the worker gets. */
export interface SimulationTask {
  input: SimulationInput;
  /** Besides that of the input. */
  structures: readonly ContractStructure[];
  imported: ImportedYears;
}

export interface SimulationRequest extends SimulationTask {
  /** As they stand on the page. */
  inputs: SimulationInputs;
}

export interface ShownSimulation {
  answer: SimulationAnswer;
  /** Those that were asked with. */
  inputs: SimulationInputs;
}

export interface SimulationRunner {
  run: (request: SimulationRequest) => void;
  /** The worker ends, and nothing is answered any more. */
  stop: () => void;
}

/**
 * @param onAnswer never gets the answer to inputs after which others came
 * @param onFailure the worker has ended; what is run next starts another one
 */
export function startRunner(onAnswer: (shown: ShownSimulation) => void, onFailure: () => void): SimulationRunner {
  let worker: Worker | undefined;
  let running: SimulationRequest | undefined;
  let waiting: SimulationRequest | undefined;
  const start = (request: SimulationRequest | undefined) => {
    running = request;
    waiting = undefined;
    if (!request) return;
    worker ??= startWorker();
    const { input, structures, imported } = request;
    worker.postMessage({ input, structures, imported } satisfies SimulationTask);
  };
  const end = () => {
    worker?.terminate();
    worker = undefined;
    running = undefined;
    waiting = undefined;
  };
  const fail = () => {
    end();
    onFailure();
  };
  function startWorker(): Worker {
    const started = new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data: answer }: MessageEvent<SimulationAnswer>) => {
      if (running && !waiting) onAnswer({ answer, inputs: running.inputs });
      start(waiting);
    };
    started.onerror = fail;
    started.onmessageerror = fail;
    return started;
  }
  return {
    run: (request) => {
      if (running) waiting = request;
      else start(request);
    },
    stop: end,
  };
}
