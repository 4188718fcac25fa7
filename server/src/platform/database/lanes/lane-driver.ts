// How Kysely sends its statements: marked reads on shared connections (lanes.ts), everything else on a connection of
// the pool, which is taken when the first such statement comes. In a transaction, statements whose answers nobody needs
// are sent without waiting (statement-marks.ts).
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { coalesceWrites } from '../coalesced-writes.ts';
import type { DatabasePool } from '../database-pool.ts';
import { isPrepared, isShared, isUnawaited, nameOf } from '../statement-marks.ts';

const nothing: QueryResult<never> = { rows: [] };
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function resultOf<Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> {
  return { rows, ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
}

/** @throws TypeError for an object that is no JSON */
function checkSendable(values: readonly unknown[]): void {
  for (const value of values)
    if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) JSON.stringify(value);
}

/** An open transaction. */
interface Open {
  /** The error of the first statement that nobody waited for. */
  failure?: { error: unknown };
  /** The first statement that failed, whoever waited for it. */
  failed?: { text: string; error: unknown };
}

class LaneConnection implements DatabaseConnection {
  readonly #pool: DatabasePool;
  #client: Promise<pg.PoolClient> | undefined;
  #open: Open | undefined;
  #isBroken = false;

  constructor(pool: DatabasePool) {
    this.#pool = pool;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#client && isShared(sql))
      return resultOf(await this.#pool.timed(sql, this.#pool.lanes.query(sql, parameters)));
    // A value that cannot be sent must fail here: after an answer that nobody waits for it would be found too late.
    if (isUnawaited(sql)) checkSendable(parameters);
    const answer = this.#send(sql, parameters);
    if (!this.#open) return resultOf(await answer);
    this.#remember(sql, answer);
    if (isUnawaited(sql)) return this.#ahead(answer);
    return resultOf(await this.#settled(answer));
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method; a cursor cannot share a pipelined connection
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('A pipelined connection has no cursors');
  }

  async #send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    this.#client ??= this.#pool.connectForWork();
    const client = await this.#client;
    coalesceWrites(client);
    const query = { text, values: [...values], ...(isPrepared(text) && { name: nameOf(text) }) };
    return this.#pool.timed(text, client.query(query));
  }

  #remember(text: string, answer: Promise<unknown>): void {
    const open = this.#open;
    answer.catch((error: unknown) => {
      if (open) open.failed ??= { text, error };
    });
  }

  #ahead(answer: Promise<unknown>): QueryResult<never> {
    const open = this.#open;
    answer.catch((error: unknown) => {
      if (open) open.failure ??= { error };
    });
    return nothing;
  }

  /** Answers arrive in the order of the statements, so what was sent ahead has answered before this statement. */
  async #settled(answer: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const open = this.#open;
    try {
      const result = await answer;
      if (open?.failure) throw open.failure.error;
      return result;
    } catch (error) {
      throw open?.failure ? open.failure.error : error;
    }
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const how = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');
    const answer = this.#send(how ? `start transaction ${how}` : 'begin', []);
    this.#open = {};
    this.#ahead(answer);
  }

  /** A statement that failed before it was sent does not abort the transaction, so its commit is prevented here. */
  async commit(): Promise<void> {
    const open = this.#open;
    if (open?.failure) throw open.failure.error;
    const { command } = await this.#settled(this.#send('commit', []));
    this.#open = undefined;
    if (command !== 'ROLLBACK') return;
    const { text, error } = open?.failed ?? {};
    throw new AbortedTransactionError({ cause: new Error(`The statement that failed: ${text}`, { cause: error }) });
  }

  /** Never throws: the work's own error is told, and the database rolls back by itself when the connection is closed. */
  async rollback(): Promise<void> {
    this.#open = undefined;
    try {
      await this.#send('rollback', []);
    } catch {
      this.#isBroken = true;
    }
  }

  async release(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    client?.release(this.#isBroken);
  }
}

class LaneDriver implements Driver {
  readonly #pool: DatabasePool;

  constructor(pool: DatabasePool) {
    this.#pool = pool;
  }

  init = async (): Promise<void> => {};

  acquireConnection = async (): Promise<LaneConnection> => new LaneConnection(this.#pool);

  beginTransaction = async (connection: LaneConnection, settings: TransactionSettings): Promise<void> =>
    connection.begin(settings);

  commitTransaction = (connection: LaneConnection): Promise<void> => connection.commit();

  rollbackTransaction = (connection: LaneConnection): Promise<void> => connection.rollback();

  releaseConnection = (connection: LaneConnection): Promise<void> => connection.release();

  destroy = (): Promise<void> => this.#pool.end();
}

export class LaneDialect extends PostgresDialect {
  readonly #pool: DatabasePool;

  constructor(pool: DatabasePool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new LaneDriver(this.#pool);
  }
}
