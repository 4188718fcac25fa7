// Changing projects: edits, publication, review, deletion.
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { describe, expect, test } from 'vitest';
import { keysOf, projectParties, unknownId } from '../../../test/projects/project-parties.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const t = await startTestApp();
const { seller, sellerEntity, buyer, newcomer, admin, create, decide, approved, holder } = await projectParties(t);

describe('PUT /api/projects/{id}', () => {
  const put = (user: TestUser, id: string, body: unknown, headers = {}) =>
    t.as(user).put(`/api/projects/${id}`, body, headers);
  const again = (record: ProjectPayload, changes: object = {}) => ({
    ...projectPayload(sellerEntity, unknownId),
    documentations: record.documentations.map(({ phase, fileIds }) => ({ phase, fileIds })),
    ...changes,
  });

  test('[PRJ-28, HIS-13, HIS-15] goes to review again and writes the exact changes', async () => {
    const record = await approved();
    const added = await t.make.file(seller);
    const [group] = record.documentations;
    const changes = {
      designation: 'Parque Solar Novo',
      location: { parish: 'Várzea', municipality: 'Évora', country: 'portugal' },
      documentations: [{ phase: group.phase, fileIds: [...group.fileIds, added] }],
    };
    const answer = await put(seller, record.id, again(record, changes));
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending_validation', version: record.version + 1 } });
    expect(answer.body.documentations[0].files).toHaveLength(2);
    const [edited] = answer.body.history;
    expect(edited.status).toBe('edited');
    expect(edited.changes).toEqual([
      { fieldName: 'designation', oldValue: 'Parque Solar da Várzea', newValue: 'Parque Solar Novo' },
      { fieldName: 'municipality', oldValue: 'Beja', newValue: 'Évora' },
      {
        fieldName: 'files',
        oldValue: [expect.objectContaining({ fileId: group.fileIds[0], name: 'documento.pdf' })],
        newValue: [expect.anything(), expect.objectContaining({ fileId: added })],
      },
    ]);
    expect((await t.as(buyer).get(`/api/projects/${record.id}`)).status).toBe(404);
  });

  test('a document that is no longer named is gone', async () => {
    const record = await approved();
    const replacement = [{ phase: 'UNDER_CONSTRUCTION', fileIds: [await t.make.file(seller)] }];
    await put(seller, record.id, again(record, { documentations: replacement }));
    const [gone] = record.documentations[0].fileIds;
    expect((await t.as(admin).get(`/api/files/download/${gone}`)).status).toBe(404);
  });

  test('[FIL-21, HIS-13] a document is deleted by itself, and the history names it; the present phase keeps its last', async () => {
    const fileIds = [await t.make.file(seller), await t.make.file(seller)] as const;
    const record = await approved({ documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds: [...fileIds] }] });
    expect((await t.as(buyer).delete(`/api/files/${fileIds[0]}`)).status).toBe(403);
    expect((await t.as(seller).delete(`/api/files/${fileIds[0]}`)).status).toBe(204);
    const { body } = await t.as(seller).get(`/api/projects/${record.id}`);
    expect(body).toMatchObject({ status: 'approved', version: record.version + 1 });
    expect(body.documentations[0].fileIds).toEqual([fileIds[1]]);
    expect(body.history[0]).toMatchObject({
      status: 'edited',
      changes: [{ fieldName: 'files', oldValue: [{ fileId: fileIds[0], name: 'documento.pdf' }], newValue: [] }],
    });
    expect((await t.as(seller).delete(`/api/files/${fileIds[1]}`)).status).toBe(409);
  });

  test('[PRJ-29, PRJ-30] anonymous 401, lesser role 403, strangers 403 or 404, pending 409, stale 412', async () => {
    const record = await approved();
    const body = again(record);
    expect((await t.anonymous.put(`/api/projects/${record.id}`, body)).status).toBe(401);
    expect((await put(await holder('registry'), record.id, body)).status).toBe(403);
    expect((await put(buyer, record.id, body)).status).toBe(403);
    expect((await put(admin, record.id, body)).status).toBe(403);
    expect((await put(newcomer, record.id, body)).status).toBe(403);
    const stale = await put(seller, record.id, body, { 'if-match': '"1"' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'error_version_mismatch' } });
    expect((await put(seller, record.id, body, { 'if-match': `"${record.version}"` })).status).toBe(200);
    expect((await put(seller, record.id, body)).status).toBe(409);
    expect((await put(buyer, record.id, body)).status).toBe(404);
    expect((await put(seller, record.id, {})).status).toBe(400);
  });

  test('a project stays with its entity', async () => {
    const other = await t.make.entity(seller);
    const record = await approved();
    const answer = await put(seller, record.id, again(record, { sellerLegalEntityId: other.id }));
    expect([answer.status, keysOf(answer)]).toEqual([400, { sellerLegalEntityId: 'error_invalid.locked' }]);
  });
});

