// Rows stored before search covered every alphabet are found after the migration, without being saved again.
import { readdir, readFile } from 'node:fs/promises';
import { contractPayload, legalEntityPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrateDatabase } from '../database/migrate.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const renewing = '1206-words-of-every-alphabet.sql';
const { superuserUrl, ownerUrl } = inject('postgres');
const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
const greek = 'ΑΙΟΛΙΚΉ Слънчева';
let owner: pg.Client;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(`${superuserUrl}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The database before the migration. */
async function migrateUpTo(last: string): Promise<void> {
  await owner.query(
    'create table schema_migration (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const file of (await readdir(folder)).sort()) {
    if (file >= last) break;
    await owner.query(await readFile(new URL(file, folder), 'utf8'));
    await owner.query('insert into schema_migration (name) values ($1)', [file]);
  }
}

async function fill(): Promise<void> {
  const id = crypto.randomUUID();
  const person = 'select $1::uuid';
  await owner.query(
    `insert into app_user (id, email, first_name, last_name, language, avatar_color, created_at, updated_at)
     values ($1, 'a@test.example', $2, 'A', 'pt', 'teal', now(), now())`,
    [id, greek],
  );
  const { representatives: _, declaration: __, ...entity } = legalEntityPayload([], { name: greek });
  await owner.query(
    `insert into legal_entity (id, owner_user_id, status, content, created_at, updated_at, submitted_at)
     ${person}, $1, 'approved', $2::jsonb, now(), now(), now()`,
    [id, entity],
  );
  const project = projectPayload(id, id);
  await owner.query(
    `insert into project (id, owner_id, status, is_published, content, search_text, created_by, created_at, updated_at,
       submitted_at) ${person}, $1, 'approved', true, $2::jsonb, $3, $1, now(), now(), now()`,
    [id, project, greek],
  );
  await owner.query(
    `insert into energy_contract (id, number, owner_id, status, content, search_text, public_search_text, created_by,
       created_at, updated_at, submitted_at)
     ${person}, 'C-1', $1, 'approved', $2::jsonb, $3, $3, $1, now(), now(), now()`,
    [id, { ...contractPayload(id), name: greek }, greek],
  );
  await owner.query(
    `insert into invoice (id, number, owner_id, energy_contract_id, fee_type, periodicity, status, issued_date, due_date,
       net_cents, tax_rate, tax_cents, total_cents, reverse_charge, description, iban, beneficiary, payment_reference,
       customer, created_at, updated_at, search)
     ${person}, 'F-1', $1, $1, 'REGISTRATION', 'ONE_TIME_PAYMENT', 'paid', now(), now(), 1, 23, 0, 1, false, '', '', '', '',
       jsonb_build_object('name', $2::text), now(), now(), search_vector($2)`,
    [id, greek],
  );
  await owner.query(`insert into mail (id, recipient, kind, subject, status, created_at)
    values ('${id}', 'a@test.example', 'a', '${greek}', 'sent', now())`);
  await owner.query(`insert into search_word values ('ΑΙΟΛΙΚΗ'), ('Слънчева'), ('solar'), ('αιολικη')`);
}

beforeAll(async () => {
  await onServer(`create database ${name} template template0 owner wattpact_owner`);
  owner = new pg.Client(`${ownerUrl}/${name}`);
  await owner.connect();
  await migrateUpTo(renewing);
  await fill();
  expect((await migrateDatabase({ ownerUrl: `${ownerUrl}/${name}` }))[0]).toBe(renewing);
});
afterAll(async () => {
  await owner.end();
  await onServer(`drop database ${name} with (force)`);
});

test.each([
  ['app_user', 'search'],
  ['legal_entity', 'search'],
  ['project', 'search'],
  ['energy_contract', 'search'],
  ['energy_contract', 'public_search'],
  ['invoice', 'search'],
  ['mail', 'search'],
])('[SRCH-11] rows of %s, by %s', async (table, column) => {
  const { rowCount } = await owner.query(
    `select from ${table} where ${column} @@ search_query('''αιολική'':* & ''слънч'':*')`,
  );
  expect(rowCount).toBe(1);
});

test('the known words, each once', async () => {
  const { rows } = await owner.query('select word from search_word order by word');
  expect(rows.map(({ word }) => word)).toEqual(['solar', 'αιολικη', 'слънчева']);
});
