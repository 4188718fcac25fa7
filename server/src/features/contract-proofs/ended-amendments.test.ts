// Amendments that are taken back, or end with their contract: what was approved before them is in force again.
import { beforeAll, describe, expect, test } from 'vitest';
import { amendmentScene, dates, future, priceOf } from '../../../test/contracts/amendment-scene.ts';
import { contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const path = '/api/energy-contracts';
const t = await startTestApp();
const s = await contractScene(t);
const { pending, inForce, amendmentOf, put, amend, get, standing, version, terms } = amendmentScene(t, s);

beforeAll(() => s.setFees(0));

const takeBack = (id: string, headers?: Record<string, string>, user: TestUser = s.contracting) =>
  t.as(user).delete(`${path}/${id}/amendment`, undefined, headers);
const terminate = (id: string) =>
  t.as(s.contracting).post(`${path}/${id}/terminate`, { terminationType: 'UNILATERAL_TERMINATION' });
const newest = async (id: string) => (await t.as(s.contracting).get(`${path}/${id}/history`)).body;
const fileStatus = async (id: string) => (await t.as(s.contracting).get(`/api/files/download/${id}`)).status;

describe('an amendment that is taken back', () => {
  test('while it waits leaves the contract as it was approved, with its hash, for both parties', async () => {
    const id = await inForce();
    const approved = await version(id, 1);
    const fileId = await t.make.file(s.contracting);
    await amend(id, 41, { fileId });
    expect((await get(id, s.contracting)).allowedActions).toContain('takeBackAmendment');

    const { status, body } = await takeBack(id);
    expect([status, body.status, body.financialConditions.price]).toEqual([200, 'active', 34]);
    expect(body).not.toHaveProperty('amendment');
    expect(body.allowedActions).not.toContain('takeBackAmendment');
    expect(await version(id, 1)).toEqual(approved);
    expect(await standing(id)).toEqual(['1 in_force']);
    expect((await terms(id)).termsHash).toBe(approved.termsHash);
    expect((await get(id, s.buyer)).financialConditions.price).toBe(34);
    expect(await fileStatus(fileId)).toBe(404);
    const [active, taken] = await newest(id);
    expect(active.status).toBe('active');
    expect(taken).toMatchObject({
      status: 'amendment_taken_back',
      changes: [
        { fieldName: 'price', oldValue: 41, newValue: 34 },
        { fieldName: 'effectiveDate', newValue: null },
      ],
    });
    // The next one is the second version again.
    expect((await amend(id, 42)).body.amendment).toMatchObject({ version: 2, status: 'pending_validation' });
  });

  test('once rejected lets what was approved be valid again, documents and invoices too', async () => {
    await s.setFees(1000);
    const [before, added] = [await t.make.file(s.contracting), await t.make.file(s.contracting)];
    const { id } = await s.registered({ ...dates, documents: [before] });
    await s.approve(id);
    await s.setFees(0);
    await t.db
      .updateTable('file')
      .set({ created_at: new Date(Date.now() + 1000).toISOString() })
      .where('id', '=', added)
      .execute();
    await put(id, { ...priceOf(43), documents: [before, added], amendment: await amendmentOf() });
    await s.reject(id);
    const { body } = await takeBack(id);
    expect([body.status, body.financialConditions.price]).toEqual(['approved', 34]);
    const checked = Object.fromEntries(
      body.files.map((file: { id: string; validationStatus: string }) => [file.id, file.validationStatus]),
    );
    expect(checked).toEqual({ [before]: 'VALIDATED', [added]: 'REJECTED' });
    const invoices = await s.invoicesOf(id);
    expect(invoices.map(({ status }: { status: string }) => status)).toEqual(['pending']);
    // Rejected now, it is the contract itself that is rejected.
    await s.reject(id);
    expect(await standing(id)).toEqual(['1 rejected']);
  });

  test('gives back the project that the contract was approved with', async () => {
    const [first, second] = [
      await t.make.project(s.owner, s.seller.id),
      await t.make.project(s.owner, s.seller.id, { designation: 'Parque da Raia' }),
    ];
    const id = await inForce();
    await put(id, { ...priceOf(44), projectId: first.id, amendment: await amendmentOf() });
    expect((await put(id, { ...priceOf(44), projectId: second.id })).body.projectId).toBe(second.id);
    const { body } = await takeBack(id);
    expect([body.status, body.projectId]).toEqual(['active', undefined]);
    const { project_id } = await t.db
      .selectFrom('energy_contract')
      .select('project_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(project_id).toBeNull();
  });

  test('after a later approval leaves that version, upcoming as it is', async () => {
    const id = await inForce();
    await amend(id, 45, { effectiveDate: future });
    await s.approve(id);
    await amend(id, 46);
    const { body } = await takeBack(id);
    expect([body.financialConditions.price, body.amendment.status]).toEqual([45, 'upcoming']);
    expect(await standing(id)).toEqual(['2 upcoming', '1 in_force']);
  });

  test('over a newer version of the contract: 412, and it waits on', async () => {
    const id = await inForce();
    const { version: read } = (await amend(id, 47)).body;
    await put(id, priceOf(48));
    const late = await takeBack(id, { 'if-match': `"${read}"` });
    expect([late.status, late.body.code]).toEqual([412, 'error_version_mismatch']);
    expect(await standing(id)).toEqual(['2 pending_validation', '1 in_force']);
    const { version: present } = await get(id);
    expect((await takeBack(id, { 'if-match': `"${present}"` })).status).toBe(200);
  });

  test('where none waits or was rejected: 409, also a second time and after the end', async () => {
    const id = await inForce();
    const refused = async () => {
      const { status, body } = await takeBack(id);
      return [status, body.code];
    };
    expect((await takeBack(await pending())).status).toBe(409);
    expect(await refused()).toEqual([409, 'error_wrong_status']);
    await put(id, priceOf(49));
    expect(await refused()).toEqual([409, 'error_wrong_status']);
    await amend(id, 49);
    expect((await takeBack(id)).status).toBe(200);
    expect(await refused()).toEqual([409, 'error_wrong_status']);
    await amend(id, 49, { effectiveDate: future });
    await s.approve(id);
    expect(await refused()).toEqual([409, 'error_wrong_status']);
    await terminate(id);
    expect(await refused()).toEqual([409, 'error_wrong_status']);
  });

  test('anonymous 401, a stranger 404, the second party, colleagues and administrators 403', async () => {
    const id = await inForce();
    await amend(id, 50);
    expect((await t.anonymous.delete(`${path}/${id}/amendment`)).status).toBe(401);
    for (const [user, status] of [
      [s.stranger, 404],
      [s.buyer, 403],
      [s.viewer, 403],
      [s.registry, 403],
      [s.admin, 403],
    ] as const)
      expect((await takeBack(id, undefined, user)).status).toBe(status);
    expect(await standing(id)).toEqual(['2 pending_validation', '1 in_force']);
  });
});

describe('a contract that ends while its amendment', () => {
  test.each([
    ['waits', async (_id: string) => {}],
    ['was rejected', async (id: string) => void (await s.reject(id))],
  ])('%s ends with the terms that were approved, without it', async (_, decide) => {
    const id = await inForce();
    const approved = await version(id, 1);
    const fileId = await t.make.file(s.contracting);
    await put(id, { ...priceOf(51), expectedEndDate: '2026-02-01', amendment: await amendmentOf({ fileId }) });
    await decide(id);
    await s.setFees(500);
    const { status, body } = await terminate(id);
    await s.setFees(0);
    expect([status, body.status, body.financialConditions.price]).toEqual([200, 'terminated', 34]);
    expect(body).not.toHaveProperty('amendment');
    expect(await standing(id)).toEqual(['1 terminated']);
    expect((await terms(id)).termsHash).toBe(approved.termsHash);
    expect(await fileStatus(fileId)).toBe(404);
    expect((await newest(id)).slice(0, 3).map((one: { status: string }) => one.status)).toEqual([
      ...['waiting_payment', 'terminated', 'amendment_taken_back'],
    ]);
    // The approved end is far off, so it ends early.
    const [fee] = await s.invoicesOf(id);
    expect(fee).toMatchObject({ feeType: 'EARLY_TERMINATION', status: 'pending' });
  });

  test('was never made is refused while it waits or was rejected itself', async () => {
    const id = await inForce();
    await put(id, priceOf(52));
    expect((await terminate(id)).status).toBe(409);
    await s.reject(id);
    expect((await terminate(id)).status).toBe(409);
    expect((await terminate(await pending())).status).toBe(409);
  });
});
