// Inside a transaction some statements answer nothing that anybody needs: they are sent, and their answer is looked at
// with that of the next statement. Each word to the database and back costs more than most statements themselves.
import { sql } from 'kysely';
import type pg from 'pg';

const mark = '/*unawaited*/';

/**
 * Stands behind the first word, or behind `prepared`. The statement changes what nothing in the transaction asks for. When it
 * fails, the next statement, at the latest the commit, fails with its error.
 */
export const unawaited = sql.raw(mark);

type Query = (text: unknown, values?: unknown, ...rest: unknown[]) => Promise<unknown>;
const nothing = { rows: [], rowCount: 0 };
const isBegin = (text: string) => text === 'begin' || text.startsWith('start transaction');
const isEnd = (text: string) => text === 'commit' || text === 'rollback';

/** What is sent in one go of the program goes over in one piece. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WriteStream } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * For clients with `pipeline`: the others would keep the next statement until the answer is there. Transactions begin and end
 * with the words that Kysely uses.
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

  /** Answers come in the order of the statements: what was sent ahead has answered before. */
  async function settled(answer: Promise<unknown>, isRollback: boolean): Promise<unknown> {
    try {
      const result = await answer;
      if (failure && !isRollback) throw failure.error;
      return result;
    } catch (error) {
      throw failure && !isRollback ? failure.error : error;
    }
  }

  /** What failed before it was sent did not end the transaction: it must not be stored without that. */
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
