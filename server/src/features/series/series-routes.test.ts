// Series over HTTP: who imports, reads and deletes which, and what is refused.
import { gunzipSync } from 'node:zlib';
import { seededRandom } from '@wattpact/domain/arithmetic/seeded-random';
import { seriesBounds } from '@wattpact/domain/series/series-kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../test/database/waiting-statements.ts';
import { importSeries, seriesForm, seriesLines } from '../../../test/series/series-files.ts';
import { faultsOf as faultsByPath } from '../../../test/support/contract-body.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

const path = '/api/series';
const unknown = '0198c2f0-0000-7000-8000-000000000000';
let t: TestApp;
let admin: TestUser;
let owner: TestUser;
let reader: TestUser;
let stranger: TestUser;
let entityId: string;

beforeAll(async () => {
  t = await startTestApp();
  [admin, owner, reader, stranger] = await Promise.all([t.make.admin(), t.make.user(), t.make.user(), t.make.user()]);
  entityId = (await t.make.entity(owner)).id;
  await t.make.entity(stranger);
  await t.make.role(entityId, reader, 'view');
});

const faultsOf = (answer: Parameters<typeof faultsByPath>[0]) =>
  Object.entries(faultsByPath(answer)).map(([field, key]) => `${field} ${key}`);
const own = (fields: object = {}) => ({ kind: 'profile', legalEntityId: entityId, ...fields });
const namesFor = async (user: TestUser, query = '') =>
  (await t.as(user).get(`${path}${query}`)).body.map(({ name }: { name: string | null }) => name);
const valuesOf = ({ values }: { values: string }) => [
  ...new Float32Array(Uint8Array.from(Buffer.from(values, 'base64')).buffer),
];

