// Writes the generated market into a migrated database by COPY; the indexes are made anew afterwards.
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

async function copy(client: pg.Client, table: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)));
}

function* chunks(count: number, line: (number: number) => string): Generator<string> {
  let text = '';
  for (let number = 0; number < count; number += 1) {
    text += line(number);
    if (text.length < 65_536) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** @returns seconds */
export async function fillMarket(
  client: pg.Client,
  world: World,
  { projects, offers }: { projects: number; offers: number },
): Promise<number> {
  const begun = performance.now();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('project'::regclass, 'offer'::regclass) and not indisprimary
       -- Without this one each deleted project looks for its remainders in all others.
       and pg_get_indexdef(indexrelid) not like '%parent_project_id%'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query(`delete from project where owner_id = any($1)`, [world.owners.map(({ id }) => id)]);
  await client.query(`delete from offer where owner_id = any($1)`, [world.owners.map(({ id }) => id)]);
  await copy(
    client,
    'project',
    chunks(projects, (number) => projectLine(number, projects, world)),
  );
  await copy(
    client,
    'offer',
    chunks(offers, (number) => offerLine(number, offers, world)),
  );
  console.log(`  rows after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  for (const { definition } of indexes) await client.query(definition);
  console.log(`  indexes after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await client.query('vacuum analyze project, offer, legal_entity, search_word');
  return (performance.now() - begun) / 1000;
}
