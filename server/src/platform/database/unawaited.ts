// Pipelines statements inside a transaction whose answers are not needed: each is sent at once, and its answer is
// checked with that of the next statement. A round trip to the database costs more than most statements.
import { sql } from 'kysely';
import type pg from 'pg';

const mark = '/*unawaited*/';

/**
 * Marks a statement; write it after the first word, or after `prepared`. Nothing in the transaction may need its
 * answer. When it fails, the next statement, at the latest the commit, fails with its error.
 */
export const unawaited = sql.raw(mark);

type Query = (text: unknown, values?: unknown, ...rest: unknown[]) => Promise<unknown>;
const nothing = { rows: [], rowCount: 0 };
const isBegin = (text: string) => text === 'begin' || text.startsWith('start transaction');
const isEnd = (text: string) => text === 'commit' || text === 'rollback';

/** Coalesces everything sent in one turn of the event loop into one write. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WriteStream } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Only for clients with `pipeline`: the others would hold the next statement back until the answer arrives. It
 * recognises the beginning and end of a transaction by Kysely's statements.
 */
export function sendAhead(client: pg.PoolClient): void {
  const query = client.query.bind(client) as unknown as Query;
  let isOpen = false;
  let failure: { error: unknown } | undefined;

  function ahead(answer: Promise<unknown>): Promise<unknown> {
    answer.catch((error: unknown) => {
      failure ??= { error };
    });
    return Promise.resolve(nothing);
  }

  /** Answers arrive in the order of the statements, so a pipelined statement has answered before the next one. */
  async function settled(answer: Promise<unknown>, isRollback: boolean): Promise<unknown> {
    try {
      const result = await answer;
      if (failure && !isRollback) throw failure.error;
      return result;
    } catch (error) {
      throw failure && !isRollback ? failure.error : error;
    }
  }

  /**
   * A statement that failed before it was sent does not abort the transaction, so the commit must be prevented here.
   */
  async function giveUp({ error }: { error: unknown }): Promise<never> {
    await query('rollback');
    throw error;
  }

  const sent: Query = (text, values, ...rest) => {
    sendTogether(client);
    if (text === 'commit' && failure) {
      isOpen = false;
      return giveUp(failure);
    }
    const answer = query(text, values, ...rest);
    if (typeof text !== 'string') return answer;
    if (isBegin(text)) {
      isOpen = true;
      failure = undefined;
      return ahead(answer);
    }
    if (!isOpen) return answer;
    if (isEnd(text)) isOpen = false;
    return text.slice(0, 60).includes(mark) ? ahead(answer) : settled(answer, text === 'rollback');
  };
  client.query = sent as unknown as typeof client.query;
}
