// A connection of the owner of the tables, for work that may last.
import pg from 'pg';
import { withoutLimits } from './time-limits.ts';

/** @param ownerUrl of the owner of the tables */
export async function asOwner<Result>(ownerUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl, options: withoutLimits, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
