// The log's line on each statement that takes long: which one, for which call, never with which values.
import type { Logger } from 'pino';
import type { DatabasePool } from '../database/database-pool.ts';
import { namedStatement } from './named-statement.ts';

/** A database that is slow altogether would fill the log: of each statement one line in this time, in ms. */
const lineEveryMs = 10_000;
/** Statements that vary with what is asked must not fill the memory. */
const mostTold = 2000;

interface Told {
  at: number;
  unlogged: number;
}

interface Watched {
  pool: DatabasePool;
  log: Logger;
  /** 0: no lines. */
  slowStatementMs: number;
}

export function logSlowStatements({ pool, log, slowStatementMs }: Watched): void {
  if (slowStatementMs === 0) return;
  const told = new Map<string, Told>();
  pool.watchStatements(({ text: sql, ms }) => {
    if (ms < slowStatementMs) return;
    const { statement, text } = namedStatement(sql);
    if (told.size >= mostTold) told.clear();
    const last = told.get(statement) ?? { at: Number.NEGATIVE_INFINITY, unlogged: 0 };
    told.set(statement, last);
    const now = performance.now();
    if (now - last.at < lineEveryMs) {
      last.unlogged += 1;
      return;
    }
    const { unlogged } = last;
    told.set(statement, { at: now, unlogged: 0 });
    const more = unlogged > 0 && { unlogged };
    log.warn({ statement, text, ms: Math.round(ms), ...more }, 'slow statement');
  });
}