describe('importing', () => {
  test('[SIM-02] a dry run tells what the file has, and stores nothing', async () => {
    const { status, body } = await importSeries(t.as(owner), own({ name: 'Ensaio', dryRun: true }), [
      'timestamp;value',
      ...seriesLines('2025-01-01T00:00Z', 200),
      '2025-01-01T00:00Z;0,4',
      '2025-01-09T09:00Z;0.1',
      '2025-01-09T10:00Z;muito',
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      rows: 203,
      gaps: 1,
      duplicates: 1,
      filled: 1,
      first: '2025-01-01T00:00:00.000Z',
      last: '2025-01-09T09:00:00.000Z',
      faults: [
        { line: 202, key: 'error_series.duplicate' },
        { line: 203, key: 'error_series.gap', params: { count: 1, from: '2025-01-09T08:00:00.000Z' } },
        { line: 204, key: 'error_series.not_a_number' },
      ],
      faultCount: 3,
      isRefused: false,
      series: null,
    });
    expect(await namesFor(owner)).not.toContain('Ensaio');
  });

  test('[SIM-01, SIM-02, SIM-27] what is stored is read again, cut and in another resolution', async () => {
    const lines = seriesLines('2025-01-30T22:30Z', 4 * 60, (place) => place / 1000, 15);
    const { status, body } = await importSeries(t.as(owner), own({ resolution: 'PT15M' }), lines);
    expect(status).toBe(201);
    const { id } = body.series;
    expect(body.series).toMatchObject({
      kind: 'profile',
      unit: 'FACTOR',
      first: '2025-01-30T22:30:00.000Z',
      last: '2025-02-02T10:15:00.000Z',
      isInvented: false,
      allowedActions: ['replace', 'delete'],
    });
    const all = (await t.as(reader).get(`${path}/${id}/values`)).body;
    expect(valuesOf(all)).toEqual(Array.from({ length: 240 }, (_, place) => Math.fround(place / 1000)));
    const cut = (await t.as(owner).get(`${path}/${id}/values?from=2025-01-31&to=2025-02-02&resolution=PT60M`)).body;
    expect([cut.first, cut.count]).toEqual(['2025-01-31T00:00:00.000Z', 48]);
    expect(valuesOf(cut)[25]).toBeCloseTo((106 + 107 + 108 + 109) / 4000, 6);
    const csv = await t.as(owner).get(`${path}/${id}/values/export?from=2025-02-01&to=2025-02-02`);
    expect(csv.headers['content-type']).toContain('text/csv');
    const [head, first, ...rest] = String(csv.body).trim().split('\n');
    expect([head, first, rest.length]).toEqual(['timestamp;value', '2025-02-01T00:00Z;0.102', 95]);
  });

  test('[SIM-31] a year of hours is sent in at most 40 kB, whatever its values are', async () => {
    // Noise is what compresses the least: 35,040 bytes, of which base64 makes 46,720 letters and gzip the same bytes again.
    const noise = Float32Array.from({ length: 8760 }, seededRandom(31));
    const lines = seriesLines('2025-01-01T00:00Z', 8760, (place) => noise[place] ?? 0);
    const { id } = (await importSeries(t.as(owner), own(), lines)).body.series;
    const answer = await t.app.inject({
      url: `${path}/${id}/values?resolution=PT60M`,
      headers: { authorization: `Bearer ${owner.token}`, 'accept-encoding': 'gzip, deflate, br' },
    });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(answer.rawPayload.length).toBeLessThanOrEqual(40_000);
    expect(valuesOf(JSON.parse(gunzipSync(answer.rawPayload).toString()))).toEqual([...noise]);
  });

  test('[SIM-03] more than one missing interval of a hundred is refused, and nothing is stored', async () => {
    const lines = seriesLines('2025-01-01T00:00Z', 100).filter((_, place) => place !== 40 && place !== 50);
    const refused = await importSeries(t.as(owner), own({ name: 'Com falhas' }), lines);
    expect([refused.status, faultsOf(refused)]).toEqual([400, ['file error_series.too_many_gaps']]);
    expect(await namesFor(owner)).not.toContain('Com falhas');
    const empty = await importSeries(t.as(owner), own(), ['timestamp;value']);
    expect([empty.status, faultsOf(empty)]).toEqual([400, ['file error_series.empty']]);
  });

  test('[SIM-02] a series of the market is imported by administrators, with its source and licence', async () => {
    const { status, body } = await importSeries(t.as(admin), { kind: 'price', name: 'OMIE 2025' });
    expect(status).toBe(201);
    expect(body.series).toMatchObject({ legalEntityId: null, source: 'OMIE', unit: 'EUR_MWH' });
    const bare = await importSeries(t.as(admin), { kind: 'price', source: undefined, licence: undefined });
    expect(faultsOf(bare)).toEqual(['source error_required.source', 'licence error_required.licence']);
    expect((await importSeries(t.as(owner), { kind: 'price' })).status).toBe(403);
  });

  test('[SIM-25] a file in the place of another one keeps the series, with a new version', async () => {
    const { id } = (await importSeries(t.as(owner), own())).body.series;
    const changes = own({ seriesId: id, name: 'Corrigida' });
    const { status, body } = await importSeries(
      t.as(owner),
      changes,
      seriesLines('2025-01-01T00:00Z', 24, () => 0.7),
    );
    expect([status, body.series]).toMatchObject([200, { id, version: 2, name: 'Corrigida' }]);
    expect(valuesOf((await t.as(owner).get(`${path}/${id}/values`)).body)).toEqual(Array(24).fill(Math.fround(0.7)));
    const other = await importSeries(t.as(owner), { ...changes, kind: 'load', zone: 'spain' });
    expect(faultsOf(other)).toEqual(['kind error_series.other_series', 'zone error_series.other_series']);
    expect((await importSeries(t.as(owner), { ...changes, seriesId: unknown })).status).toBe(404);
  });

  test('[SIM-02, SIM-29] names all that is wrong with what is said of it', async () => {
    const { status, body } = await importSeries(t.as(owner), {
      kind: 'profile',
      zone: 'france',
      resolution: 'PT30M',
      capacity: 'muita',
      source: 'x'.repeat(201),
      surplus: 1,
      dryRun: 'talvez',
    });
    expect(status).toBe(400);
    expect(faultsOf({ body } as never).toSorted()).toEqual([
      'capacity error_invalid.capacity',
      'dryRun error_import_dry_run',
      'legalEntityId error_required.legal_entity_id',
      'resolution error_invalid.resolution',
      'source error_max_length',
      'surplus error_unknown_field',
      'zone error_invalid.zone',
    ]);
    const { body: withoutFile, headers } = seriesForm({ kind: 'profile', legalEntityId: entityId });
    const cut = Buffer.from(String(withoutFile).replace('name="file"', 'name="ficheiro"'));
    expect(faultsOf(await t.as(owner).post(`${path}/import`, cut, headers))).toEqual([
      'ficheiro error_unknown_field',
      'file error_required.file',
    ]);
  });

  test('[SIM-02] more than fifteen years are 400', async () => {
    const long = await importSeries(t.as(owner), own(), ['2010-01-01T00:00Z;0', '2099-01-01T00:00Z;0']);
    expect(faultsOf(long)).toEqual(['file error_series.too_long']);
  });

  test('[SIM-02] a file of exactly 20 MB is read, one byte more is 413', async () => {
    const lines = seriesLines('2025-01-01T00:00Z', 48);
    const padded = (bytes: number) => [...lines, ' '.repeat(bytes - lines.join('\n').length - 1)];
    for (const [bytes, status] of [
      [seriesBounds.bytes, 200],
      [seriesBounds.bytes + 1, 413],
    ] as const)
      expect((await importSeries(t.as(owner), own({ dryRun: true }), padded(bytes))).status).toBe(status);
  });

  test('[SIM-02] a company that is deleted while its file is read keeps nothing of it', async () => {
    const leaver = await t.make.user();
    const { id: legalEntityId } = await t.make.entity(leaver);
    const { asked } = await t.db.transaction().execute(async (db) => {
      await db.updateTable('legal_entity').set({ status: 'deleted' }).where('id', '=', legalEntityId).execute();
      const asked = importSeries(t.as(leaver), own({ legalEntityId }));
      await untilWaiting(t.db);
      return { asked };
    });
    const { status, body } = await asked;
    expect([status, body.code]).toEqual([409, 'error_entity_not_approved']);
    const kept = t.db.selectFrom('series').select('id').where('legal_entity_id', '=', legalEntityId);
    expect(await kept.execute()).toEqual([]);
  });

  test('[SIM-28] sent twice with the same key it is stored once', async () => {
    const form = seriesForm(own({ name: 'Uma só vez' }));
    const headers = { ...form.headers, 'idempotency-key': crypto.randomUUID() };
    const [one, two] = [
      await t.as(owner).post(`${path}/import`, form.body, headers),
      await t.as(owner).post(`${path}/import`, form.body, headers),
    ];
    expect(two.body.series.id).toBe(one.body.series.id);
    expect((await namesFor(owner)).filter((name: string) => name === 'Uma só vez')).toHaveLength(1);
  });
});

