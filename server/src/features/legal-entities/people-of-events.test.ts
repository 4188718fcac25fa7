// The log is never erased, so it holds nobody's name; histories look names up, and lose them with the account.
import { readFile } from 'node:fs/promises';
import { legalEntityPayload } from '@wattpact/domain/samples/sample-payloads';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { newId } from '../../platform/ids.ts';

const t = await startTestApp();
const { as, db, make } = t;
const admin = await make.admin();

const rita = {
  firstName: 'Rita',
  lastName: 'Alves',
  email: 'rita@serra.example',
  phone: '+351911111111',
  authorizationLevel: 'attorney' as const,
  role: 'contracting' as const,
};

const edit = async (owner: TestUser, id: string, changes: Parameters<typeof legalEntityPayload>[1]) => {
  const files = [{ fileId: await make.file(owner), category: 'other' as const }];
  const answer = await as(owner).put(`/api/legal-entities/${id}`, legalEntityPayload(files, changes));
  expect(answer.status).toBe(200);
  return answer.body;
};
const approve = (id: string) => as(admin).post(`/api/admin/legal-entities/${id}/approve`, {});
/** But for those of an erasure. */
const eventsOf = async (id: string) => {
  const events = db.selectFrom('event').selectAll().where('record_id', '=', id).where('action', '<>', 'person_erased');
  return JSON.stringify(await events.execute());
};
const erase = async ({ id }: TestUser) => {
  await db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', id).execute();
  expect((await as(admin).delete(`/api/admin/users/${id}`)).status).toBe(204);
};
type Changes = { fieldName: string; subject?: string | null; oldValue: unknown; newValue: unknown }[];
const changesOf = async (reader: TestUser, id: string): Promise<Changes> => {
  const { body } = await as(reader).get(`/api/legal-entities/${id}/history`);
  return body.flatMap(({ changes }: { changes: Changes }) => changes);
};
/** A company whose people, contact and owner have changed. */
async function changedEntity(owner: TestUser) {
  const entity = await make.entity(owner);
  await db.updateTable('employee').set({ is_owner: true }).where('user_id', '=', owner.id).execute();
  const { fiscalNumber } = entity;
  const contact = { firstName: 'Carlos', lastName: 'Neto', email: 'carlos@serra.example', phone: '+351922222222' };
  await edit(owner, entity.id, { fiscalNumber, representatives: [rita] });
  await approve(entity.id);
  await edit(owner, entity.id, { fiscalNumber, representatives: [{ ...rita, lastName: 'Alves Pinto' }], contact });
  await approve(entity.id);
  const { employees } = (await as(owner).get(`/api/legal-entities/${entity.id}`)).body;
  const { id: employeeId } = employees.find(({ email }: { email: string }) => email === rita.email);
  const body = { authorizationLevel: 'manager', role: 'manage' };
  await as(admin).patch(`/api/admin/legal-entities/${entity.id}/employee/${employeeId}`, body);
  return { ...entity, employeeId };
}

test('[HIS-13] the history names people, and the log does not', async () => {
  const owner = await make.user();
  const { id } = await changedEntity(owner);
  const events = await eventsOf(id);
  for (const word of ['Rita', 'Alves', 'Carlos', 'Neto', 'serra.example', '351911111111', 'Moura'])
    expect(events).not.toContain(word);
  const changes = await changesOf(owner, id);
  expect(changes).toEqual(
    expect.arrayContaining([
      { fieldName: 'role', subject: 'Rita Alves Pinto', oldValue: 'contracting', newValue: 'manage' },
      { fieldName: 'firstName', oldValue: 'Ana', newValue: 'Carlos' },
      { fieldName: 'phone', oldValue: '+351912345678', newValue: '+351922222222' },
    ]),
  );
  const [renamed, added] = changes.filter(({ fieldName }) => fieldName === 'employees');
  expect(renamed).toMatchObject({
    oldValue: [{}, { lastName: 'Alves', phone: '+351911111111', role: 'contracting' }],
    newValue: [{}, { lastName: 'Alves Pinto', email: 'rita@serra.example' }],
  });
  expect([added?.oldValue, added?.newValue]).toMatchObject([[{}], [{}, { firstName: 'Rita' }]]);
});

test('[AUTH-42] with an account go the names by which histories knew the person, and no others', async () => {
  const owner = await make.user();
  const { id } = await changedEntity(owner);
  const before = await eventsOf(id);
  // Whoever signs up with an address and never proves it erases nobody.
  const impostor = await make.user({ email: rita.email, verified: false });
  await erase(impostor);
  expect(await changesOf(owner, id)).toContainEqual(expect.objectContaining({ subject: 'Rita Alves Pinto' }));
  const person = await make.user({ email: rita.email });
  const { namesInHistories } = (await as(person).get('/api/users/me/export')).body;
  expect(namesInHistories).toContainEqual({
    firstName: 'Rita',
    lastName: 'Alves Pinto',
    email: rita.email,
    phone: rita.phone,
  });
  await erase(person);
  const changes = await changesOf(owner, id);
  expect(JSON.stringify(changes)).not.toContain('Rita');
  expect(changes).toEqual(
    expect.arrayContaining([
      { fieldName: 'role', subject: null, oldValue: 'contracting', newValue: 'manage' },
      { fieldName: 'firstName', oldValue: 'Ana', newValue: 'Carlos' },
    ]),
  );
  const [erased, renamed] = changes.filter(({ fieldName }) => fieldName === 'employees');
  const nameless = { person: expect.any(String), role: 'manage' };
  expect(erased).toMatchObject({ oldValue: [{ firstName: 'Test' }, nameless], newValue: [{ firstName: 'Test' }] });
  expect(renamed?.newValue).toMatchObject([{ firstName: 'Test' }, { ...nameless, role: 'contracting' }]);
  expect(await eventsOf(id)).toBe(before);
});

