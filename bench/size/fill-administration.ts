// What administrators have besides the market: contracts, invoices, companies and people, as copies of the demo's with names
// and numbers of their own.
import type pg from 'pg';

export interface Counts {
  companies: number;
  people: number;
  contracts: number;
  invoices: number;
}

export interface Copies {
  table: string;
  /** Which of the demo's rows is copied. */
  sample: string;
  count: number;
  /** Expressions in place of the sample's values; `n` counts from 1. */
  columns: Readonly<Record<string, string>>;
}

const places = `(array['Moinho', 'Charneca', 'Planície', 'Serra', 'Ribeira', 'Várzea', 'Açor', 'Cabeço', 'Loma', 'Peña'])`;
/** About a hundred thousand names; some of them begin alike. */
const name = (head: string) =>
  `'${head} ' || ${places}[1 + n % 10] || ' ' || chr(65 + n / 10 % 26) || chr(97 + n / 260 % 26) || 'ra ' || n / 100`;
const minutesAgo = `now() - n * interval '1 minute'`;
const times = { created_at: minutesAgo, updated_at: minutesAgo };

const copiesOf = ({ companies, people, contracts, invoices }: Counts): Copies[] => [
  {
    table: 'legal_entity',
    sample: `status = 'approved'`,
    count: companies,
    columns: {
      content: `s.content || jsonb_build_object('name', ${name('Energia')}, 'fiscalNumber', (500000000 + n)::text)`,
      ...times,
    },
  },
  {
    table: 'app_user',
    sample: `email = 'newcomer@demo.example'`,
    count: people,
    columns: {
      email: `'pessoa' || n || '@' || lower(unaccent(${places}[1 + n % 10])) || '.example'`,
      first_name: `${places}[1 + n % 10]`,
      last_name: `'Silva ' || n`,
      ...times,
    },
  },
  {
    table: 'energy_contract',
    sample: `status in ('approved', 'active')`,
    count: contracts,
    columns: {
      number: `'PPA-' || 2020 + n % 5 || '-' || lpad((n / 5 + 1)::text, 6, '0')`,
      content: `s.content || jsonb_build_object('name', ${name('Fornecimento')})`,
      search_text: `${name('Fornecimento')} || ' ' || s.search_text`,
      negotiation_id: 'null',
      project_id: 'null',
      ...times,
    },
  },
  {
    table: 'invoice',
    sample: 'true',
    count: invoices,
    columns: {
      number: `'DP ' || 2020 + n % 5 || '/' || lpad((n / 5 + 1)::text, 6, '0')`,
      search: `search_vector('DP ' || 2020 + n % 5 || '/' || lpad((n / 5 + 1)::text, 6, '0') || ' ' || ${name('Energia')})`,
      customer: `s.customer || jsonb_build_object('name', ${name('Energia')})`,
      contract_version_id: 'null',
      ...times,
    },
  },
];

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name: column }) => column);
}

/** Copies rows of the demo, with values of their own in some columns. */
export async function copyRows(client: pg.Client, copies: readonly Copies[]): Promise<void> {
  for (const { table, sample, count, columns } of copies) {
    const names = await columnsOf(client, table);
    const values = names.map((column) => (column === 'id' ? 'gen_random_uuid()' : (columns[column] ?? `s.${column}`)));
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(
      `insert into ${table} (${names.join(', ')})
       select ${values.join(', ')} from generate_series(1, ${count}) n,
         (select * from ${table} where ${sample} order by id limit 1) s`,
    );
    await client.query(`alter table ${table} enable trigger user`);
    await client.query(`vacuum analyze ${table}`);
  }
}

/** @returns seconds */
export async function fillAdministration(client: pg.Client, counts: Counts): Promise<number> {
  const begun = performance.now();
  await copyRows(client, copiesOf(counts));
  return (performance.now() - begun) / 1000;
}
