// Imported price indices over HTTP: dry run, faults by line, replacement, removal, and where they are shown.

import { quarterOf } from '@wattpact/domain/benchmark/index-row';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let admin: TestUser;
let trader: TestUser;

const path = '/api/admin/benchmark-index';
const quarter = quarterOf(lisbonDate(new Date()));
const header = 'country,technology,structure,quarter,p25,p50,p75,source,licenceNote';
const line = (changes: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    country: 'portugal',
    technology: 'SOLAR_POWER',
    structure: '',
    quarter,
    p25: '35.1',
    p50: '38.4',
    p75: '41',
    source: 'Índice de ensaio',
    licenceNote: 'Uso interno, com a fonte',
    ...changes,
  };
  return header
    .split(',')
    .map((name) => (/[,"]/.test(cells[name] ?? '') ? `"${cells[name]}"` : cells[name]))
    .join(',');
};
const file = (...lines: string[]) => [header, ...lines].join('\n');
const send = (csv: string, dryRun?: boolean, as: TestUser = admin) =>
  t.as(as).post(path, { csv, ...(dryRun !== undefined && { dryRun }) });
const stored = async () => (await t.as(admin).get(path)).body;
const shown = async (query = 'country=portugal&technology=SOLAR_POWER') =>
  (await t.as(trader).get(`/api/benchmark?${query}`)).body.index;

beforeAll(async () => {
  t = await startTestApp();
  admin = await t.make.admin();
  trader = await t.make.user();
  await t.make.entity(trader);
});

test('[BEN-21] each call is for administrators alone', async () => {
  const remove = `${path}?source=x&quarter=${quarter}`;
  for (const who of [t.anonymous, t.as(trader)]) {
    const status = who === t.anonymous ? 401 : 403;
    expect((await who.get(path)).status).toBe(status);
    expect((await who.post(path, { csv: file(line()) })).status).toBe(status);
    expect((await who.delete(remove)).status).toBe(status);
  }
});

test('[BEN-12] a dry run names the faults of each line and stores nothing', async () => {
  const { status, body } = await send(
    file(
      line(),
      line({ licenceNote: '' }),
      line({ country: 'atlantis', quarter: '2026-Q5', p25: 'dear' }),
      line({ p25: '40', p50: '38' }),
      line({ p50: '', p75: '30' }),
      line(),
    ),
    true,
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ rows: 6, valid: 1, invalid: 5, replaced: 0 });
  expect(body.faults).toMatchObject([
    { row: 3, errors: [{ path: 'licenceNote', key: 'error_required.licence_note' }] },
    {
      row: 4,
      errors: [
        { path: 'country', key: 'error_invalid.country' },
        { path: 'quarter', key: 'error_invalid.quarter' },
        { path: 'p25', key: 'error_invalid.p25' },
      ],
    },
    { row: 5, errors: [{ path: 'p50', key: 'error_index_order' }] },
    { row: 6, errors: [{ path: 'p75', key: 'error_index_order' }] },
    { row: 7, errors: [{ path: '', key: 'error_index_repeated' }] },
  ]);
  expect((await stored()).total).toBe(0);
});

test('[BEN-12] without a licence the import is refused whole, at its line', async () => {
  const { status, body } = await send(file(line(), line({ quarter: '2026-Q1', licenceNote: '' })));
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ path: 'rows.3.licenceNote', key: 'error_required.licence_note' }]);
  expect((await stored()).total).toBe(0);
});

test.each([
  ['nothing', '', 'error_required.csv'],
  ['a header alone', header, 'error_import_empty'],
  ['an unknown column', `${header},colour\n${line()},red`, 'error_import_unknown_columns'],
  ['a column twice', `${header.replace('p50', 'p25')}\n${line()}`, 'error_import_column_twice'],
  ['more cells than columns', `country,technology\nportugal,SOLAR_POWER,,9`, 'error_required.quarter'],
  ['no table', 'a"b,c\n"d', 'error_import_csv'],
])('[BEN-12] %s is no index', async (_, csv, key) => {
  const { status, body } = await send(csv);
  expect(status).toBe(400);
  expect(body.errors.map((one: { key: string }) => one.key)).toContain(key);
});

test('[BEN-12, BEN-13, BEN-19] what is imported is shown with its source and quarter; the same key replaces', async () => {
  const { status, body } = await send(
    file(line(), line({ structure: 'BASELOAD_ANNUAL', p25: '44,2', p50: '', p75: '' })),
  );
  expect([status, body.replaced, body.errors]).toEqual([201, 0, undefined]);
  const whole = { country: 'portugal', quarter, p25: 35.1, p50: 38.4, p75: 41, source: 'Índice de ensaio' };
  expect(await shown()).toEqual([whole]);
  expect(await shown('country=iberia&technology=SOLAR_POWER')).toEqual([whole]);
  expect(await shown('country=portugal&technology=SOLAR_POWER&structure=BASELOAD_ANNUAL')).toEqual([
    { ...whole, p25: 44.2, p50: null, p75: null },
  ]);
  expect(await shown('country=portugal&technology=SOLAR_POWER&structure=PAY_AS_PRODUCED')).toEqual([whole]);
  expect(await shown('country=portugal')).toEqual([]);
  const again = await send(file(line({ p25: '36' })), true);
  expect(again.body).toMatchObject({ valid: 1, replaced: 1 });
  expect((await send(file(line({ p25: '36' })))).status).toBe(201);
  expect(await shown()).toMatchObject([{ p25: 36 }]);
  expect(await stored()).toMatchObject({ total: 2, items: [{ licenceNote: 'Uso interno, com a fonte' }, {}] });
});

test('[BEN-21] a quarter of a source is removed, once, and the audit log has both acts', async () => {
  await send(file(line({ source: 'Outra fonte' })));
  const one = (query: string) => t.as(admin).delete(`${path}?${query}`);
  expect((await one('source=Outra%20fonte')).status).toBe(400);
  expect((await one('source=Outra%20fonte&quarter=2026-Q9')).status).toBe(400);
  expect((await one(`source=Outra%20fonte&quarter=${quarter}`)).status).toBe(204);
  expect((await one(`source=Outra%20fonte&quarter=${quarter}`)).status).toBe(404);
  expect((await shown()).map(({ source }: { source: string }) => source)).toEqual(['Índice de ensaio']);
  const { items } = (await t.as(admin).get('/api/admin/audit?resourceType=benchmark_index')).body;
  expect(items.slice(0, 3)).toMatchObject([
    { action: 'deleted', resourceName: null },
    { action: 'created', resourceName: null },
    { action: 'created', resourceName: 'Índice de ensaio' },
  ]);
});

test('[BEN-13] the lines of Portugal and Spain in Iberia say whose they are, in one order', async () => {
  const source = 'Índice ibérico';
  await send(file(line({ source, country: 'spain', p25: '33' }), line({ source, p25: '36' })));
  const lines = (await shown('country=iberia&technology=SOLAR_POWER')).filter(
    (one: { source: string }) => one.source === source,
  );
  expect(lines).toMatchObject([
    { country: 'portugal', p25: 36 },
    { country: 'spain', p25: 33 },
  ]);
  expect((await t.as(admin).delete(`${path}?source=${encodeURIComponent(source)}&quarter=${quarter}`)).status).toBe(
    204,
  );
});
