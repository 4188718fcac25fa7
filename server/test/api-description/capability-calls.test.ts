// The calls about prices, series, simulations and matches keep to what holds for every call.
import { expect, test } from 'vitest';
import { importSeries, seriesForm, seriesLines } from '../series/series-files.ts';
import { describedCalls } from '../support/described-calls.ts';
import { startTestApp, type TestAnswer } from '../support/test-app.ts';

const t = await startTestApp();
const [owner, other, newcomer] = [await t.make.user(), await t.make.user(), await t.make.user()];
const { id: entityId } = await t.make.entity(owner);
await t.make.entity(other);
const { id: projectId } = await t.make.project(owner, entityId);
const unknownId = '01980000-0000-7000-8000-000000000000';
const ofCompany = { kind: 'profile', legalEntityId: entityId };

/** `400 seriesId error_…` of a problem; other answers have no such text. */
function refusal({ status, body, headers }: TestAnswer): string {
  if (status < 400) return String(status);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(body.status).toBe(status);
  const [error] = body.errors ?? [];
  return [status, ...(error ? [error.path, error.key] : [])].join(' ');
}

test('[ALL-02] refusals have one form and come in one order', async () => {
  const profile = (id: string) => `/api/projects/${id}/delivery-profile`;
  const bad = { seriesId: 7 };
  const benchmark = '/api/benchmark?country=atlantis';
  expect(refusal(await t.anonymous.get(benchmark))).toBe('401');
  expect(refusal(await t.as(newcomer).get(benchmark))).toBe('403');
  expect(refusal(await t.as(other).get(benchmark))).toBe('400 country error_invalid.country');
  expect(refusal(await t.anonymous.put(profile(unknownId), bad))).toBe('401');
  expect(refusal(await t.as(other).put(profile(unknownId), bad))).toBe('400 seriesId error_invalid.series_id');
  expect(refusal(await t.as(other).put(profile(unknownId), {}))).toBe('404');
  expect(refusal(await t.as(other).put(profile(projectId), {}))).toBe('403');
  const { body } = await importSeries(t.as(owner), ofCompany, seriesLines('2025-01-01T00:00Z', 8760));
  expect((await t.as(owner).put(profile(projectId), { seriesId: body.series.id })).status).toBe(200);
  expect(refusal(await t.as(owner).delete(`/api/series/${body.series.id}`))).toBe('409');
  // The profile is no part of the project's version.
  const project = await t.as(owner).get(`/api/projects/${projectId}`);
  const stale = { 'if-match': `"${project.body.version + 1}"` };
  const { isPublishedInMarketplace } = project.body;
  const settings = `/api/projects/${projectId}/settings`;
  expect((await t.as(owner).patch(settings, { isPublishedInMarketplace }, stale)).status).toBe(412);
});

test('[ALL-02] what is created with the same key is created once, and not with another body', async () => {
  const form = seriesForm(ofCompany);
  const key = { 'idempotency-key': 'one-series', prefer: 'respond-async' };
  const send = (body: Buffer) => t.as(owner).post('/api/series/import', body, { ...form.headers, ...key });
  const [first, second] = [await send(form.body), await send(form.body)];
  expect([first.status, second.status, second.body.series.id]).toEqual([201, 201, first.body.series.id]);
  const changed = Buffer.from(String(form.body).replaceAll(';0.5', ';0.6'));
  expect(await send(changed)).toMatchObject({ status: 409, body: { code: 'error_idempotency_key_reused' } });
});

test('[ALL-02] the description says the same of each of them', () => {
  const own = describedCalls.filter(({ path }) =>
    /^\/api\/(admin\/)?(benchmark|series|simulations|matches)|\/(matches|delivery-profile|production)$/.test(path),
  );
  expect(own.length).toBeGreaterThanOrEqual(20);
  for (const { method, path, status, idempotent, access } of own) {
    expect(access, path).not.toBe('public');
    if (method === 'POST' && status === 201) expect(idempotent, path).toBe(true);
  }
});
