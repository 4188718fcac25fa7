// Inputs on their way to the worker: one at a time, the newest next, and another worker after one that failed.

import type { SimulationInput } from '@wattpact/domain/simulation/simulation-input';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { checkedInputs } from './checked-inputs.ts';
import { demoInputs, type SimulationAnswer } from './simulation-inputs.ts';
import { type SimulationRequest, type SimulationTask, startRunner } from './simulation-runner.ts';

/** The browser's own worker, answered by the test. */
class HeldWorker {
  static started: HeldWorker[] = [];
  asked: SimulationInput[] = [];
  isOver = false;
  onmessage?: (event: { data: SimulationAnswer }) => void;
  onerror?: () => void;
  constructor() {
    HeldWorker.started.push(this);
  }
  postMessage({ input }: SimulationTask) {
    this.asked.push(input);
  }
  terminate() {
    this.isOver = true;
  }
  answer() {
    this.onmessage?.({ data: {} as SimulationAnswer });
  }
}

function requestOf(capacity: number): SimulationRequest {
  const inputs = { ...demoInputs, capacity };
  const checked = checkedInputs(inputs);
  if (!('input' in checked)) throw new Error('The inputs are not valid');
  return { ...checked, imported: {}, inputs };
}

const answered: (number | null)[] = [];
const failures: true[] = [];
const start = () =>
  startRunner(
    ({ inputs }) => answered.push(inputs.capacity),
    () => failures.push(true),
  );
const capacities = ({ asked }: HeldWorker) => asked.map(({ capacity }) => capacity);

beforeEach(() => {
  HeldWorker.started = [];
  answered.length = 0;
  failures.length = 0;
  vi.stubGlobal('Worker', HeldWorker);
});
afterAll(() => vi.unstubAllGlobals());

test('[SIM-30] while one is computed only the newest waits, and the answer to an older one is dropped', () => {
  const { run } = start();
  for (const capacity of [1, 2, 3]) run(requestOf(capacity));
  const [worker] = HeldWorker.started as [HeldWorker];
  expect(capacities(worker)).toEqual([1]);
  worker.answer();
  expect([capacities(worker), answered]).toEqual([[1, 3], []]);
  worker.answer();
  expect(answered).toEqual([3]);
});

test('[SIM-30] after a worker that failed the next inputs are answered by another one', () => {
  const { run } = start();
  run(requestOf(1));
  const [first] = HeldWorker.started as [HeldWorker];
  first.onerror?.();
  expect([first.isOver, failures]).toEqual([true, [true]]);
  run(requestOf(2));
  const [, second] = HeldWorker.started as [HeldWorker, HeldWorker];
  second.answer();
  expect(answered).toEqual([2]);
});

test('[SIM-30] whoever leaves the page ends the worker', () => {
  const { run, stop } = start();
  run(requestOf(1));
  stop();
  expect(HeldWorker.started.map(({ isOver }) => isOver)).toEqual([true]);
});
