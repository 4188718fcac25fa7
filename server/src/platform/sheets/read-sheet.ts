// Reads a sheet in a thread of its own, one at a time.
import { createGate } from '../gate.ts';
import { longestReadMs, readInThread } from '../threads/file-thread.ts';
import type { SheetRow, SheetTask } from './sheet.ts';

const entry = new URL('./sheet-thread-entry.ts', import.meta.url);

const gate = createGate({ atOnce: 1, waiting: 6, perAsker: 2, retryAfterSeconds: 5 });

/**
 * The lines that hold something, the first one with the names of the columns.
 * @param asker the user who waits for it
 * @throws 400 at `file` for what cannot be read or is too large, 503 when too many files wait already
 */
export const readSheet = (task: SheetTask, asker: string, patienceMs: number = longestReadMs): Promise<SheetRow[]> =>
  gate(asker, () => readInThread<SheetTask, SheetRow[]>(entry, task, 'error_import_unpacked', patienceMs));
