// Saved simulations over HTTP: who saves and reads them, what is refused, and what makes one old.
import { createHash } from 'node:crypto';
import { mostSavedSimulations } from '@wattpact/domain/simulation/saved-simulation';
import { simulationInput } from '@wattpact/domain/simulation/simulation-input';
import { simulateStructures } from '@wattpact/domain/simulation/structures';
import { beforeAll, describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../test/database/waiting-statements.ts';
import { importSeries, seriesLines } from '../../../test/series/series-files.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { simulationGate } from './simulation-service.ts';

const path = '/api/simulations';
const input = {
  technology: 'SOLAR_POWER',
  zone: 'portugal',
  capacity: 46,
  fromYear: 2027,
  years: 2,
  terms: { structure: 'PAY_AS_PRODUCED' },
  price: 33.9,
  seed: 5,
  scenarios: 100,
};
let t: TestApp;
let owner: TestUser;
let reader: TestUser;
let stranger: TestUser;
let entityId: string;

beforeAll(async () => {
  t = await startTestApp();
  [owner, reader, stranger] = await Promise.all([t.make.user(), t.make.user(), t.make.user()]);
  entityId = (await t.make.entity(owner)).id;
  await t.make.entity(stranger);
  await t.make.role(entityId, reader, 'view');
});

const save = (user: TestUser, changes: object = {}, headers: Record<string, string> = {}) =>
  t.as(user).post(path, { legalEntityId: entityId, name: 'Para a administração', input, ...changes }, headers);
const faultsOf = ({ body }: { body: { errors?: { path: string; key: string }[] } }) =>
  (body.errors ?? []).map((fault) => `${fault.path} ${fault.key}`);
/** Fourteen months of hours. */
const months = (value: (place: number) => number) => seriesLines('2024-11-01T00:00Z', 24 * 426, value);
const imported = async (fields: object = {}, value: (place: number) => number = (place) => (place % 24) / 24) => {
  const lines = months(value);
  return (await importSeries(t.as(owner), { kind: 'profile', legalEntityId: entityId, ...fields }, lines)).body.series;
};

describe('saving', () => {
  test('[SIM-24, SIM-25] a colleague gets the same inputs and structures, and the hash of what was computed', async () => {
    const structures = ['BASELOAD_ANNUAL', 'BASELOAD_MONTHLY'] as const;
    const { status, body } = await save(owner, { structures });
    expect(status).toBe(201);
    const parsed = simulationInput.parse(input);
    const computed = JSON.stringify(simulateStructures(parsed, structures));
    expect(body).toMatchObject({
      structures,
      input: parsed,
      resultHash: createHash('sha256').update(computed).digest('hex'),
      isOutdated: false,
      allowedActions: ['delete'],
    });
    const colleague = await t.as(reader).get(`${path}/${body.id}`);
    expect(colleague.body).toEqual({ ...body, allowedActions: [] });
    const listed = (await t.as(reader).get(path)).body.map(({ id }: { id: string }) => id);
    expect(listed).toContain(body.id);
  });

  test('[SIM-25, SIM-28] a stranger and an administrator do not know of it, a reader saves and deletes nothing', async () => {
    const { id } = (await save(owner)).body;
    const admin = await t.make.admin();
    for (const user of [stranger, admin]) {
      expect((await t.as(user).get(`${path}/${id}`)).status).toBe(404);
      expect((await t.as(user).delete(`${path}/${id}`)).status).toBe(404);
      expect((await t.as(user).get(`${path}?legalEntityId=${entityId}`)).body).toEqual([]);
      expect(faultsOf(await save(user))).toEqual(['legalEntityId error_invalid.legal_entity']);
    }
    expect((await save(reader)).status).toBe(403);
    expect((await t.as(reader).delete(`${path}/${id}`)).status).toBe(403);
    expect((await t.anonymous.get(`${path}/${id}`)).status).toBe(401);
    expect((await t.as(await t.make.user()).get(path)).status).toBe(403);
    expect((await t.as(owner).delete(`${path}/${id}`)).status).toBe(204);
    expect((await t.as(owner).get(`${path}/${id}`)).status).toBe(404);
  });

  test('[SIM-22, SIM-25] the country whose prices another market stands in for is kept', async () => {
    const { id } = (await save(owner, { country: 'france' })).body;
    expect((await t.as(reader).get(`${path}/${id}`)).body.country).toBe('france');
    expect((await save(owner)).body.country).toBeNull();
    expect(faultsOf(await save(owner, { country: 'Gália' }))).toEqual(['country error_invalid.country']);
  });

  test('[SIM-29] names all that is wrong, in the input too', async () => {
    const bad = { name: ' ', input: { ...input, capacity: 0, seed: -1 }, structures: ['BASELOAD_ANNUAL', 'DAILY'] };
    expect(faultsOf(await save(owner, bad))).toEqual([
      'name error_required.name',
      'input.capacity error_min_value',
      'input.seed error_min_value',
      'structures.1 error_invalid.structures',
    ]);
    const twice = { structures: ['BASELOAD_ANNUAL', 'BASELOAD_ANNUAL'] };
    expect(faultsOf(await save(owner, twice))).toEqual(['structures error_simulation.same_structure']);
  });

  test('[SIM-28] sent twice with the same key it is saved once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await save(owner, {}, key)).body.id).toBe((await save(owner, {}, key)).body.id);
  });

  test('[SIM-25] a company keeps at most two hundred', async () => {
    const full = await t.make.user();
    const { id: legalEntityId } = await t.make.entity(full);
    const { id, ...kept } = await t.platform.db
      .selectFrom('simulation')
      .selectAll()
      .where('id', '=', (await save(full, { legalEntityId })).body.id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: mostSavedSimulations - 1 }, () => ({
      ...kept,
      id: crypto.randomUUID(),
      input: JSON.stringify(kept.input),
      series_versions: JSON.stringify(kept.series_versions),
    }));
    await t.platform.db.insertInto('simulation').values(others).execute();
    const { status, body } = await save(full, { legalEntityId });
    expect([status, body.code]).toEqual([409, 'error_simulation.too_many_saved']);
    await t.as(full).delete(`${path}/${id}`);
    expect((await save(full, { legalEntityId })).status).toBe(201);
  });

  test('[SIM-25] a company that is deleted while it is computed keeps nothing', async () => {
    const leaver = await t.make.user();
    const { id: legalEntityId } = await t.make.entity(leaver);
    const { asked } = await t.db.transaction().execute(async (db) => {
      await db.updateTable('legal_entity').set({ status: 'deleted' }).where('id', '=', legalEntityId).execute();
      const asked = save(leaver, { legalEntityId });
      await untilWaiting(t.db);
      return { asked };
    });
    const { status, body } = await asked;
    expect([status, body.code]).toEqual([409, 'error_entity_not_approved']);
  });

  test('[SIM-25] a repeat is answered while no simulation can run', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await save(owner, {}, key);
    const { promise, resolve } = Promise.withResolvers<void>();
    const running = ['one', 'other'].map((asker) => simulationGate(asker, () => promise));
    expect((await save(owner)).status).toBe(429);
    expect((await save(owner, {}, key)).body.id).toBe(first.body.id);
    resolve();
    await Promise.all(running);
  });

  test('[SIM-25] of two deletions at once one finds nothing, and one event is written', async () => {
    const { id } = (await save(owner)).body;
    const { both } = await t.db.transaction().execute(async (db) => {
      await db.selectFrom('simulation').select('id').where('id', '=', id).forUpdate().execute();
      const both = Promise.all([t.as(owner).delete(`${path}/${id}`), t.as(owner).delete(`${path}/${id}`)]);
      await untilWaiting(t.db, 2);
      return { both };
    });
    expect((await both).map(({ status }) => status).toSorted()).toEqual([204, 404]);
    const events = t.db.selectFrom('event').select('action').where('record_id', '=', id);
    expect((await events.execute()).map(({ action }) => action).toSorted()).toEqual(['created', 'deleted']);
  });

  test('[SIM-25] they go with their company', async () => {
    const leaver = await t.make.user();
    const { id: legalEntityId } = await t.make.entity(leaver);
    const { id } = (await save(leaver, { legalEntityId })).body;
    expect((await t.as(leaver).delete(`/api/legal-entities/${legalEntityId}?force=true`)).status).toBe(204);
    expect((await t.as(leaver).get(`${path}/${id}`)).status).not.toBe(200);
  });
});

