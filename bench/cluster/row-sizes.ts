// How many bytes a row takes with its indexes, of the tables that grow with the market: rows of the demo, copied with ids
// that grow as the product's do.
import pg from 'pg';

const copies = 10_000;

const newId = `(lpad(to_hex(1800000000000 + n), 12, '0') || '7' || substr(md5(n::text), 1, 3) || 'a' || substr(md5(n::text), 4, 15))::uuid`;

/** Beside the id: columns whose values no second row may have. */
const ownValues: Record<string, Record<string, string>> = {
  project: {},
  offer: {},
  legal_entity: { content: `jsonb_set(c.content, '{fiscalNumber}', to_jsonb('S' || n))` },
  app_user: { email: `'copy-' || n || '@size.example'` },
  message: {},
  energy_contract: { number: `'S' || n` },
  invoice: { number: `'S' || n` },
  event: {},
  notification: { event_id: newId, is_read: 'true' },
  mail: { once: 'null' },
};

export interface RowSize {
  table: string;
  /** With indexes and what is stored beside the row. */
  bytes: number;
}

async function copyRows(client: pg.Client, table: string): Promise<void> {
  const own: Record<string, string> = { id: newId, ...ownValues[table] };
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? `c.${pg.escapeIdentifier(name)}`);
  await client.query(
    `insert into ${table} (${names.map(pg.escapeIdentifier).join(', ')})
     select ${values.join(', ')} from generate_series(1, ${copies}) n
     join (select *, row_number() over () - 1 as place, count(*) over () as all_rows from ${table}) c
       on c.place = n % c.all_rows`,
  );
}

/** @param superuserUrl of a database that is thrown away: neither triggers nor references are heeded */
export async function measureRowSizes(superuserUrl: string): Promise<RowSize[]> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const sizes: RowSize[] = [];
    for (const table of Object.keys(ownValues)) {
      const size = async () =>
        Number(
          (await client.query<{ size: string }>(`select pg_total_relation_size('${table}') as size`)).rows[0]?.size,
        );
      const before = await size();
      await copyRows(client, table);
      await client.query(`vacuum ${table}`);
      sizes.push({ table, bytes: Math.round(((await size()) - before) / copies) });
    }
    return sizes;
  } finally {
    await client.end();
  }
}
