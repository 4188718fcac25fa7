// Reads one file in a thread of its own: a hostile file costs this thread, not the process.
import { invalid } from '../http/problem-error.ts';
import type { FileAnswer } from './file-fault.ts';
import { runInThread, ThreadTooCostly } from './run-in-thread.ts';

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
  const work = { entry, workerData: task, transferList: [task.bytes.buffer], patienceMs };
  const answer = await runInThread<FileAnswer<Result>>(work).catch((error: unknown) => {
    throw error instanceof ThreadTooCostly ? invalid({ path: 'file', key: tooCostly }) : error;
  });
  if ('error' in answer) throw answer.error;
  if ('refusal' in answer) throw invalid({ path: 'file', ...answer.refusal });
  return answer.result;
}
