// Runs one piece of work in a thread of its own, with its own bounds of memory and time.
import { type Transferable, Worker } from 'node:worker_threads';
import { threadEnvironment as env } from './thread-environment.ts';

const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** The work took too much memory or time. */
export class ThreadTooCostly extends Error {}

interface ThreadWork {
  /** The module that reads `workerData`, posts one answer and ends. */
  entry: URL;
  workerData: unknown;
  /** What the thread takes over, and this one loses. */
  transferList?: Transferable[];
  patienceMs: number;
}

/** @throws ThreadTooCostly */
export async function runInThread<Answer>(work: ThreadWork): Promise<Answer> {
  const { entry, workerData, transferList = [], patienceMs } = work;
  const tooCostly = () => new ThreadTooCostly(`${entry.pathname} took too much memory or time`);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = new Worker(entry, { workerData, transferList, resourceLimits, env });
  worker.once('message', resolve).once('messageerror', reject).once('error', reject);
  worker.once('exit', () => reject(tooCostly()));
  const timer = setTimeout(() => reject(tooCostly()), patienceMs);
  try {
    return await promise;
  } catch (error) {
    throw (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooCostly() : error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
