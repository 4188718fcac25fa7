// Finds out within two seconds that the database no longer answers: one that is frozen, has lost its power or sits behind
// a network that drops packets breaks no connection, and every call would wait for it.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Platform } from '../platform.ts';
import { answerWithin } from './away.ts';
import { askDatabase } from './outages.ts';

export interface Pace {
  /** Between an answer and the next question, in ms. */
  betweenMs: number;
  /** A process that is itself held up hears late, so the wait is counted in turns of its event loop. */
  turnMs: number;
  /** After so many a new connection is asked too: only one may have broken. */
  doubtTurns: number;
  silenceTurns: number;
}

const usualPace: Pace = { betweenMs: 300, turnMs: 100, doubtTurns: 5, silenceTurns: 12 };

type Watched = Pick<Platform, 'pool' | 'outages'>;

/** Asks on a connection of its own, until the watch is stopped. */
export function watchPulse({ pool, outages }: Watched, pace = usualPace): { stop(): Promise<void> } {
  const address = pool.options.connectionString;
  const ending = new AbortController();
  const { signal } = ending;
  const wait = (ms: number) => pause(ms, undefined, { ref: false, signal }).catch(() => {});

  /** @returns whether an answer came in time, on this connection or on a new one */
  async function isHeard(answer: Promise<unknown>, turns: number): Promise<boolean> {
    let heard = false;
    const note = () => {
      heard = true;
    };
    answer.then(note, note);
    for (let turn = 0; turn < turns && !heard && !signal.aborted; turn += 1) {
      if (turn === pace.doubtTurns)
        void askDatabase(address).then((error) => {
          if (error === undefined) note();
        });
      await wait(pace.turnMs);
    }
    return heard || signal.aborted;
  }

  /** Returns when the connection is of no use any more, for whatever reason. */
  async function listen(client: pg.Client): Promise<void> {
    let isOpen = true;
    client.once('end', () => {
      isOpen = false;
    });
    let ask: () => Promise<unknown> = () => client.connect();
    // A new connection takes longer than a question, and its delay says nothing of those that are open.
    let turns = 4 * pace.silenceTurns;
    while (isOpen && !signal.aborted) {
      const answer = ask();
      if (!(await isHeard(answer, turns))) return outages.declare(new Error('the database has fallen silent'));
      // Only the new connection may have been answered: then this one is given up.
      await answerWithin(pace.turnMs, answer);
      await wait(pace.betweenMs);
      ask = () => client.query('select 1');
      turns = pace.silenceTurns;
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      const client = new pg.Client({ connectionString: address, application_name: 'pulse', keepAlive: true });
      client.on('error', () => {});
      // An outage that breaks connections is noted by those whose work it breaks.
      if (!outages.isOn()) await listen(client).catch(() => {});
      void client.end().catch(() => {});
      await wait(pace.betweenMs);
    }
  }

  const listening = keepListening();
  return {
    async stop() {
      ending.abort();
      await listening;
    },
  };
}
