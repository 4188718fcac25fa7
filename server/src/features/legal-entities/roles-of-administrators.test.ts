// Administrators hold no company and no role in one, whoever names them.
import { legalEntityPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { issueToken } from '../users/credentials/single-use-token-service.ts';

let t: TestApp;
let owner: TestUser;
let admin: TestUser;
let heir: TestUser;

beforeAll(async () => {
  t = await startTestApp();
  [owner, admin, heir] = await Promise.all([t.make.user(), t.make.admin(), t.make.admin()]);
});

const payloadOf = async (user: TestUser, changes: Parameters<typeof legalEntityPayload>[1] = {}) =>
  legalEntityPayload([{ fileId: await t.make.file(user), category: 'other' }], changes);

const naming = async ({ email }: TestUser, changes: Parameters<typeof legalEntityPayload>[1] = {}) => {
  const payload = await payloadOf(owner, changes);
  return { ...payload, representatives: payload.representatives.map((one) => ({ ...one, email, role: 'manage' })) };
};
const path = (id: string) => `/api/admin/legal-entities/${id}`;

/** The company names the administrator, whose account it is not linked to. */
async function expectNoRole(id: string, named: TestUser) {
  await t.runJobs();
  const { body } = await t.as(owner).get(`/api/legal-entities/${id}`);
  expect(body).toMatchObject({ status: 'approved', owner: { id: owner.id } });
  const employee = body.employees.find(({ email }: { email: string }) => email === named.email);
  expect(employee).toMatchObject({ userId: null, isOwner: false });
  const { status, body: roles } = await t.as(named).get('/api/legal-entities/user-roles');
  expect([status, Object.values(roles).flat()]).toEqual([200, []]);
  return employee.id as string;
}

test('[PERM-12] an administrator creates no entity', async () => {
  expect((await t.as(admin).post('/api/legal-entities/create', await payloadOf(admin))).status).toBe(403);
});

test('[PERM-12] an administrator gets no role by registration, edit, handing over or an address proven later', async () => {
  const created = await t.as(owner).post('/api/legal-entities/create', await naming(admin));
  const { id, fiscalNumber } = created.body;
  expect((await t.as(admin).post(`${path(id)}/approve`, {})).status).toBe(200);
  const employeeId = await expectNoRole(id, admin);
  const changes = { role: 'manage', authorizationLevel: 'administrator' };
  expect((await t.as(admin).patch(`${path(id)}/employee/${employeeId}`, changes)).status).toBe(200);
  await expectNoRole(id, admin);
  expect((await t.as(admin).patch(`${path(id)}/owner`, { userId: admin.id })).status).toBe(400);

  expect((await t.as(owner).put(`/api/legal-entities/${id}`, await naming(heir, { fiscalNumber }))).status).toBe(200);
  expect((await t.as(admin).post(`${path(id)}/approve`, {})).status).toBe(200);
  await expectNoRole(id, heir);
  expect((await t.as(admin).patch(`${path(id)}/owner`, { userId: heir.id })).status).toBe(400);

  const late = await t.make.user({ isAdmin: true, verified: false });
  expect((await t.as(owner).put(`/api/legal-entities/${id}`, await naming(late, { fiscalNumber }))).status).toBe(200);
  expect((await t.as(admin).post(`${path(id)}/approve`, {})).status).toBe(200);
  const token = await issueToken(t.db, { kind: 'verify_email', userId: late.id, email: late.email, now: new Date() });
  expect((await t.as(late).post('/api/auth/verify-email', { token })).status).toBe(204);
  await expectNoRole(id, late);
  expect((await t.as(admin).patch(`${path(id)}/owner`, { userId: late.id })).status).toBe(400);
});