describe('publication', () => {
  const publish = (user: TestUser, id: string, isPublishedInMarketplace: unknown, headers = {}) =>
    t.as(user).patch(`/api/projects/${id}/settings`, { isPublishedInMarketplace }, headers);

  test('[PRJ-31, PRJ-42] withdraws from and returns to the marketplace, raising the version', async () => {
    const { id, version } = await approved();
    const off = await publish(seller, id, false, { 'if-match': String(version) });
    expect(off).toMatchObject({ status: 200, body: { isPublishedInMarketplace: false, version: version + 1 } });
    expect(off.body.history[0]).toMatchObject({ status: 'not_published' });
    expect((await t.as(buyer).get(`/api/projects/${id}`)).status).toBe(404);
    expect((await publish(seller, id, true)).body.history[0]).toMatchObject({ status: 'published' });
    expect((await t.as(buyer).get(`/api/projects/${id}`)).status).toBe(200);
    expect((await publish(seller, id, false, { 'if-match': String(version) })).status).toBe(412);
  });

  test('[PRJ-31] anonymous 401, without the right 403, unknown 404, bad body 400', async () => {
    const { id } = await approved();
    expect((await t.anonymous.patch(`/api/projects/${id}/settings`, {})).status).toBe(401);
    for (const user of [buyer, admin, newcomer, await holder('registry')])
      expect((await publish(user, id, false)).status).toBe(403);
    expect((await publish(seller, unknownId, false)).status).toBe(404);
    expect((await publish(seller, id, 'yes')).status).toBe(400);
    expect((await publish(seller, id, false, { 'if-match': 'new' })).status).toBe(400);
  });
});

