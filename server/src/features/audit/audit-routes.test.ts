// What administrators do, read and export is in the audit log, which they search and nobody else sees.
import { auditActs, auditKinds } from '@wattpact/domain/audit/audit';
import { expect, test } from 'vitest';
import { contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { upload } from '../../../test/support/uploads.ts';
import { sealEntries } from './audit-chain.ts';

const t = await startTestApp();
const { as, anonymous, db, make } = t;
const admin = await make.admin();
const owner = await make.user();

type Entry = Record<'id' | 'at' | 'action' | 'resourceType', string> & {
  actor: { id: string; displayName: string | null } | null;
  resourceId: string | null;
  resourceName: string | null;
  networkHash: string | null;
  hash: string | null;
};
const list = async (query = '', reader: TestUser = admin): Promise<Entry[]> => {
  const { status, body } = await as(reader).get(`/api/admin/audit?limit=100${query}`);
  expect(status).toBe(200);
  return body.items;
};
const about = async (id: string) => (await list()).filter(({ resourceId }) => resourceId === id);

test('administrators alone read it', async () => {
  expect((await anonymous.get('/api/admin/audit')).status).toBe(401);
  expect((await as(owner).get('/api/admin/audit')).status).toBe(403);
  expect((await as(admin).get('/api/admin/audit')).status).toBe(200);
});

test('[ADM-62] a decision is an entry with who, what, about which record, and from which network', async () => {
  const entity = await make.entity(owner, { status: 'pending_validation', name: 'Marés do Norte, Lda.' });
  await as(admin).post(`/api/admin/legal-entities/${entity.id}/reject`, { comment: 'Falta a certidão.' });
  const [entry, ...others] = await about(entity.id);
  expect(others).toEqual([]);
  expect(entry).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    actor: { id: admin.id, displayName: expect.stringContaining('Test') },
    action: 'rejected',
    resourceType: 'legal_entity',
    resourceId: entity.id,
    resourceName: 'Marés do Norte, Lda.',
    networkHash: expect.stringMatching(/^[\w-]{22}$/),
    hash: null,
  });
  await sealEntries(db);
  expect((await about(entity.id))[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  // What its own people do is in its history and not here.
  const { fiscalNumber } = entity;
  await as(owner).get(`/api/legal-entities/${entity.id}`);
  await as(owner).get(`/api/legal-entities?searchQuery=${fiscalNumber}`);
  expect(await about(entity.id)).toHaveLength(1);
});

test('[ADM-62] opening a company or a person is an entry, once, however often the page fetches it again', async () => {
  const entity = await make.entity(owner);
  const path = `/api/admin/legal-entities/${entity.id}`;
  for (const url of [path, `${path}/history`, path]) expect((await as(admin).get(url)).status).toBe(200);
  expect(await about(entity.id)).toMatchObject([{ action: 'opened', resourceType: 'legal_entity' }]);
  const other = await make.admin();
  await as(other).get(`/api/legal-entities/${entity.id}`);
  expect((await about(entity.id)).map(({ actor }) => actor?.id)).toEqual([other.id, admin.id]);
  await as(admin).get(`/api/admin/users/${owner.id}`);
  expect(await about(owner.id)).toMatchObject([{ action: 'opened', resourceType: 'user' }]);
  await as(owner).get(`/api/legal-entities/${entity.id}`);
  expect(await about(entity.id)).toHaveLength(2);
  const missing = '0192d5a0-0000-7000-8000-000000000000';
  expect((await as(admin).get(`/api/admin/legal-entities/${missing}`)).status).toBe(404);
  expect(await about(missing)).toEqual([]);
});

test("[ADM-62] opening a file is an entry, and a record's own people leave none", async () => {
  const entity = await make.entity(owner);
  const id: string = (await upload(as(owner), { name: 'Certidão.pdf' })).body.id;
  await db
    .updateTable('file')
    .set({ record_kind: 'legal_entity', record_id: entity.id })
    .where('id', '=', id)
    .execute();
  const read = (reader: TestUser) => as(reader).get(`/api/files/download/${id}`);
  expect((await read(owner)).status).toBe(200);
  expect((await read(await make.user())).status).toBe(404);
  expect(await about(id)).toEqual([]);
  for (const _ of ['preview', 'download']) expect((await read(admin)).status).toBe(200);
  expect(await about(id)).toMatchObject([
    { action: 'opened', resourceType: 'file', resourceName: 'Certidão.pdf', actor: { id: admin.id } },
  ]);
  expect((await list('&resourceType=file&action=opened')).map(({ resourceId }) => resourceId)).toEqual([id]);
});

test('[ADM-62] an export is an entry that says how much went, and not what was searched for', async () => {
  await make.entity(owner, { name: 'Levada Velha, S.A.' });
  const before = (await list('&action=exported')).length;
  const query = 'format=csv&searchQuery=Levada';
  expect((await as(owner).get(`/api/legal-entities/export?${query}`)).status).toBe(200);
  expect((await as(admin).get(`/api/admin/legal-entities/export?${query}`)).status).toBe(200);
  const [entry, ...others] = await list('&action=exported');
  expect(others).toHaveLength(before);
  expect(entry).toMatchObject({ resourceType: 'legal_entity', resourceId: null, resourceName: null });
  const { data } = await db
    .selectFrom('event')
    .select('data')
    .where('id', '=', entry?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(data).toEqual({ format: 'csv', rows: 1 });
});

test('[ADM-63] it is narrowed by who, what, about which kind, and when, newest first', async () => {
  const reader = await make.admin();
  const entity = await make.entity(owner);
  const project = await make.project(owner, entity.id, { status: 'pending_validation' });
  await as(reader).get(`/api/admin/legal-entities/${entity.id}`);
  await as(reader).post(`/api/admin/projects/${project.id}/approve`, {});
  const mine = await list(`&actor=${reader.id}`);
  expect(mine.map(({ action }) => action)).toEqual(['approved', 'opened']);
  const actions = async (query: string) => (await list(`&actor=${reader.id}${query}`)).map(({ action }) => action);
  expect(await actions('&action=opened&action=rejected')).toEqual(['opened']);
  expect(await actions('&resourceType=project')).toEqual(['approved']);
  expect(await actions('&sortByCreatedAt=true&sortOrder=asc')).toEqual(['opened', 'approved']);
  const [last, first] = mine as [Entry, Entry];
  expect(await actions(`&from=${last.at}`)).toEqual(['approved']);
  expect(await actions(`&to=${first.at}`)).toEqual(['opened']);
  expect(await actions('&from=2020-01-01&to=2020-01-02')).toEqual([]);
  const today = last.at.slice(0, 10);
  const near = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  expect(await actions(`&from=${near(-1)}&to=${near(1)}`)).toHaveLength(2);
  expect(await actions(`&to=${near(-2)}`)).toEqual([]);
  expect(await actions(`&resourceId=${project.id}`)).toEqual(['approved']);
  expect(await list('&resourceId=nothing')).toEqual([]);
  expect(await list('&actor=nobody')).toEqual([]);
  for (const query of ['action=dance', 'resourceType=star', 'from=yesterday'])
    expect((await as(admin).get(`/api/admin/audit?${query}`)).status).toBe(400);
});

test('[ADM-63] a day begins and ends in Portugal', async () => {
  const entity = await make.entity(owner);
  await as(admin).get(`/api/admin/legal-entities/${entity.id}`);
  const [entry] = await about(entity.id);
  const lisbon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' }).format(new Date(entry?.at ?? ''));
  const day = (await list(`&from=${lisbon}&to=${lisbon}`)).map(({ id }) => id);
  expect(day).toContain(entry?.id);
});

test('[ADM-64] an entry keeps its record, and loses the name of a person who was erased', async () => {
  const person = await make.user({ email: 'adeus@auditoria.example' });
  await as(admin).get(`/api/admin/users/${person.id}`);
  expect((await about(person.id))[0]?.resourceName).toContain('Test');
  await db.updateTable('app_user').set({ status: 'user_soft_deleted' }).where('id', '=', person.id).execute();
  expect((await as(admin).delete(`/api/admin/users/${person.id}`)).status).toBe(204);
  expect(await about(person.id)).toMatchObject([
    { action: 'remove', resourceName: null },
    { action: 'opened', resourceName: null },
  ]);
});

test('what follows from an act has its entry, and each act and kind is one that the list knows', async () => {
  const s = await contractScene(t);
  await s.setFees();
  const { id } = await s.registered();
  await s.approve(id);
  const acts = (await list(`&actor=${s.admin.id}`)).map(({ action, resourceType }) => `${action} ${resourceType}`);
  expect(acts).toEqual(
    expect.arrayContaining(['edited fee_configuration', 'approved energy_contract', 'issued invoice']),
  );
  const all = await list();
  expect(all.map(({ action }) => action).filter((one) => !auditActs.includes(one as never))).toEqual([]);
  expect(all.map(({ resourceType }) => resourceType).filter((one) => !auditKinds.includes(one as never))).toEqual([]);
});