test('[HIS-18] administrators are told which of them acted, and the company is not', async () => {
  const owner = await make.user();
  const decider = await make.admin();
  const entity = await make.entity(owner, { status: 'pending_validation' });
  const project = await make.project(owner, entity.id, { status: 'pending_validation' });
  for (const path of [`legal-entities/${entity.id}`, `projects/${project.id}`]) {
    expect((await as(decider).post(`/api/admin/${path}/approve`, {})).status).toBe(200);
    const [seen] = (await as(admin).get(`/api/admin/${path}/history`)).body;
    expect(seen.by).toEqual({ id: decider.id, displayName: expect.stringContaining('Test') });
    expect((await as(admin).get(`/api/admin/${path}`)).body.history[0].by.id).toBe(decider.id);
    const [told] = (await as(owner).get(`/api/${path}/history`)).body;
    expect(told).not.toHaveProperty('by');
    expect(JSON.stringify((await as(owner).get(`/api/${path}`)).body.history)).not.toContain(decider.id);
  }
  await erase(decider);
  const [later] = (await as(admin).get(`/api/admin/legal-entities/${entity.id}/history`)).body;
  expect(later.by).toEqual({ id: decider.id, displayName: null });
});

/** Events as the version before 1280 wrote them. */
const oldEvents = (employeeName: string) => [
  {
    action: 'employee_edited',
    changes: [{ fieldName: 'role', subject: employeeName, oldValue: 'view', newValue: 'manage' }],
    data: { name: 'X', person: employeeName },
  },
  {
    action: 'owner_changed',
    changes: [{ fieldName: 'owner', oldValue: 'Olga Nobre', newValue: employeeName }],
    data: { name: 'X' },
  },
  {
    action: 'edited',
    changes: [{ fieldName: 'phone', oldValue: '+351900000001', newValue: '+351900000002' }],
    data: { name: 'X' },
  },
  {
    action: 'edited',
    changes: [
      { fieldName: 'employees', oldValue: [], newValue: [{ ...rita, lastName: 'Antiga' }] },
      { fieldName: 'phone', oldValue: '+351900000002', newValue: '+351912345678' },
      { fieldName: 'city', oldValue: 'Faro', newValue: 'Beja' },
    ],
    data: { name: 'X' },
  },
];

/** @param client of the database's owner, or of the server */
async function writeOldEvents(client: pg.Client, entityId: string): Promise<void> {
  for (const { action, changes, data } of oldEvents('Test manage'))
    await client.query(
      `insert into event (id, at, record_kind, record_id, action, status, changes, data)
       values ($1, now(), 'legal_entity', $2, $3, 'edited', $4, $5)`,
      [newId(), entityId, action, JSON.stringify(changes), JSON.stringify(data)],
    );
}

async function expectMoved(owner: TestUser, id: string): Promise<void> {
  const events = await eventsOf(id);
  for (const word of ['Test manage', 'Rita', 'Antiga', 'Olga', '+3519']) expect(events).not.toContain(word);
  expect(await changesOf(owner, id)).toEqual([
    {
      fieldName: 'employees',
      oldValue: [],
      newValue: [{ ...rita, lastName: 'Antiga' }],
    },
    { fieldName: 'phone', oldValue: '+351900000002', newValue: '+351912345678' },
    { fieldName: 'city', oldValue: 'Faro', newValue: 'Beja' },
    { fieldName: 'phone', oldValue: '+351900000001', newValue: '+351900000002' },
    // Nobody knows whose name it was.
    { fieldName: 'owner', oldValue: { person: expect.any(String) }, newValue: 'Test manage' },
    { fieldName: 'role', subject: 'Test manage', oldValue: 'view', newValue: 'manage' },
  ]);
}

test('the events of before are rewritten once, by the migration', async () => {
  const owner = await make.user();
  const { id } = await make.entity(owner);
  const text = await readFile(new URL('../../../migrations/1280-people-of-events.sql', import.meta.url), 'utf8');
  const [, rewriting = ''] = /(alter table event disable[\s\S]*?enable trigger event_is_append_only;)/.exec(text) ?? [];
  const client = new pg.Client(t.database.ownerUrl);
  await client.connect();
  try {
    await client.query('alter table event disable trigger event_without_people');
    await writeOldEvents(client, id);
    await client.query('alter table event enable trigger event_without_people');
    expect(await eventsOf(id)).toContain('Antiga');
    await client.query(rewriting);
    await expectMoved(owner, id);
    const once = await eventsOf(id);
    await client.query(rewriting);
    expect(await eventsOf(id)).toBe(once);
  } finally {
    await client.end();
  }
});

test('what a process of the version before still writes gives its people away at once', async () => {
  const owner = await make.user();
  const { id } = await make.entity(owner);
  const client = new pg.Client(t.database.appUrl);
  await client.connect();
  try {
    await writeOldEvents(client, id);
    // A process of before writes each event when the contact is as the event says; here it is so for the last alone.
    const events = await eventsOf(id);
    for (const word of ['Test manage', 'Rita', 'Olga', '3519']) expect(events).not.toContain(word);
    const changes = await changesOf(owner, id);
    expect(changes).toContainEqual({ fieldName: 'phone', oldValue: '+351900000002', newValue: '+351912345678' });
    expect(changes).toContainEqual({ fieldName: 'role', subject: 'Test manage', oldValue: 'view', newValue: 'manage' });
  } finally {
    await client.end();
  }
});