describe('reading and deleting', () => {
  test('[SIM-27] the market reads its series, a company its own, nobody else', async () => {
    const mine = (await importSeries(t.as(owner), own({ name: 'Só nossa' }))).body.series;
    const market = (await importSeries(t.as(admin), { kind: 'price', zone: 'spain', name: 'De todos' })).body.series;
    expect(await namesFor(reader)).toEqual(expect.arrayContaining(['Só nossa', 'De todos']));
    expect(await namesFor(stranger)).not.toContain('Só nossa');
    expect(await namesFor(stranger, '?kind=price&zone=spain')).toEqual(['De todos', null]);
    expect(await namesFor(stranger, '?kind=price&zone=portugal')).not.toContain('De todos');
    for (const user of [stranger, admin]) {
      expect((await t.as(user).get(`${path}/${mine.id}/values`)).status).toBe(404);
      expect((await t.as(user).get(`${path}/${mine.id}/values/export`)).status).toBe(404);
      expect((await t.as(user).delete(`${path}/${mine.id}`)).status).toBe(404);
    }
    expect((await t.as(stranger).get(`${path}/${market.id}/values`)).status).toBe(200);
    expect((await t.as(stranger).delete(`${path}/${market.id}`)).status).toBe(403);
    expect((await t.as(reader).delete(`${path}/${mine.id}`)).status).toBe(403);
    expect((await t.as(owner).delete(`${path}/${mine.id}`)).status).toBe(204);
    expect((await t.as(owner).get(`${path}/${mine.id}/values`)).status).toBe(404);
    expect((await t.as(admin).delete(`${path}/${market.id}`)).status).toBe(204);
  });

  test('[SIM-27] without a session, without an approved company, or with a bad range', async () => {
    const newcomer = await t.make.user();
    expect((await t.anonymous.get(path)).status).toBe(401);
    expect((await t.as(newcomer).get(path)).status).toBe(403);
    expect((await importSeries(t.anonymous, own())).status).toBe(401);
    expect((await importSeries(t.as(newcomer), own())).status).toBe(403);
    expect((await importSeries(t.as(reader), own())).status).toBe(403);
    expect(faultsOf(await importSeries(t.as(stranger), own()))).toEqual(['legalEntityId error_invalid.legal_entity']);
    const { id } = (await importSeries(t.as(owner), own())).body.series;
    for (const [query, fault] of [
      ['from=ontem', 'from error_series.instant'],
      ['from=2025-02-01&to=2025-01-01', 'to error_end_not_after_start'],
      ['from=2000-01-01&to=2020-01-01', 'to error_series.too_long'],
      ['resolution=PT5M', 'resolution error_invalid.resolution'],
    ])
      expect(faultsOf(await t.as(owner).get(`${path}/${id}/values?${query}`))).toEqual([fault]);
    expect((await t.as(owner).get(`${path}/${unknown}/values`)).status).toBe(404);
    expect((await t.as(owner).get(`${path}/nada/values`)).status).toBe(404);
  });

  test('[SIM-04, SIM-27, ALL-05] the invented ones are listed and marked, and have every year', async () => {
    const invented = (await t.as(stranger).get(`${path}?zone=portugal`)).body.filter(
      ({ isInvented }: { isInvented: boolean }) => isInvented,
    );
    expect(invented.map(({ technology }: { technology: string | null }) => technology)).toEqual([
      null,
      'HYDRO_POWER',
      'OFFSHORE_WIND',
      'ONSHORE_WIND',
      'SOLAR_POWER',
      'THERMAL_POWER',
    ]);
    const [prices] = invented;
    const range = 'from=2028-02-28&to=2028-03-01';
    const { body } = await t.as(stranger).get(`${path}/${prices.id}/values?${range}`);
    expect([body.count, body.isInvented]).toEqual([48, true]);
    const values = valuesOf(body);
    expect(values.slice(24)).toEqual(values.slice(0, 24));
    expect((await t.as(admin).delete(`${path}/${prices.id}`)).status).toBe(404);
    const file = await t.as(stranger).get(`${path}/${prices.id}/values/export?${range}`);
    const name = 'Inventado para demonstração, Preços do mercado, Portugal.csv';
    expect(file.headers['content-disposition']).toContain(encodeURIComponent(name));
  });

  test('[ALL-05] the file of an invented series says what it is, and can be imported', async () => {
    const invented: { id: string; kind: string }[] = (await t.as(owner).get(`${path}?zone=portugal`)).body.filter(
      ({ isInvented }: { isInvented: boolean }) => isInvented,
    );
    for (const { id, kind } of invented.slice(0, 2)) {
      const { body } = await t.as(owner).get(`${path}/${id}/values/export?from=2028-02-28&to=2028-03-01`);
      const lines = String(body).trimEnd().split('\n');
      expect([lines[0], lines.length]).toEqual(['timestamp;value;Inventado para demonstração', 49]);
      expect(lines[1]).toMatch(/^2028-02-28T00:00Z;-?[\d.]+$/);
      const [as, fields] = kind === 'price' ? [admin, { kind }] : [owner, own()];
      const read = await importSeries(t.as(as), { ...fields, dryRun: true }, lines);
      expect([read.status, read.body]).toMatchObject([200, { rows: 48, gaps: 0, faults: [], isRefused: false }]);
    }
  });

  test.each(['', '/export'])('[SIM-27] no more than fifteen years with one bound alone: values%s', async (file) => {
    const all: { id: string; isInvented: boolean }[] = (await t.as(stranger).get(path)).body;
    const invented = all.filter(({ isInvented }) => isInvented)[1];
    const mine = (await importSeries(t.as(owner), own())).body.series;
    const read = async (query: string, id = invented?.id) => t.as(owner).get(`${path}/${id}/values${file}?${query}`);
    for (const [query, field] of [
      ['to=9999-12-31', 'to'],
      ['to=9999-12-31&resolution=PT15M', 'to'],
      ['from=1900-01-01', 'from'],
    ] as const)
      expect(faultsOf(await read(query))).toEqual([`${field} error_series.too_long`]);
    expect((await read('to=2041-12-31')).status).toBe(200);
    // Of an imported one there is only what it has.
    expect((await read('to=9999-12-31', mine.id)).status).toBe(200);
    expect((await read('from=1990-01-01', mine.id)).status).toBe(200);
  });

  test('[SIM-01] a series that lacks values is not answered as if it were whole', async () => {
    const lines = seriesLines('2025-01-20T00:00Z', 24 * 40);
    const { id } = (await importSeries(t.as(owner), own(), lines)).body.series;
    const february = await t.as(owner).get(`${path}/${id}/values?from=2025-02-01&to=2025-02-03`);
    expect([february.status, february.body.count]).toEqual([200, 48]);
    await t.db.deleteFrom('series_block').where('series_id', '=', id).where('month', '=', '2025-02-01').execute();
    expect((await t.as(owner).get(`${path}/${id}/values?to=2025-02-01`)).body.count).toBe(12 * 24);
    expect((await t.as(owner).get(`${path}/${id}/values`)).status).toBe(500);
  });

  test('[SIM-01] an hour that begins before the series and ends in the next month is left out', async () => {
    const lines = seriesLines('2025-01-31T23:15Z', 11, (place) => place / 16, 15);
    const { id } = (await importSeries(t.as(owner), own({ resolution: 'PT15M' }), lines)).body.series;
    const { body } = await t.as(owner).get(`${path}/${id}/values?resolution=PT60M`);
    expect([body.first, ...valuesOf(body)]).toEqual([
      '2025-02-01T00:00:00.000Z',
      (3 + 4 + 5 + 6) / 64,
      (7 + 8 + 9 + 10) / 64,
    ]);
  });

  test('[SIM-01] a series goes with its company', async () => {
    const leaver = await t.make.user();
    const { id: leaving } = await t.make.entity(leaver);
    const { id } = (await importSeries(t.as(leaver), own({ legalEntityId: leaving }))).body.series;
    expect((await t.as(leaver).delete(`/api/legal-entities/${leaving}?force=true`)).status).toBe(204);
    expect(
      await t.platform.db.selectFrom('series_block').select('month').where('series_id', '=', id).execute(),
    ).toEqual([]);
  });
});
