// The profile with which a project delivers, over HTTP.
import { expect, test } from 'vitest';
import { importSeries, seriesLines } from '../../../test/series/series-files.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const aYear = seriesLines('2025-01-01T00:00Z', 8760);

async function startWithProject() {
  const t = await startTestApp();
  const owner = await t.make.user();
  const { id: entityId } = await t.make.entity(owner);
  const { id: projectId } = await t.make.project(owner, entityId);
  return { t, owner, entityId, projectId, path: `/api/projects/${projectId}/delivery-profile` };
}

test('[SIM-06] CONTRACTING chooses a profile of its company, everybody in it sees which', async () => {
  const { t, owner, entityId, path } = await startWithProject();
  const [reader, stranger] = [await t.make.user(), await t.make.user()];
  await t.make.role(entityId, reader, 'view');
  const { id: otherId } = await t.make.entity(stranger);
  const imported = async (fields: object) =>
    (await importSeries(t.as(owner), { kind: 'profile', legalEntityId: entityId, name: 'Contador', ...fields }, aYear))
      .body.series.id;
  const seriesId = await imported({});

  expect((await t.as(reader).get(path)).body).toEqual({ seriesId: null, seriesName: null });
  expect((await t.as(owner).put(path, { seriesId })).body).toEqual({ seriesId, seriesName: 'Contador' });
  expect((await t.as(reader).get(path)).body).toEqual({ seriesId, seriesName: 'Contador' });
  expect((await t.as(reader).put(path, { seriesId: null })).status).toBe(403);
  expect((await t.as(stranger).get(path)).status).toBe(403);
  expect((await t.as(stranger).put(path, { seriesId })).status).toBe(403);
  expect((await t.anonymous.get(path)).status).toBe(401);

  const others = await importSeries(t.as(stranger), { kind: 'profile', legalEntityId: otherId });
  for (const bad of [others.body.series.id, await imported({ kind: 'load' })])
    expect((await t.as(owner).put(path, { seriesId: bad })).body.errors).toEqual([
      { path: 'seriesId', key: 'error_invalid.series_id' },
    ]);
  const refused = await t.as(owner).delete(`/api/series/${seriesId}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'error_series.in_use']);
  expect((await t.as(owner).put(path, { seriesId: null })).body.seriesId).toBeNull();
  expect((await t.as(owner).delete(`/api/series/${seriesId}`)).status).toBe(204);
});

test('[SIM-06, ALL-07] the history says which profile was chosen, and the project waits for no review', async () => {
  const { t, owner, entityId, projectId, path } = await startWithProject();
  const fields = { kind: 'profile', legalEntityId: entityId, name: 'Contador' };
  const { id: seriesId } = (await importSeries(t.as(owner), fields, aYear)).body.series;
  const before = (await t.as(owner).get(`/api/projects/${projectId}`)).body;

  for (const chosen of [null, seriesId, seriesId, null]) await t.as(owner).put(path, { seriesId: chosen });
  const { status, version, history } = (await t.as(owner).get(`/api/projects/${projectId}`)).body;
  expect({ status, version }).toEqual({ status: 'approved', version: before.version });
  const told = history.filter((entry: { status: string }) => entry.status === 'delivery_profile_set');
  expect(told.map(({ changes }: { changes: unknown[] }) => changes[0])).toEqual([
    { fieldName: 'deliveryProfile', oldValue: 'Contador', newValue: null },
    { fieldName: 'deliveryProfile', oldValue: null, newValue: 'Contador' },
  ]);
});

test('[SIM-06] of choices at once each tells in the history what it replaced', async () => {
  const { t, owner, entityId, projectId, path } = await startWithProject();
  const names = ['Um', 'Dois', 'Três', 'Quatro'];
  const choices: string[] = [];
  for (const name of names)
    choices.push(
      (await importSeries(t.as(owner), { kind: 'profile', legalEntityId: entityId, name }, aYear)).body.series.id,
    );
  const put = (seriesId: string) => t.as(owner).put(path, { seriesId });
  const answers = await Promise.all(choices.map(put));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { history } = (await t.as(owner).get(`/api/projects/${projectId}`)).body;
  const replaced = history.flatMap(({ status, changes }: { status: string; changes: { oldValue: string | null }[] }) =>
    status === 'delivery_profile_set' ? [changes[0]?.oldValue ?? null] : [],
  );
  expect(new Set(replaced).size).toBe(names.length);
});

test('[SIM-06] a profile shorter than twelve months is refused, and a shorter file in the place of a chosen one', async () => {
  const { t, owner, entityId, path } = await startWithProject();
  const fields = { kind: 'profile', legalEntityId: entityId };
  const short = aYear.slice(0, -24);
  const { id: tooShort } = (await importSeries(t.as(owner), fields, short)).body.series;
  const refused = await t.as(owner).put(path, { seriesId: tooShort });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: 'seriesId', key: 'error_series.no_whole_year' }],
  ]);
  expect((await t.as(owner).get(path)).body.seriesId).toBeNull();

  const { id: seriesId } = (await importSeries(t.as(owner), fields, aYear)).body.series;
  const put = (lines: readonly string[], dryRun?: boolean) =>
    importSeries(t.as(owner), { ...fields, seriesId, dryRun }, lines);
  expect((await put(short)).status).toBe(200);
  expect((await put(aYear)).status).toBe(200);
  expect((await t.as(owner).put(path, { seriesId })).status).toBe(200);
  for (const dryRun of [true, undefined])
    expect(await put(short, dryRun)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'file', key: 'error_series.profile_without_year' }] },
    });
  expect((await put(aYear)).status).toBe(200);
});

test('[SIM-06] a deleted project no longer keeps its series', async () => {
  const { t, owner, entityId, projectId, path } = await startWithProject();
  const fields = { kind: 'profile', legalEntityId: entityId };
  const { id: seriesId } = (await importSeries(t.as(owner), fields, aYear)).body.series;
  await t.as(owner).put(path, { seriesId });
  expect((await t.as(owner).delete(`/api/series/${seriesId}`)).status).toBe(409);
  expect((await t.as(owner).delete(`/api/projects/${projectId}?force=true`)).status).toBe(204);
  expect((await t.as(owner).delete(`/api/series/${seriesId}`)).status).toBe(204);
});
