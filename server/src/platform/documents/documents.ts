// Writes documents: one at a time in a thread of the process, a few may wait, and what was written is kept for those
// who ask for the same again. Who may read a document is checked before, each time.
import { createHash } from 'node:crypto';
import { createGate } from '../gate.ts';
import { tooBusy } from '../http/problem-error.ts';
import type { DocumentTask } from './document-task.ts';
import { createDocumentThread, type ThreadLimits } from './document-thread.ts';
import { keepDocuments } from './kept-documents.ts';

/** What may wait, beside the one that is written. */
const size = { atOnce: 1, waiting: 10, perAsker: 6, retryAfterSeconds: 5 };

export interface Documents {
  /**
   * @param asker the user who waits for it
   * @throws 503 when too many documents wait already
   */
  write(task: DocumentTask, asker: string): Promise<Buffer>;
  /** Ends the thread with the server: a document under way fails, those that wait and later ones are 503. */
  end(): Promise<void>;
}

/** A task says all that decides the bytes: format, language and every text. So an edited text has another key. */
const keyOf = (task: DocumentTask): string => createHash('sha256').update(JSON.stringify(task)).digest('base64');

export function createDocuments(limits?: ThreadLimits): Documents {
  const gate = createGate(size);
  const thread = createDocumentThread(limits);
  const kept = keepDocuments();
  const underWay = new Map<string, Promise<Buffer>>();
  let hasEnded = false;

  async function writeNow(task: DocumentTask): Promise<Buffer> {
    if (hasEnded) throw tooBusy(size.retryAfterSeconds);
    return thread.write(task);
  }

  async function write(key: string, task: DocumentTask, asker: string): Promise<Buffer> {
    try {
      const bytes = await gate(asker, () => writeNow(task));
      kept.keep(key, bytes);
      return bytes;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async write(task, asker) {
      const key = keyOf(task);
      const bytes = kept.find(key);
      if (bytes) return bytes;
      const writing = underWay.get(key) ?? write(key, task, asker);
      underWay.set(key, writing);
      return writing;
    },
    end() {
      hasEnded = true;
      return thread.end();
    },
  };
}
