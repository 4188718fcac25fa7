// The pool of connections, the connections that short reads share, and who hears how long statements take.
import pg from 'pg';
import { currentWork, waitingFor } from '../current-work.ts';
import { answerWithin, NoAnswer, noFreeConnection } from './away.ts';
import { breakOff } from './lanes/connection-stream.ts';
import { createLanes, type Lanes } from './lanes/lanes.ts';

export interface Answered {
  /** The statement with `$1` for each value. */
  text: string;
  /** From its sending, behind others of its connection too, without the wait for a connection. */
  ms: number;
  error?: unknown;
}

/**
 * In ms: how long a call waits in all, for its turn and for its connections, so that it is refused within two seconds. Jobs
 * wait as long as the pool lets them.
 */
const patienceOfCalls = 1500;
/** In ms: a new connection takes some time, whoever asks for it. */
const leastPatience = 100;

export class DatabasePool extends pg.Pool {
  readonly lanes: Lanes;
  readonly #connected = new Set<pg.PoolClient>();
  readonly #watchers: ((answered: Answered) => void)[];

  /**
   * @param lanes how many connections are shared
   * @param heardWith whoever watches the statements of that pool watches those of this one too
   */
  constructor(config: pg.PoolConfig, lanes: number, heardWith?: DatabasePool) {
    super(config);
    this.#watchers = heardWith ? heardWith.#watchers : [];
    this.lanes = createLanes(this, lanes);
    this.on('connect', (client) => void this.#connected.add(client));
    this.on('remove', (client) => void this.#connected.delete(client));
  }

  /** @throws Error that means "busy" (away.ts) when a call has waited for too long */
  async connectForWork(): Promise<pg.PoolClient> {
    const connecting = this.connect();
    const work = currentWork();
    if (work?.reqId === undefined) return connecting;
    const patience = Math.max(leastPatience, patienceOfCalls - (work.waitedMs ?? 0));
    try {
      return await waitingFor(work, () => answerWithin(patience, connecting));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      // It may come later, and somebody else needs it.
      connecting.then((client) => client.release()).catch(() => {});
      throw noFreeConnection();
    }
  }

  /** Ends all connections: nobody waits any longer for a database that does not answer. */
  breakOff(reason: Error): void {
    for (const client of this.#connected) breakOff(client, reason);
    this.lanes.breakOff(reason);
  }

  /** @param watcher runs in the call or job that sent the statement; the job library's own statements are not heard */
  watchStatements(watcher: (answered: Answered) => void): void {
    this.#watchers.push(watcher);
  }

  /** Measures a statement that has just been sent, if anybody wants to know. */
  timed<Result>(text: string, answer: Promise<Result>): Promise<Result> {
    return this.#watchers.length === 0 ? answer : this.#measured(text, answer);
  }

  /** Awaits, because a second listener on the promise would cut the stack of its error off from the callers. */
  async #measured<Result>(text: string, answer: Promise<Result>): Promise<Result> {
    const begun = performance.now();
    let failure: { error: unknown } | undefined;
    try {
      return await answer;
    } catch (error) {
      failure = { error };
      throw error;
    } finally {
      const answered = { text, ms: performance.now() - begun, ...failure };
      for (const watcher of this.#watchers) watcher(answered);
    }
  }

  override async end(): Promise<void> {
    await this.lanes.end();
    await super.end();
  }
}
