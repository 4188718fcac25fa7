// Which call or job the running code works for, so that a statement and a line of the log can name it.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Work {
  /** Method and path pattern of the call, or `job` and its name; never an address with its values. */
  call: string;
  reqId?: string;
  jobId?: string;
  /** In ms: how long it has waited for its turn, and for connections of the database. */
  waitedMs?: number;
}

const storage = new AsyncLocalStorage<Work>();

/** Undefined outside of calls and jobs, as at the start. */
export const currentWork = (): Work | undefined => storage.getStore();

export const workingOn = <Result>(work: Work, run: () => Result): Result => storage.run(work, run);

/** Runs what waits, and adds the time of its wait to the work's. What waits at the same time counts once. */
export async function waitingFor<Result>(work: Work, wait: () => Promise<Result>): Promise<Result> {
  const [before, since] = [work.waitedMs ?? 0, performance.now()];
  try {
    return await wait();
  } finally {
    work.waitedMs = Math.max(work.waitedMs ?? 0, before + performance.now() - since);
  }
}
