// The thread that runs one simulation, answers, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from '@wattpact/domain/simulation/simulate';
import type { SimulationInput } from '@wattpact/domain/simulation/simulation-input';

parentPort?.postMessage(simulate(workerData as SimulationInput));
