// A few connections that many calls share: short statements by key are pipelined on them, so that a call takes no
// connection of the pool for itself. What is asked in one turn of the event loop, by whichever calls, is one write.
import pg from 'pg';
import { answerWithin, markAway, refusalOf } from '../away.ts';
import { coalesceWrites } from '../coalesced-writes.ts';
import { nameOf } from '../statement-marks.ts';
import { breakOff } from './connection-stream.ts';

export interface Lanes {
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<pg.QueryResult<Row>>;
  /** Ends the connections at once; the next statements open new ones. */
  breakOff(reason: Error): void;
  end(): Promise<void>;
}

/** The database ends a statement that takes longer: it is not short, and delays those of other calls behind it. */
const longestMs = 5000;
/** Without an answer for so long the connection is silent, and it is given up. */
const silenceMs = longestMs + 1000;
const endMs = 2000;

interface Lane {
  client: pg.Client;
  opening: Promise<pg.Client>;
  inFlight: number;
  /** No new statement goes out on it. */
  isRetired: boolean;
}

/** A change of a table outdates a prepared plan, and a failed first use leaves none: a new connection has neither. */
const isStalePlan = ({ code, message }: pg.DatabaseError) =>
  code === '26000' || (code === '0A000' && message.includes('cached plan'));

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** @param pool whose settings the lanes share; they are refused while its database is known to be away */
export function createLanes(pool: pg.Pool, count: number): Lanes {
  const lanes: (Lane | undefined)[] = Array.from({ length: count });
  let hasEnded = false;

  /** The next statement opens a new connection; this one ends when what is on its way has been answered. */
  function retire(lane: Lane): void {
    const place = lanes.indexOf(lane);
    if (place >= 0) lanes[place] = undefined;
    lane.isRetired = true;
    if (lane.inFlight === 0) void close(lane);
  }

  const close = ({ opening }: Lane): Promise<unknown> =>
    answerWithin(
      endMs,
      opening.then((client) => client.end()),
    ).catch(() => {});

  function open(): Lane {
    const { options: settings } = pool;
    const client = new pg.Client({
      ...settings,
      application_name: 'lanes',
      statement_timeout: longestMs,
      query_timeout: silenceMs,
    });
    const opening = client.connect().then(
      () => client,
      (error: unknown) => {
        markAway(error);
        retire(lane);
        throw error;
      },
    );
    const lane: Lane = { client, opening, inFlight: 0, isRetired: false };
    client.on('error', (error) => {
      markAway(error);
      retire(lane);
      pool.emit('error', error, client);
    });
    client.on('end', () => retire(lane));
    return lane;
  }

  /** The one with the fewest statements on their way. */
  function choose(): Lane {
    const free = lanes.indexOf(undefined);
    if (free >= 0) {
      const lane = open();
      lanes[free] = lane;
      return lane;
    }
    return (lanes as Lane[]).reduce((least, one) => (one.inFlight < least.inFlight ? one : least));
  }

  async function send<Row extends pg.QueryResultRow>(lane: Lane, text: string, values: readonly unknown[]) {
    lane.inFlight += 1;
    try {
      const client = await lane.opening;
      coalesceWrites(client);
      return await client.query<Row>({ name: nameOf(text), text, values: [...values] });
    } catch (error) {
      if (isSilence(error)) markAway(error);
      if (isSilence(error) || isStalePlan(error as pg.DatabaseError)) retire(lane);
      throw error;
    } finally {
      lane.inFlight -= 1;
      if (lane.isRetired && lane.inFlight === 0) void close(lane);
    }
  }

  return {
    async query(text, values) {
      const refusal = refusalOf(pool);
      if (refusal) {
        // Connections from before an outage may be silent for ever.
        for (const lane of lanes) if (lane) retire(lane);
        throw refusal;
      }
      if (hasEnded) throw new Error('The lanes have ended');
      try {
        return await send(choose(), text, values);
      } catch (error) {
        if (!isStalePlan(error as pg.DatabaseError)) throw error;
        return send(choose(), text, values);
      }
    },
    breakOff(reason) {
      for (const lane of lanes) if (lane) breakOff(lane.client, reason);
    },
    async end() {
      hasEnded = true;
      await Promise.all(lanes.map((lane) => lane && close(lane)));
    },
  };
}
