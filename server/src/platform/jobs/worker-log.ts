// What the library of the jobs says, in the log of the process.
import { Logger } from 'graphile-worker';
import type { Platform } from '../platform.ts';

export const workerLog = ({ log }: Platform) =>
  new Logger(() => (level, message, meta) => {
    const known = level === 'error' || level === 'warning' ? (level === 'error' ? 'error' : 'warn') : 'debug';
    log[known]({ meta: meta?.error ?? undefined }, message);
  });
