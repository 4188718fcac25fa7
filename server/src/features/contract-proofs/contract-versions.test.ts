// Amending a contract in force: the versions that follow, who reads them, and what is refused.
import { describe, expect, test } from 'vitest';
import { amendmentScene, dates, future, past, priceOf } from '../../../test/contracts/amendment-scene.ts';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { withoutTriggers } from '../../../test/database/without-triggers.ts';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { contractScene } from '../../../test/support/contract-scene.ts';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const t = await startTestApp();
const s = await contractScene(t);
const { pending, inForce, amendmentOf, put, amend, get, versions, standing, version, terms } = amendmentScene(t, s);
await s.setFees(0);
const owner = ownerDb(t);

const path = '/api/energy-contracts';

describe('an amendment of a contract in force', () => {
  test('waits as the next version while the first stays in force, and replaces it once approved', async () => {
    const id = await inForce();
    const { status, body } = await amend(id, 41, { reason: 'OTHER', details: 'Revisão acordada.' });
    expect([status, body.status, body.financialConditions.price]).toEqual([200, 'pending_validation', 41]);
    expect(body.amendment).toMatchObject({
      ...{ version: 2, status: 'pending_validation', versionInForce: 1, effectiveDate: past },
      ...{ reason: 'OTHER', details: 'Revisão acordada.' },
      file: { name: 'documento.pdf' },
    });
    expect(await standing(id)).toEqual(['2 pending_validation', '1 in_force']);
    const before = await version(id, 1);
    expect([before.terms.financialConditions.price, before.effectiveDate]).toEqual([34, '2024-03-01']);

    expect((await s.approve(id)).body.status).toBe('active');
    expect(await standing(id)).toEqual(['2 in_force', '1 superseded']);
    expect(await get(id)).not.toHaveProperty('amendment');
    // Both stay readable, each with its own hash.
    expect(await version(id, 1)).toEqual({ ...before, status: 'superseded' });
    const [newest] = await versions(id);
    expect(newest).toMatchObject({ reason: 'OTHER', approvedAt: expect.any(String), authorName: expect.any(String) });
    expect((await version(id, 2)).terms.financialConditions.price).toBe(41);
    const { termsHash } = await terms(id);
    expect(newest.termsHash).toBe(termsHash);
    expect(termsHash).not.toBe(before.termsHash);
  });

  test('holds from its day: approved for a later one, the version before it stays in force until then', async () => {
    const id = await inForce();
    await amend(id, 42, { effectiveDate: future });
    await s.approve(id);
    expect(await standing(id)).toEqual(['2 upcoming', '1 in_force']);
    expect((await get(id)).amendment).toMatchObject({ version: 2, status: 'upcoming', versionInForce: 1 });
    await withoutTriggers(owner, 'contract_version', (db) =>
      db
        .updateTable('contract_version')
        .set({ effective_on: past })
        .where('energy_contract_id', '=', id)
        .where('version', '=', 2)
        .execute(),
    );
    expect(await standing(id)).toEqual(['2 in_force', '1 superseded']);
    expect(await get(id)).not.toHaveProperty('amendment');
  });

  test('that is rejected leaves the version before it in force, and is corrected as the same version', async () => {
    const id = await inForce();
    await amend(id, 43);
    await s.reject(id);
    expect(await standing(id)).toEqual(['2 rejected', '1 in_force']);
    // Its certificate still stands.
    const { verifyAt } = (await terms(id)).contract;
    const { body: verified } = await t.anonymous.get(`/api/verify/${verifyAt.split('/').at(-1)}`);
    expect(verified).toMatchObject({ status: 'approved', termsHash: (await version(id, 1)).termsHash });
    const { status, file } = (await get(id)).amendment;
    const { id: fileId } = file;
    expect(status).toBe('rejected');
    // Handed in again without it, the contract keeps its amendment.
    expect((await put(id, priceOf(44))).body.amendment).toMatchObject({ version: 2, file: { id: fileId } });
    expect(await standing(id)).toEqual(['2 pending_validation', '1 in_force']);
    // Another document takes the place of the first, which goes.
    const again = await amend(id, 44, { effectiveDate: '2026-02-01' });
    expect(again.body.amendment).toMatchObject({ version: 2, effectiveDate: '2026-02-01' });
    expect(again.body.amendment.file.id).not.toBe(fileId);
    expect((await t.as(s.contracting).get(`/api/files/download/${fileId}`)).status).toBe(404);
    const kept = { ...(await amendmentOf()), fileId: again.body.amendment.file.id };
    expect((await put(id, { ...priceOf(44), amendment: kept })).body.amendment.file.id).toBe(kept.fileId);
    await s.approve(id);
    expect((await versions(id)).map(({ version: number }: { version: number }) => number)).toEqual([2, 1]);
    expect((await version(id, 2)).terms.financialConditions.price).toBe(44);
  });

  test('that is rejected leaves the invoices of the version in force, and nothing to register', async () => {
    await s.setFees(1000);
    const id = await pending();
    await s.approve(id);
    await s.setFees(0);
    await amend(id, 45, { effectiveDate: past });
    await s.reject(id);
    expect((await s.invoicesOf(id)).map(({ status }: { status: string }) => status)).toEqual(['pending']);
    const due = (await t.as(s.contracting).get(`${path}/due`)).body;
    expect(due.map((one: { id: string }) => one.id)).not.toContain(id);
  });

  test('is named by the contract and by its certificate, once there is more than one version', async () => {
    const id = await inForce();
    const textOf = async (file: string) => {
      const headers = { authorization: `Bearer ${s.viewer.token}` };
      const { rawPayload } = await t.app.inject({ url: `${path}/${id}/${file}?language=pt`, headers });
      return (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
    };
    expect(await textOf('certificate')).not.toContain('Versão');
    await amend(id, 57, { effectiveDate: future });
    const named = '2, produz efeitos a partir de 01/01/2036';
    expect([await textOf('download'), await textOf('certificate')].map((text) => text.includes(named))).toEqual([
      true,
      false,
    ]);
    await s.approve(id);
    expect(await textOf('certificate')).toContain(named);
  });

  test('stands in the history with its day, and in the changes between the versions', async () => {
    const id = await inForce();
    await amend(id, 45);
    const [edited] = (await t.as(s.contracting).get(`${path}/${id}/history`)).body;
    expect(edited.changes).toEqual([
      { fieldName: 'price', oldValue: 34, newValue: 45 },
      { fieldName: 'effectiveDate', oldValue: null, newValue: past },
    ]);
    await s.approve(id);
    await amend(id, 46);
    const changes = (query: string) => t.as(s.buyer).get(`${path}/${id}/versions/changes${query}`);
    expect((await changes('')).body).toMatchObject([{ fieldName: 'price', oldValue: 45, newValue: 46 }]);
    expect((await changes('?from=1&to=3')).body).toMatchObject([
      { fieldName: 'price', oldValue: 34, newValue: 46, by: [{ version: 2 }, { version: 3 }] },
    ]);
    expect((await changes('?from=3&to=1')).body).toMatchObject([{ oldValue: 46, newValue: 34 }]);
    expect((await changes('?from=1&to=9')).status).toBe(404);
    expect((await changes('?from=x')).status).toBe(400);
  });
});

describe('without an amendment', () => {
  test('an edit is a version once it is approved, and the same terms approved again are none', async () => {
    const id = await inForce();
    await put(id, priceOf(47));
    expect(await standing(id)).toEqual(['1 in_force']);
    await s.approve(id);
    await put(id, priceOf(47));
    await s.approve(id);
    const [second, first, ...more] = await versions(id);
    expect([second.status, first.status, more]).toEqual(['in_force', 'superseded', []]);
    expect(second).not.toHaveProperty('reason');
    expect((await version(id, 1)).terms.financialConditions.price).toBe(34);
    expect((await t.as(s.viewer).get(`${path}/${id}/versions/changes`)).body).toHaveLength(1);
  });

  test('a contract rejected as it was approved has no version in force; approved again it has', async () => {
    const id = await inForce();
    await put(id, dates);
    await s.reject(id);
    expect(await standing(id)).toEqual(['1 rejected']);
    await s.approve(id);
    expect(await standing(id)).toEqual(['1 in_force']);
  });

  test('a contract that was rejected stays so through later edits, until it is approved again', async () => {
    const id = await inForce();
    await put(id, priceOf(47));
    await s.reject(id);
    await put(id, priceOf(47));
    expect(await standing(id)).toEqual(['1 rejected']);
    expect((await amend(id, 48)).body).toMatchObject({ status: 409, code: 'error_never_in_force' });
    await s.reject(id);
    expect(await standing(id)).toEqual(['1 rejected']);
    await s.approve(id);
    expect(await standing(id)).toEqual(['2 in_force', '1 superseded']);
  });

  test('a rejection of an amendment that was taken back withdraws nothing', async () => {
    const id = await inForce();
    await amend(id, 48);
    await s.reject(id);
    await t.as(s.contracting).delete(`${path}/${id}/amendment`);
    expect(await standing(id)).toEqual(['1 in_force']);
    await put(id, priceOf(47));
    expect(await standing(id)).toEqual(['1 in_force']);
  });

  test('terms are stored once: those of the newest approval with its certificate', async () => {
    const id = await inForce();
    await amend(id, 48);
    await s.approve(id);
    const rows = await t.db
      .selectFrom('contract_version')
      .select(['version', 'terms', 'terms_hash'])
      .where('energy_contract_id', '=', id)
      .orderBy('version')
      .execute();
    expect(rows.map(({ terms }) => terms !== null)).toEqual([true, false]);
    expect(rows[0]?.terms_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a contract that nobody has approved has no versions', async () => {
    const id = await pending();
    expect(await versions(id)).toEqual([]);
    expect((await t.as(s.viewer).get(`${path}/${id}/versions/changes`)).body).toEqual([]);
    expect((await t.as(s.viewer).get(`${path}/${id}/versions/1`)).status).toBe(404);
  });
});

describe('is refused', () => {
  test.each([
    [{ effectiveDate: '2024-02-29' }, 'effectiveDate', 'error_effective_date_before_signature'],
    [{ effectiveDate: '2037-07-01' }, 'effectiveDate', 'error_effective_date_after_end'],
    [{ effectiveDate: '01/01/2026' }, 'effectiveDate', 'error_invalid.date'],
    [{ effectiveDate: undefined }, 'effectiveDate', 'error_required.effective_date'],
    [{ reason: 'WEATHER' }, 'reason', 'error_invalid.reason'],
    [{ reason: undefined }, 'reason', 'error_required.reason'],
    [{ reason: 'OTHER', details: '  ' }, 'details', 'error_required.amendment_details'],
    [{ details: 'x'.repeat(501) }, 'details', 'error_max_length'],
    [{ fileId: undefined }, 'fileId', 'error_required.file_id'],
    [{ fileId: crypto.randomUUID() }, 'fileId', 'error_invalid.file'],
  ])('%j', async (changes, field, key) => {
    const id = await inForce();
    const answer = await amend(id, 49, changes);
    expect([answer.status, faultsOf(answer)]).toEqual([400, { [`amendment.${field}`]: key }]);
    expect(await get(id)).toMatchObject({ status: 'active', version: expect.any(Number) });
    expect(await standing(id)).toEqual(['1 in_force']);
  });

  test.each([['2024-03-01'], ['2037-06-30']])('on the first and the last day it is not: %s', async (effectiveDate) => {
    expect((await amend(await inForce(), 50, { effectiveDate })).status).toBe(200);
  });

  test.each([
    [{ expectedEndDate: '2025-12-31' }, 'error_effective_date_after_end', '2025-12-31'],
    [{ contractSignatureDate: '2026-01-02' }, 'error_effective_date_before_signature', '2026-01-02'],
  ])('in a later edit that keeps it, when its day lies outside: %j', async (changes, key, effectiveDate) => {
    const id = await inForce();
    const { version: waiting } = (await amend(id, 50)).body;
    const answer = await put(id, changes);
    expect([answer.status, faultsOf(answer)]).toEqual([400, { 'amendment.effectiveDate': key }]);
    expect(await get(id)).toMatchObject({ version: waiting, expectedEndDate: dates.expectedEndDate });
    expect((await put(id, { ...changes, amendment: await amendmentOf({ effectiveDate }) })).status).toBe(200);
    expect((await put(id, changes)).status).toBe(200);
  });

  test("another person's upload, and one that another record has", async () => {
    const id = await inForce();
    const foreign = await amend(id, 51, { fileId: await t.make.file(s.owner) });
    expect(faultsOf(foreign)).toEqual({ 'amendment.fileId': 'error_invalid.file' });
    const used = await amend(id, 51, { fileId: await t.make.file(s.contracting, { kind: 'energy_contract', id }) });
    expect(faultsOf(used)).toEqual({ 'amendment.fileId': 'error_file_in_use' });
  });

  test('over a newer version of the contract: 412, and nothing is stored', async () => {
    const id = await inForce();
    const { version: read } = await get(id);
    await amend(id, 52);
    await s.approve(id);
    const fileId = await t.make.file(s.contracting);
    const late = await put(
      id,
      { ...priceOf(53), amendment: await amendmentOf({ fileId }) },
      { 'if-match': `"${read}"` },
    );
    expect([late.status, late.body.code]).toEqual([412, 'error_version_mismatch']);
    expect(await standing(id)).toEqual(['2 in_force', '1 superseded']);
    // The upload is still the person's own.
    expect((await amend(id, 53, { fileId })).status).toBe(200);
  });

  test('of a contract that was never approved, or has ended: 409', async () => {
    const waiting = await amend(await pending(), 54);
    expect([waiting.status, waiting.body.code]).toEqual([409, 'error_never_in_force']);
    const id = await inForce();
    await t.as(s.contracting).post(`${path}/${id}/terminate`, { terminationType: 'UNILATERAL_TERMINATION' });
    expect((await amend(id, 54)).status).toBe(409);
    expect(await standing(id)).toEqual(['1 terminated']);
  });

  test('of a contract that was rejected as it had been approved: 409', async () => {
    const id = await inForce();
    await put(id, dates);
    await s.reject(id);
    expect((await amend(id, 41)).body).toMatchObject({ status: 409, code: 'error_never_in_force' });
  });

  test('at the registration, which has nothing to amend', async () => {
    const body = { ...s.payload(dates), amendment: await amendmentOf() };
    expect((await t.as(s.contracting).post(path, body)).status).toBe(400);
  });

  test('anonymous 401, a stranger 404, the second party and colleagues without CONTRACTING 403', async () => {
    const id = await inForce();
    const amendment = await amendmentOf();
    expect((await t.anonymous.put(`${path}/${id}`, { ...s.payload(dates), amendment })).status).toBe(401);
    for (const [user, status] of [[s.stranger, 404] as const, [s.buyer, 403] as const, [s.viewer, 403] as const])
      expect((await put(id, { amendment }, undefined, user)).status).toBe(status);
    expect(await standing(id)).toEqual(['1 in_force']);
  });
});

describe('who reads the versions', () => {
  test('both parties and administrators, with the signed amendment; a stranger gets 404, nobody 401', async () => {
    const id = await inForce();
    const fileId = await t.make.file(s.contracting);
    await amend(id, 55, { fileId });
    for (const user of [s.contracting, s.viewer, s.buyer, s.admin]) {
      expect((await versions(id, user)).map(({ file }: { file?: { id: string } }) => file?.id)).toEqual([
        fileId,
        undefined,
      ]);
      for (const under of ['versions', 'versions/1', 'versions/changes'])
        expect((await t.as(user).get(`${path}/${id}/${under}`)).status).toBe(200);
      expect((await t.as(user).get(`/api/files/download/${fileId}`)).status).toBe(200);
    }
    for (const under of ['versions', 'versions/1', 'versions/changes']) {
      expect((await t.as(s.stranger).get(`${path}/${id}/${under}`)).status).toBe(404);
      expect((await t.anonymous.get(`${path}/${id}/${under}`)).status).toBe(401);
    }
    for (const number of ['3', '0', 'x', '1.0'])
      expect((await t.as(s.viewer).get(`${path}/${id}/versions/${number}`)).status).toBe(404);
    expect((await t.as(s.stranger).get(`/api/files/download/${fileId}`)).status).toBe(404);
    // Nobody takes it away.
    expect((await t.as(s.contracting).delete(`/api/files/${fileId}`)).status).toBe(403);
  });
});
