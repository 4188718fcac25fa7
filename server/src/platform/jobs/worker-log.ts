// Writes the job library's messages to the log of the process.
import { Logger } from 'graphile-worker';
import type { Platform } from '../platform.ts';

export const workerLog = ({ log, outages }: Platform) =>
  new Logger(() => (level, message, meta) => {
    const isTold = level !== 'error' && level !== 'warning';
    const known = isTold || outages.note(meta?.error) ? 'debug' : level === 'error' ? 'error' : 'warn';
    log[known]({ meta: meta?.error ?? undefined }, message);
  });
