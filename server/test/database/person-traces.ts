// A person of distinctive name who writes and is written of wherever a person can be, and the search for their traces in
// every text of the database.
import { legalEntityPayload } from '@wattpact/domain/samples/sample-payloads';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../src/platform/database/database.ts';
import type { TestUser } from '../support/factories.ts';
import type { TestApp } from '../support/test-app.ts';

export const zulmira = {
  firstName: 'Zulmira',
  lastName: 'Quintanilha',
  email: 'zulmira@quintanilha.example',
  phone: '+351911222333',
};
export const traces = [zulmira.firstName, zulmira.lastName, zulmira.phone, zulmira.email];

async function textColumns(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type in ('text', 'jsonb', 'json', 'tsvector', 'character varying') or udt_name in ('_text', 'citext'))`.execute(
    db,
  );
  return rows;
}

/** The columns, as `table.column`, in which one of the words stands. */
export async function placesOf(db: Db, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const patterns = words.map((word) => `%${word}%`);
  for (const { table, column } of await textColumns(db)) {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)}::text ilike any(${patterns}::text[]) limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

export async function makeZulmira({ as, make }: TestApp): Promise<TestUser> {
  const user = await make.user({ email: zulmira.email });
  const { firstName, lastName, phone } = zulmira;
  expect((await as(user).put('/api/users/me', { firstName, lastName, phone })).status).toBe(200);
  return user;
}

/** A company that the person registers, whose contact they are under an address of the company. */
async function ownCompany({ as, make }: TestApp, user: TestUser, admin: TestUser): Promise<string> {
  const files = [{ fileId: await make.file(user), category: 'other' as const }];
  const contact = { ...zulmira, email: 'geral@empresa.example' };
  const answer = await as(user).post('/api/legal-entities/create', legalEntityPayload(files, { contact }));
  expect(answer.status).toBe(201);
  expect((await as(admin).post(`/api/admin/legal-entities/${answer.body.id}/approve`, {})).status).toBe(200);
  return answer.body.id;
}

/** @returns the ids of the person's own company, and of one that names them as its contact and as a representative */
export async function liveHere(t: TestApp, user: TestUser, admin: TestUser): Promise<{ own: string; other: string }> {
  const { as, db, make } = t;
  const own = await ownCompany(t, user, admin);
  const otherOwner = await make.user();
  const other = await make.entity(otherOwner, { contact: zulmira });
  await db.updateTable('employee').set({ is_owner: true }).where('user_id', '=', otherOwner.id).execute();
  const files = [{ fileId: await make.file(otherOwner), category: 'other' as const }];
  const representative = { ...zulmira, authorizationLevel: 'attorney' as const, role: 'view' as const };
  const changes = { fiscalNumber: other.fiscalNumber, contact: zulmira, representatives: [representative] };
  const edited = await as(otherOwner).put(`/api/legal-entities/${other.id}`, legalEntityPayload(files, changes));
  expect(edited.status).toBe(200);
  await as(admin).post(`/api/admin/legal-entities/${other.id}/approve`, {});
  const { firstName, lastName, email } = zulmira;
  const request = { category: 'other', name: `${firstName} ${lastName}`, email, description: 'Não encontro a fatura.' };
  for (const asker of [user, otherOwner])
    expect((await as(asker).post('/api/support-feedback', request)).status).toBe(201);
  const project = await make.project(otherOwner, other.id);
  const message = `Ligue-me, ${firstName} ${lastName}.`;
  const opening = { entityType: 'PROJECT', projectId: project.id, legalEntityId: own, message };
  expect((await as(user).post('/api/negotiations', opening)).status).toBe(201);
  const at = new Date().toISOString();
  const token = { kind: 'invitation', email, data: '{}', created_at: at, expires_at: at };
  await db
    .insertInto('single_use_token')
    .values({ ...token, token_hash: Buffer.alloc(32, 7) })
    .execute();
  return { own, other: other.id };
}
