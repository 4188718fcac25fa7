// The thread that writes documents, so that the process goes on answering meanwhile. It is started with the first
// document, ends when nothing was written for a while, and is started again with the next one. When it dies, the
// document under way fails and no other.
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { threadEnvironment as env } from '../threads/thread-environment.ts';
import type { DocumentTask, WrittenDocument } from './document-task.ts';

export interface ThreadLimits {
  /** How long it waits for another document. */
  idleMs?: number;
  /** The longest time for one document. */
  longestMs?: number;
  memory?: ResourceLimits;
}

const entry = new URL('./document-thread-entry.ts', import.meta.url);
/** A document that needs more ends the thread, and not the process. */
const mostMemory: ResourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

export interface DocumentThread {
  /** One at a time. @throws when the document cannot be written, or when the thread ends before */
  write(task: DocumentTask): Promise<Buffer>;
  /** A document under way fails. */
  end(): Promise<void>;
}

/** @throws when the thread says so, or ends */
async function writeOn(worker: Worker, task: DocumentTask): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const take = (answer: WrittenDocument) =>
    'error' in answer ? reject(answer.error) : resolve(Buffer.from(answer.bytes.buffer));
  const gone = () => reject(new Error('The thread of documents ended before the document was written'));
  worker.on('message', take).on('messageerror', reject).on('error', reject).on('exit', gone);
  // Idle, it does not hold the process up.
  worker.ref();
  try {
    worker.postMessage(task);
    return await promise;
  } finally {
    worker.unref();
    worker.off('message', take).off('messageerror', reject).off('error', reject).off('exit', gone);
  }
}

export function createDocumentThread({
  idleMs = 60_000,
  longestMs = 120_000,
  memory = mostMemory,
}: ThreadLimits = {}): DocumentThread {
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function takeWorker(): Worker {
    if (worker) return worker;
    const started = new Worker(entry, { resourceLimits: memory, env });
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    // An error always ends a thread; without a listener it would end the process too.
    started.on('error', forget).on('exit', forget);
    worker = started;
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(timer);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  const endAfter = (ms: number, note?: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      note?.();
      void end();
    }, ms).unref();
  };

  return {
    async write(task) {
      let isTooLong = false;
      endAfter(longestMs, () => {
        isTooLong = true;
      });
      try {
        return await writeOn(takeWorker(), task);
      } catch (error) {
        throw isTooLong ? new Error(`The document took longer than ${longestMs / 1000} s`, { cause: error }) : error;
      } finally {
        endAfter(idleMs);
      }
    },
    end,
  };
}
