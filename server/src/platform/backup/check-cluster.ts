// Reads a restored cluster whole: every page has its checksum, every table and B-tree index its inner order (amcheck).
import pg from 'pg';
import { withoutLimits } from '../database/time-limits.ts';
import { BackupError } from './backup-error.ts';

const tables = `
  select c.oid::regclass::text as name from pg_class c
  where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p' order by c.relpages desc`;
const indexes = `
  select c.oid::regclass::text as name from pg_class c join pg_am a on a.oid = c.relam join pg_index i on i.indexrelid = c.oid
  where c.relkind = 'i' and a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid and i.indisready
  order by c.relpages desc`;

interface Damage {
  blkno: string;
  msg: string;
}

async function namesOf(client: pg.Client, query: string): Promise<string[]> {
  return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
}

async function checkTable(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<Damage>(
    'select blkno, msg from verify_heapam($1::regclass, on_error_stop => true, check_toast => true)',
    [name],
  );
  if (rows[0]) throw new Error(`${name}, block ${rows[0].blkno}: ${rows[0].msg}`);
}

/**
 * @param superuserUrl of the restored database
 * @returns how many tables and indexes were read
 * @throws BackupError for the first one that is damaged
 */
export async function checkCluster(superuserUrl: string): Promise<{ tables: number; indexes: number }> {
  const client = new pg.Client({ connectionString: superuserUrl, options: withoutLimits });
  client.on('error', () => {});
  await client.connect();
  try {
    // The extension goes with the transaction.
    await client.query('begin');
    await client.query('create extension if not exists amcheck schema public');
    await client.query('set local search_path = pg_catalog, public');
    const counts = { tables: 0, indexes: 0 };
    for (const name of await namesOf(client, tables)) {
      await checkTable(client, name);
      counts.tables += 1;
    }
    for (const name of await namesOf(client, indexes)) {
      await client.query('select bt_index_check($1::regclass)', [name]);
      counts.indexes += 1;
    }
    await client.query('rollback');
    return counts;
  } catch (error) {
    throw new BackupError(`The restored database is damaged: ${error instanceof Error ? error.message : error}`);
  } finally {
    await client.end();
  }
}
