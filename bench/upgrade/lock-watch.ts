// Watches how long anybody waits for a lock of the database. What is done CONCURRENTLY waits until transactions that began
// before it have ended (virtualxid), and holds nobody back meanwhile: that is not counted.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export async function watchLocks(superuserUrl: string) {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  /** Since when each connection waits, by its process. */
  const waiting = new Map<number, number>();
  const seen = { longestMs: 0, statement: '' };
  let isWatching = true;

  async function look(): Promise<void> {
    const { rows } = await client.query<{ pid: number; query: string }>(
      `select pid, left(query, 120) as query from pg_stat_activity
       where wait_event_type = 'Lock' and wait_event not in ('advisory', 'virtualxid')
         and datname = current_database()`,
    );
    const now = performance.now();
    const pids = new Set(rows.map(({ pid }) => pid));
    for (const pid of waiting.keys()) if (!pids.has(pid)) waiting.delete(pid);
    for (const { pid, query } of rows) {
      const since = waiting.get(pid) ?? now;
      waiting.set(pid, since);
      if (now - since > seen.longestMs) Object.assign(seen, { longestMs: now - since, statement: query });
    }
  }

  const watched = (async () => {
    while (isWatching) {
      await look();
      await pause(20);
    }
  })();
  return {
    /** The longest wait, to 20 milliseconds, and whose. */
    async stop(): Promise<{ longestMs: number; statement: string }> {
      isWatching = false;
      await watched;
      await client.end();
      return seen;
    },
  };
}
