// The thread that runs simulations, answers, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { simulateStructures } from '@wattpact/domain/simulation/structures';
import type { SimulationTask } from './simulation-service.ts';

const { input, structures, imported } = workerData as SimulationTask;
parentPort?.postMessage(simulateStructures(input, structures, imported));
