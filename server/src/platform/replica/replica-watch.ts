// How far a replica has come, asked twice a second over a connection of its own, and whether it can be used at all.
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { answerWithin } from '../database/away.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/statement-marks.ts';

export interface ReplicaWatch {
  /** Up to where it has replayed the write-ahead log, in bytes; undefined while it cannot be used. */
  replayed(): number | undefined;
  /** How old what it shows is at most, in ms. */
  lagMs(): number;
  stop(): Promise<void>;
}

interface Watched {
  primary: Db;
  url: string;
  log: Logger;
  onFound: () => void;
  /** It cannot be used from now on; what is known of its past may be wrong when it is back. */
  onLost: (reason: Error) => void;
}

/** In ms. Together they bound how long a replica that falls silent can hold up a read. */
const askEveryMs = 500;
const patienceMs = 1000;
/** Samples of a replica that stays behind; with fewer of them its lag is overestimated, never underestimated. */
const mostSamples = 1000;

interface Sample {
  at: number;
  /** Where the primary's log was. */
  position: number;
}

/** Its message is for the operator. */
class WrongReplica extends Error {}

async function positionOf(primary: Db): Promise<number | undefined> {
  const read = sql<{ position: number }>`
    select ${prepared} pg_current_wal_flush_lsn() - '0/0'::pg_lsn as position`.execute(primary);
  // The primary's own outage is told by others, and says nothing of the replica.
  const { rows } = await answerWithin(patienceMs, read).catch(() => ({ rows: [] }));
  return rows[0]?.position;
}

/** @throws WrongReplica for a database of another cluster, or of another name in it */
async function checkSame(primary: Db, client: pg.Client): Promise<void> {
  const text = 'select system_identifier::text || current_database() as identity from pg_control_system()';
  const [ofPrimary, ofReplica] = await Promise.all([
    sql<{ identity: string }>`${sql.raw(text)}`.execute(primary),
    client.query<{ identity: string }>(text),
  ]);
  if (ofPrimary.rows[0]?.identity !== ofReplica.rows[0]?.identity)
    throw new WrongReplica('DATABASE_REPLICA_URL does not lead to a replica of the database at DATABASE_URL');
}

export function watchReplica({ primary, url, log, onFound, onLost }: Watched): ReplicaWatch {
  const ending = new AbortController();
  let samples: Sample[] = [];
  let client: pg.Client | undefined;
  let socket = new Socket();
  let replayed: number | undefined;
  let isTold = false;

  function lose(error: unknown): void {
    client = undefined;
    replayed = undefined;
    samples = [];
    socket.destroy();
    onLost(new Error('the replica was given up', { cause: error }));
    if (isTold || ending.signal.aborted) return;
    isTold = true;
    log.warn({ err: error }, 'the replica cannot be used: lists are read from the primary');
  }

  async function connect(): Promise<pg.Client> {
    // Destroyed, not ended: an end waits for the other side.
    const own = new Socket();
    socket = own;
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'replica watch',
      stream: () => own,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    opened.on('error', (error) => {
      if (client === opened) lose(error);
    });
    await opened.connect();
    await checkSame(primary, opened);
    return opened;
  }

  async function look(opened: pg.Client): Promise<void> {
    const at = performance.now();
    const [position, { rows }] = await Promise.all([
      positionOf(primary),
      opened.query<{ isReplica: boolean; position: string | null }>(
        `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() - '0/0'::pg_lsn as position`,
      ),
    ]);
    const [row] = rows;
    if (!row?.isReplica || row.position === null)
      throw new WrongReplica('The database at DATABASE_REPLICA_URL is no replica: it was promoted, or never was one');
    const come = Number(row.position);
    if (position !== undefined) samples.push({ at, position });
    samples = samples.filter((sample) => sample.position > come);
    if (samples.length > mostSamples) samples.splice(1, 1);
    if (replayed === undefined) onFound();
    replayed = come;
  }

  async function follow(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        client ??= await connect();
        await look(client);
        if (isTold) log.warn('the replica can be used again');
        isTold = false;
      } catch (error) {
        lose(error);
      }
      await pause(askEveryMs, undefined, { ref: false, signal: ending.signal }).catch(() => {});
    }
  }

  const following = follow();
  return {
    replayed: () => replayed,
    lagMs: () => (samples[0] ? performance.now() - samples[0].at : 0),
    async stop() {
      ending.abort();
      socket.destroy();
      await following;
    },
  };
}
