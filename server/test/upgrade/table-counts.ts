// How many rows each table of the product has.
import pg from 'pg';

export async function countRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${client.escapeIdentifier(name)}`,
      );
      counts[name] = found[0]?.count ?? 0;
    }
    return counts;
  } finally {
    await client.end();
  }
}
