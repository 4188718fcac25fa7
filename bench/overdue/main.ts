// `npm run bench:overdue`: makes 10,000 invoices overdue, with their notices, while the API answers, and compares its
// p99 with that of before.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startBench } from '../product.ts';
import { ask } from '../signed-calls.ts';

const invoices = Number(process.env.INVOICES ?? 10_000);
const companies = 2000;
/** Calls at the same time. */
const callers = 5;
const quietMs = 20_000;

/** The columns that a copy of a row gives: not those that the database computes. */
async function columnsOf(owner: pg.Client, table: string): Promise<string> {
  const { rows } = await owner.query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0].names;
}

interface Copies {
  table: string;
  /** Which row is copied. */
  where: string;
  /** JSON of the columns that differ; `n` counts from 1. */
  changes: string;
  /** Further rows that the copies are combined with, and the number of copies. */
  of: string;
}

async function copy(owner: pg.Client, { table, where, changes, of }: Copies): Promise<void> {
  const columns = await columnsOf(owner, table);
  await owner.query(
    `insert into ${table} (${columns}) select ${columns.replace(/(\w+)/g, 'c.$1')}
     from (select t from ${table} t where ${where} limit 1) x cross join ${of}
       cross join lateral jsonb_populate_record(x.t, ${changes}) c`,
  );
}

const ofBench = `fiscal_number ~ '^9\\d{8}$'`;

/** Companies with a payer each, and their unpaid invoices, as copies of the demo's. */
async function fill(owner: pg.Client): Promise<void> {
  await copy(owner, {
    table: 'legal_entity',
    where: `status = 'approved'`,
    of: `generate_series(1, ${companies}) n`,
    // Name and number are computed from the content.
    changes: `jsonb_build_object('id', gen_random_uuid(), 'content', (x.t).content ||
      jsonb_build_object('fiscalNumber', '9' || lpad(n::text, 8, '0'), 'name', 'Empresa ' || n))`,
  });
  await copy(owner, {
    table: 'employee',
    where: `user_id is not null and role = 'manage' and removed_at is null`,
    of: `(select id as entity from legal_entity where ${ofBench}) e`,
    changes: `jsonb_build_object('id', gen_random_uuid(), 'legal_entity_id', entity)`,
  });
  await copy(owner, {
    table: 'invoice',
    where: 'true',
    of: `generate_series(1, ${invoices}) n join (select id as entity, row_number() over (order by id) as place
      from legal_entity where ${ofBench}) e on e.place = 1 + n % ${companies}`,
    changes: `jsonb_build_object('id', gen_random_uuid(), 'number', 'DP 2020/' || lpad(n::text, 6, '0'),
      'owner_id', entity, 'status', 'pending', 'issued_date', '2020-12-01', 'due_date', '2021-01-01',
      'contract_version_id', null, 'late_for', null)`,
  });
  await owner.query('vacuum analyze invoice, legal_entity, employee');
}

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const bench = await startBench({ projects: 2000 });
const owner = new pg.Client(bench.ownerUrl);
await owner.connect();
try {
  await fill(owner);
  const paths = ['/api/invoices', '/api/search/projects?limit=20', '/api/notifications', '/api/negotiations'];
  let times: number[] = [];
  let isOver = false;
  const call = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const begin = performance.now();
      await (await ask(bench, 'GET', paths[turn % paths.length] ?? '', bench.seller)).arrayBuffer();
      times.push(performance.now() - begin);
    }
  };
  const calling = Array.from({ length: callers }, (_, index) => call(index));
  await pause(5000);
  times = [];
  await pause(quietMs);
  const usual = p99(times);
  times = [];
  const begin = performance.now();
  await owner.query(`select graphile_worker.add_job('mark_overdue_invoices')`);
  const left = async () => {
    const { rows } = await owner.query(
      `select (select count(*) from invoice where status = 'pending' and due_date < now()) as unmarked,
         $1 - (select count(*) from notification where translation_key = 'payment.overdue') as untold`,
      [invoices],
    );
    return rows[0] as { unmarked: string; untold: string };
  };
  let now = await left();
  while (Number(now.unmarked) > 0 || Number(now.untold) > 0) {
    await pause(250);
    now = await left();
    if (performance.now() - begin > 600_000) throw new Error(`Still ${JSON.stringify(now)} after ten minutes`);
  }
  const seconds = (performance.now() - begin) / 1000;
  const during = p99(times);
  isOver = true;
  await Promise.all(calling);
  console.log(
    `${invoices} invoices overdue, with their notices: ${seconds.toFixed(1)} s (aim: under 60); ` +
      `p99 of the API ${usual.toFixed(0)} ms before, ${during.toFixed(0)} ms meanwhile, ` +
      `ratio ${(during / usual).toFixed(2)} (aim: below 2)`,
  );
} finally {
  await owner.end();
  await bench.stop();
}