describe('review', () => {
  test('[PRJ-23, PRJ-27, PRJ-48] approve and reject with notes; repeating is 409', async () => {
    const { id } = (await create()).body;
    expect((await t.as(seller).post(`/api/admin/projects/${id}/approve`, {})).status).toBe(403);
    expect((await t.anonymous.post(`/api/admin/projects/${id}/approve`, {})).status).toBe(401);
    const ok = await decide(id, 'approve', { comment: 'Tudo certo' });
    expect(ok).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(ok.body.history[0]).toMatchObject({ status: 'approved', comment: 'Tudo certo' });
    expect((await decide(id, 'approve')).status).toBe(409);
    expect(keysOf(await decide(id, 'reject', { comment: ' ' }))).toEqual({ comment: 'error_comment' });
    expect((await decide(id, 'reject', { comment: 'Afinal não' })).body.status).toBe('rejected');
    expect((await decide(id, 'reject', { comment: 'Outra vez' })).status).toBe(409);
    expect((await decide(unknownId, 'approve')).status).toBe(404);
    expect((await decide(id, 'approve', {}, { 'if-match': '"1"' })).status).toBe(412);
  });

  test('[PRJ-24, PRJ-38] an administrator closes it; closed it is neither edited nor published nor deleted by its owner', async () => {
    const { id, documentations } = await approved();
    const closed = await t.as(admin).patch(`/api/admin/projects/${id}/closed`, {});
    expect(closed).toMatchObject({
      status: 200,
      body: { status: 'closed', negotiationStatus: 'CLOSED', isPublishedInMarketplace: false },
    });
    const body = {
      ...projectPayload(sellerEntity, unknownId),
      documentations: documentations.map(({ phase, fileIds }: ProjectPayload['documentations'][number]) => ({
        phase,
        fileIds,
      })),
    };
    expect((await t.as(seller).put(`/api/projects/${id}`, body)).status).toBe(409);
    expect((await t.as(seller).patch(`/api/projects/${id}/settings`, { isPublishedInMarketplace: true })).status).toBe(
      409,
    );
    expect((await t.as(seller).delete(`/api/projects/${id}?force=true`)).status).toBe(409);
    expect((await t.as(buyer).get(`/api/projects/${id}`)).status).toBe(404);
    expect((await t.as(admin).delete(`/api/admin/projects/${id}?force=true`)).status).toBe(204);
    expect((await t.as(admin).patch(`/api/admin/projects/${id}/invented`, {})).status).toBe(400);
  });

  test('[PRJ-48] the administrators list holds all and filters by status', async () => {
    const { id } = (await create()).body;
    const list = async (query: string) => (await t.as(admin).get(`/api/admin/projects?limit=100&${query}`)).body.items;
    expect((await list('')).map((one: { id: string }) => one.id)).toContain(id);
    const pending = await list('status=pending_validation');
    expect(new Set(pending.map((one: { status: string }) => one.status))).toEqual(new Set(['pending_validation']));
    expect((await t.as(seller).get('/api/admin/projects')).status).toBe(403);
    expect((await t.as(admin).get(`/api/admin/projects/${id}`)).body.allowedActions).toEqual([
      'delete',
      'approve',
      'reject',
      'setStatus',
      'viewViewers',
    ]);
  });

  test('[PRJ-41, HIS-15, HIS-18, HIS-19] the history is for owners and administrators, newest first, without names', async () => {
    const { id } = await approved();
    const { body } = await t.as(await holder('view')).get(`/api/projects/${id}/history`);
    expect(body.map(({ status }: { status: string }) => status)).toEqual(['approved', 'created']);
    expect(Object.keys(body[0]).sort()).toEqual(['apiKey', 'changes', 'comment', 'createdAt', 'id', 'status']);
    expect((await t.as(admin).get(`/api/admin/projects/${id}/history`)).body).toHaveLength(2);
    expect((await t.as(buyer).get(`/api/projects/${id}/history`)).status).toBe(403);
    expect((await t.as(newcomer).get(`/api/projects/${id}/history`)).status).toBe(403);
    expect((await t.anonymous.get(`/api/projects/${id}/history`)).status).toBe(401);
    expect((await t.as(buyer).get(`/api/projects/${unknownId}/history`)).status).toBe(404);
  });
});

describe('deletion', () => {
  const remove = (user: TestUser, id: string, query: string, base = '/api') =>
    t.as(user).delete(`${base}/projects/${id}?${query}`);

  test('[PRJ-32, PRJ-45, PRJ-47] first a dry run, then for good; gone for owners, shown to administrators', async () => {
    const { id } = await approved();
    expect((await remove(seller, id, '')).status).toBe(400);
    expect((await remove(seller, id, 'dry_run=true&force=true')).status).toBe(400);
    expect((await remove(seller, id, 'dry_run=true')).status).toBe(204);
    expect((await t.as(seller).get(`/api/projects/${id}`)).status).toBe(200);
    expect((await remove(seller, id, 'force=true')).status).toBe(204);
    expect((await t.as(seller).get(`/api/projects/${id}`)).status).toBe(404);
    expect((await t.as(admin).get(`/api/admin/projects/${id}`)).body).toMatchObject({ status: 'deleted' });
    expect((await remove(seller, id, 'force=true')).status).toBe(404);
  });

  test('[PRJ-32] anonymous 401, lesser role and strangers 403', async () => {
    const { id } = await approved();
    expect((await t.anonymous.delete(`/api/projects/${id}?dry_run=true`)).status).toBe(401);
    for (const user of [buyer, newcomer, await holder('registry')])
      expect((await remove(user, id, 'force=true')).status).toBe(403);
    expect((await remove(seller, id, 'force=true', '/api/admin')).status).toBe(403);
  });
});
