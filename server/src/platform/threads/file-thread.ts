// Reads one file in a thread of its own, with its own bounds of memory and time: a hostile file costs this thread, not
// the process.
import { Worker } from 'node:worker_threads';
import { invalid } from '../http/problem-error.ts';
import type { FileAnswer } from './file-fault.ts';
import { threadEnvironment as env } from './thread-environment.ts';

const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
export const longestReadMs = 60_000;

interface FileTask {
  /** The thread takes this memory over. */
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * @param entry the module that reads `workerData`, posts one `FileAnswer` and ends
 * @param tooCostly the key for a file that takes too long or too much memory
 * @throws 400 at `file` for what cannot be read
 */
export async function readInThread<Task extends FileTask, Result>(
  entry: URL,
  task: Task,
  tooCostly: string,
  patienceMs: number,
): Promise<Result> {
  const refuse = () => invalid({ path: 'file', key: tooCostly });
  const { promise, resolve, reject } = Promise.withResolvers<FileAnswer<Result>>();
  const worker = new Worker(entry, { workerData: task, transferList: [task.bytes.buffer], resourceLimits, env });
  worker.once('message', resolve).once('messageerror', reject).once('error', reject);
  worker.once('exit', () => reject(refuse()));
  const timer = setTimeout(() => reject(refuse()), patienceMs);
  try {
    const answer = await promise;
    if ('error' in answer) throw answer.error;
    if ('refusal' in answer) throw invalid({ path: 'file', ...answer.refusal });
    return answer.result;
  } catch (error) {
    throw (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse() : error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
