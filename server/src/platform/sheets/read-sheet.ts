// Reads a file in a thread of its own, with its own bounds of memory and time, one at a time: a hostile file costs this
// thread, not the process.
import { Worker } from 'node:worker_threads';
import { createGate } from '../gate.ts';
import { invalid } from '../http/problem-error.ts';
import type { ReadSheet, SheetRow, SheetTask } from './sheet.ts';

const entry = new URL('./sheet-thread-entry.ts', import.meta.url);
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
/** The libraries see no secrets. */
const env = { NODE_ENV: 'production' };
const longestMs = 60_000;

const gate = createGate({ atOnce: 1, waiting: 6, perAsker: 2, retryAfterSeconds: 5 });

/** A file that takes too long, or too much memory, cannot be read. */
const tooCostly = () => invalid({ path: 'file', key: 'error_import_unpacked' });

async function readNow(task: SheetTask, patienceMs: number): Promise<SheetRow[]> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadSheet>();
  const worker = new Worker(entry, { workerData: task, transferList: [task.bytes.buffer], resourceLimits, env });
  worker.once('message', resolve).once('messageerror', reject).once('error', reject);
  worker.once('exit', () => reject(tooCostly()));
  const timer = setTimeout(() => reject(tooCostly()), patienceMs);
  try {
    const read = await promise;
    if ('error' in read) throw read.error;
    if ('refusal' in read) throw invalid({ path: 'file', ...read.refusal });
    return read.rows;
  } catch (error) {
    throw (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooCostly() : error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * The lines that hold something, the first one with the names of the columns.
 * @param asker the user who waits for it
 * @throws 400 at `file` for what cannot be read or is too large, 503 when too many files wait already
 */
export const readSheet = (task: SheetTask, asker: string, patienceMs: number = longestMs): Promise<SheetRow[]> =>
  gate(asker, () => readNow(task, patienceMs));
