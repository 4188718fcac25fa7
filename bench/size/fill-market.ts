// Writes the generated market into a migrated database by COPY, on two connections, and rebuilds indexes, foreign keys
// and facets afterwards.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { columns, ids, offerLine, places, projectLine, randomFrom, type World } from './market-generator.ts';

const ownerCount = 5000;

/** The companies that own it; one of the demo's users created all. */
export async function makeWorld(client: pg.Client): Promise<World> {
  const random = randomFrom(11);
  const { rows } = await client.query(`select id from app_user where email = 'seller@demo.example'`);
  const userId = String(rows[0]?.id);
  const owners = Array.from({ length: ownerCount }, (_, index) => ({
    id: ids(random, 1_700_000_000_000 + index),
    name: `${places[index % places.length]} Energia ${index}`,
  }));
  await client.query(
    `insert into legal_entity (id, owner_user_id, status, content, created_at, updated_at, submitted_at)
     select id, $3, 'approved', jsonb_build_object('name', name, 'country', 'portugal', 'fiscalNumber', 'B' || place,
       'city', 'Beja', 'streetAddress', 'Rua', 'postalCode', '7800-001'), now(), now(), now()
     from unnest($1::uuid[], $2::text[]) with ordinality u(id, name, place)`,
    [owners.map(({ id }) => id), owners.map(({ name }) => name), userId],
  );
  await client.query(
    `insert into search_word select distinct lexeme from unnest(search_vector($1)) where length(lexeme) > 2 on conflict do nothing`,
    [owners.map(({ name }) => name).join(' ')],
  );
  const [first, ...rest] = owners;
  if (!first) throw new Error('No owners');
  return { owners: [first, ...rest], userId };
}

async function copy(client: pg.Client, table: keyof typeof columns, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${table} (${columns[table]}) from stdin`)));
}

function* chunks(from: number, to: number, line: (number: number) => string): Generator<string> {
  let text = '';
  for (let number = from; number < to; number += 1) {
    text += line(number);
    if (text.length < 65_536) continue;
    yield text;
    text = '';
  }
  yield text;
}

const tables = ['project', 'offer'] as const;

/** @returns the statements that create them again */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('project'::regclass, 'offer'::regclass) and not indisprimary
       -- Without this one each deleted project looks for its remainders in all others.
       and pg_get_indexdef(indexrelid) not like '%parent_project_id%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** @returns the statements that create them again */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conrelid in ('project'::regclass, 'offer'::regclass) and conname not like '%parent%'`,
  );
  for (const { place, name } of rows) await client.query(`alter table ${place} drop constraint ${name}`);
  return rows.map(({ place, name, definition }) => `alter table ${place} add constraint ${name} ${definition}`);
}

/** Does what the triggers would have done for each row. */
async function noteFacets(client: pg.Client, item: string, facet: string): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(column_name, ', ' order by ordinal_position) as columns from information_schema.columns
     where table_name = $1 and column_name <> 'id'`,
    [`${item}_${facet}`],
  );
  const [{ columns: names } = { columns: '' }] = rows;
  await client.query(
    `insert into ${item}_${facet} (id, ${names}) select distinct on (${facet}_id) ${facet}_id, ${names} from ${item} i
     where not exists (select from ${item}_${facet} known where known.id = i.${facet}_id)`,
  );
}

interface Sizes {
  projects: number;
  offers: number;
}

/** Each connection writes half of the projects; the first one also writes the offers. */
async function copyAll(
  clients: readonly [pg.Client, pg.Client],
  world: World,
  { projects, offers }: Sizes,
): Promise<void> {
  const [first, second] = clients;
  const half = Math.floor(projects / 2);
  const project = (number: number) => projectLine(number, projects, world);
  const offer = (number: number) => offerLine(number, offers, world);
  const copyHalf = async () => {
    await copy(first, 'project', chunks(0, half, project));
    await copy(first, 'offer', chunks(0, offers, offer));
  };
  await Promise.all([copyHalf(), copy(second, 'project', chunks(half, projects, project))]);
}

/** @returns seconds */
export async function fillMarket(
  clients: readonly [pg.Client, pg.Client],
  world: World,
  sizes: Sizes,
): Promise<number> {
  const [client] = clients;
  const begun = performance.now();
  const took = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
  const remade = [...(await dropForeignKeys(client)), ...(await dropIndexes(client))];
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const table of tables) {
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(`delete from ${table} where owner_id = any($1)`, [world.owners.map(({ id }) => id)]);
  }
  await copyAll(clients, world, sizes);
  console.log(`  rows after ${took()}`);
  for (const statement of remade) await client.query(statement);
  for (const table of tables) {
    for (const facet of ['source', 'terms']) await noteFacets(client, table, facet);
    await client.query(`alter table ${table} enable trigger user`);
  }
  console.log(`  indexes and foreign keys after ${took()}`);
  await client.query(
    'vacuum analyze project, offer, project_source, offer_source, project_terms, offer_terms, legal_entity, search_word',
  );
  return (performance.now() - begun) / 1000;
}