describe('with imported series', () => {
  test('[SIM-05, SIM-25, SIM-28] its profile is used, and a changed one makes the simulation old', async () => {
    const series = await imported();
    const withSeries = { ...input, seriesId: series.id };
    const { status, body } = await t.as(owner).post(`${path}/run`, withSeries);
    expect(status).toBe(200);
    const mean =
      Array.from({ length: 24 }, (_, hour) => Math.fround(hour / 24)).reduce((sum, one) => sum + one) * 365 * 46;
    expect(body.years[0].generated).toBeCloseTo(mean, 1);
    expect([body.isInvented, body.invented]).toEqual([true, ['prices']]);
    const { id } = (await save(owner, { input: withSeries })).body;
    expect((await t.as(reader).get(`${path}/${id}`)).body.isOutdated).toBe(false);
    await imported({ seriesId: series.id }, () => 0.25);
    expect((await t.as(reader).get(`${path}/${id}`)).body.isOutdated).toBe(true);
    const after = (await t.as(owner).post(`${path}/run`, withSeries)).body;
    expect(after.years[0].generated).toBeCloseTo(0.25 * 8760 * 46, 3);
    expect((await t.as(owner).delete(`/api/series/${series.id}`)).status).toBe(204);
    expect((await t.as(reader).get(`${path}/${id}`)).body.isOutdated).toBe(true);
  });

  test('[SIM-28] profile and prices of the market: nothing is invented', async () => {
    const admin = await t.make.admin();
    const prices = (
      await importSeries(
        t.as(admin),
        { kind: 'price' },
        months(() => 40),
      )
    ).body.series;
    const profile = await imported({}, () => 0.5);
    const { body } = await t
      .as(owner)
      .post(`${path}/run`, { ...input, seriesId: profile.id, priceSeriesId: prices.id, degradation: 0 });
    expect(body).toMatchObject({ isInvented: false, invented: [] });
    expect(body.totals.breakEvenPrice).toBe(40);
    expect(body.years[1]).toMatchObject({ basePrice: 40, captureRate: 100, negativeHours: 0 });
  });

  test('[SIM-05, SIM-27] refuses what is no such series, is of others, or is shorter than a year', async () => {
    const run = async (user: TestUser, changes: object) =>
      faultsOf(await t.as(user).post(`${path}/run`, { ...input, ...changes }));
    const own = await imported();
    const short = (await importSeries(t.as(owner), { kind: 'profile', legalEntityId: entityId })).body.series;
    expect(await run(stranger, { seriesId: own.id })).toEqual(['seriesId error_invalid.series_id']);
    expect(await run(owner, { priceSeriesId: own.id })).toEqual(['priceSeriesId error_invalid.series_id']);
    const spanish = await importSeries(
      t.as(await t.make.admin()),
      { kind: 'price', zone: 'spain' },
      months(() => 40),
    );
    const priceSeriesId = spanish.body.series.id;
    expect(await run(owner, { priceSeriesId })).toEqual(['priceSeriesId error_series.other_zone']);
    expect(await run(owner, { priceSeriesId, zone: 'spain' })).toEqual([]);
    expect(await run(owner, { seriesId: short.id })).toEqual(['seriesId error_series.no_whole_year']);
    expect(await run(owner, { seriesId: own.id, technology: undefined })).toEqual([
      'volumeVolatility error_required.volume_volatility',
    ]);
    expect(await run(owner, { seriesId: own.id, technology: undefined, volumeVolatility: 5 })).toEqual([]);
    const { id: otherId } = await t.make.entity(owner);
    expect(faultsOf(await save(owner, { legalEntityId: otherId, input: { ...input, seriesId: own.id } }))).toEqual([
      'input.seriesId error_invalid.series_id',
    ]);
  });
});
