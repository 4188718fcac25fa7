// Which call or job the running code works for, so that a statement and a line of the log can name it.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Work {
  /** Method and path pattern of the call, or `job` and its name; never an address with its values. */
  call: string;
  reqId?: string;
  jobId?: string;
}

const storage = new AsyncLocalStorage<Work>();

/** Undefined outside of calls and jobs, as at the start. */
export const currentWork = (): Work | undefined => storage.getStore();

export const workingOn = <Result>(work: Work, run: () => Result): Result => storage.run(work, run);
