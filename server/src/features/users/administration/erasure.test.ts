// What stays of a person whose account was deleted for good: every text of the database is searched for their name,
// address and phone, and found only where a reason is written.
import { legalEntityPayload } from '@wattpact/domain/samples/sample-payloads';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../../test/support/factories.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';

const t = await startTestApp();
const { as, db, make } = t;
const admin = await make.admin();

const zulmira = {
  firstName: 'Zulmira',
  lastName: 'Quintanilha',
  email: 'zulmira@quintanilha.example',
  phone: '+351911222333',
};
const traces = [zulmira.firstName, zulmira.lastName, zulmira.phone];

/** Where a person's name may still stand after the erasure, and why. */
const kept: Record<string, string> = {
  'energy_contract.content': 'Contracts are kept as they were signed; the law asks for them.',
  'energy_contract.search_text': 'Finds a contract by its texts.',
  'message.text': 'What was said in a negotiation belongs to both sides, and proves what was agreed.',
  'invoice.customer': 'Invoices are kept as they were issued; the law asks for them.',
  'bank_entry.debtor': 'What the bank says of a payment is part of the accounts.',
  'idempotency_key.answer': 'An answer of another person is kept for a day, so that a repeated call is not done twice.',
  'mail.content': 'Administrators are told who was deleted; the text goes when the mail has left.',
};

async function textColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type in ('text', 'jsonb', 'json', 'tsvector', 'character varying') or udt_name in ('_text', 'citext'))`.execute(
    db,
  );
  return rows;
}

async function placesOf(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const patterns = words.map((word) => `%${word}%`);
  for (const { table, column } of await textColumns()) {
    const { rows } = await sql<{ text: string }>`
      select ${sql.ref(column)}::text as text from ${sql.table(table)}
      where ${sql.ref(column)}::text ilike any(${patterns}::text[])`.execute(db);
    found.push(...rows.map(() => `${table}.${column}`));
  }
  return [...new Set(found)].sort();
}

const erase = (id: string) => as(admin).delete(`/api/admin/users/${id}`);
const softDelete = (id: string) =>
  db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', id).execute();
async function person(): Promise<TestUser> {
  const user = await make.user({ email: zulmira.email });
  const { firstName, lastName, phone } = zulmira;
  expect((await as(user).put('/api/users/me', { firstName, lastName, phone })).status).toBe(200);
  return user;
}
/** A company that the person registers, whose contact they are under an address of the company. */
async function ownCompany(user: TestUser): Promise<string> {
  const files = [{ fileId: await make.file(user), category: 'other' as const }];
  const contact = { ...zulmira, email: 'geral@empresa.example' };
  const answer = await as(user).post('/api/legal-entities/create', legalEntityPayload(files, { contact }));
  expect(answer.status).toBe(201);
  expect((await as(admin).post(`/api/admin/legal-entities/${answer.body.id}/approve`, {})).status).toBe(200);
  return answer.body.id;
}
const entityOf = async (id: string) => (await as(admin).get(`/api/admin/legal-entities/${id}`)).body;

/** The person writes and is written of wherever a person can be. */
async function liveHere(user: TestUser, otherOwner: TestUser): Promise<{ own: string; other: string }> {
  const own = await ownCompany(user);
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

describe('what stays of an erased person', () => {
  test('[AUTH-54, AUTH-64] their name, address and phone stand only where a reason is written', async () => {
    const user = await person();
    const { own, other } = await liveHere(user, await make.user());
    const words = [...traces, zulmira.email];
    expect(await placesOf(words)).toEqual(
      expect.arrayContaining(['app_user.email', 'employee.email', 'employee.phone', 'event_person.phone']),
    );
    expect(await placesOf(words)).toEqual(expect.arrayContaining(['legal_entity.content', 'support_feedback.name']));
    await softDelete(user.id);
    expect((await erase(user.id)).status).toBe(204);
    expect((await placesOf(words)).filter((place) => !(place in kept))).toEqual([]);
    expect((await entityOf(own)).contact).toEqual({ firstName: '', lastName: '', email: '', phone: '' });
    expect((await entityOf(other)).contact.firstName).toBe('Test');
    expect((await entityOf(other)).employees).toHaveLength(1);
  });

  test('[AUTH-64] another person under an address that was never proven stays', async () => {
    const owner = await make.user();
    const { id } = await make.entity(owner, { contact: { ...zulmira, email: 'outra@quintanilha.example' } });
    const impostor = await make.user({ email: 'outra@quintanilha.example', verified: false });
    await softDelete(impostor.id);
    expect((await erase(impostor.id)).status).toBe(204);
    expect((await entityOf(id)).contact.lastName).toBe('Quintanilha');
  });
});

describe('the companies that an erased person holds', () => {
  test('[AUTH-65] go to somebody else first, where there is somebody', async () => {
    const user = await make.user();
    const heir = await make.user();
    const { id } = await make.entity(user);
    await make.role(id, heir, 'manage');
    await softDelete(user.id);
    const { companies } = (await as(admin).get(`/api/admin/users/${user.id}/person`)).body;
    expect(companies).toMatchObject([{ legalEntityId: id, isHolder: true, heirs: [{ userId: heir.id }] }]);
    expect(await erase(user.id)).toMatchObject({ status: 409, body: { code: 'error_holder_needed' } });
    const { version } = await entityOf(id);
    const handed = await as(admin).patch(`/api/admin/legal-entities/${id}/owner`, { userId: heir.id }, { version });
    expect(handed.status).toBe(200);
    expect((await erase(user.id)).status).toBe(204);
    const { owner, employees } = await entityOf(id);
    expect([owner.id, employees.map(({ userId }: { userId: string }) => userId)]).toEqual([heir.id, [heir.id]]);
  });

  test('[AUTH-65] stay without a holder where nobody can take over', async () => {
    const user = await make.user();
    const { id } = await make.entity(user);
    await make.role(id, await make.user(), 'view');
    await softDelete(user.id);
    expect((await erase(user.id)).status).toBe(204);
    const { employees } = await entityOf(id);
    expect(employees[0]).toMatchObject({ firstName: '—', lastName: '', phoneNumber: null, status: 'user_deleted' });
  });
});
