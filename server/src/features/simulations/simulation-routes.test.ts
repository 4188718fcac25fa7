// A simulation on the server: who may run it, what is refused, and how many at once.
import { simulate } from '@wattpact/domain/simulation/simulate';
import { simulationInput } from '@wattpact/domain/simulation/simulation-input';
import { expect, test } from 'vitest';
import { importSeries, seriesLines } from '../../../test/series/series-files.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { simulationGate } from './simulation-service.ts';

const input = {
  technology: 'SOLAR_POWER',
  zone: 'portugal',
  capacity: 46,
  fromYear: 2027,
  years: 15,
  terms: { structure: 'BASELOAD_ANNUAL' },
  price: 33.9,
  seed: 20261120,
} as const;
const path = '/api/simulations/run';

test('[SIM-28] a trader and an administrator run one, nobody else', async () => {
  const t = await startTestApp();
  const [newcomer, trader] = [await t.make.user(), await t.make.user()];
  await t.make.entity(trader);
  expect((await t.anonymous.post(path, input)).status).toBe(401);
  expect((await t.as(newcomer).post(path, input)).status).toBe(403);
  expect((await t.as(await t.make.admin()).post(path, input)).status).toBe(200);
  const { status, body } = await t.as(trader).post(path, input);
  expect(status).toBe(200);
  expect(body.totals).toMatchObject({ breakEvenPrice: 51.46, chanceThatBuyerSaves: 93.8 });
});

test('[SIM-21, SIM-28] it answers, digit for digit, what the same arithmetic gives elsewhere', async () => {
  const t = await startTestApp();
  const trader = await t.make.user();
  await t.make.entity(trader);
  const deviating = { structure: 'BASELOAD_MONTHLY', deviations: 'CONTRACT', shortfallPrice: 90, excessPrice: 5 };
  for (const asked of [input, { ...input, terms: deviating, years: 2 }])
    expect((await t.as(trader).post(path, asked)).body).toEqual(simulate(simulationInput.parse(asked)));
});

test('[SIM-14, SIM-16] a profile of zeros is answered, without the prices that nothing has', async () => {
  const t = await startTestApp();
  const trader = await t.make.user();
  const { id: legalEntityId } = await t.make.entity(trader);
  const zeros = seriesLines('2025-01-01T00:00Z', 8760, () => 0);
  const imported = await importSeries(t.as(trader), { kind: 'profile', legalEntityId }, zeros);
  const asked = { ...input, seriesId: imported.body.series.id, years: 2, terms: { structure: 'BASELOAD_MONTHLY' } };
  const { status, body } = await t.as(trader).post(path, asked);
  expect(status).toBe(200);
  expect(body.totals).toMatchObject({ pay: 0, npvBuyerSaving: 0, levelisedPrice: null, breakEvenPrice: null });
});

test('[SIM-05, SIM-29] names all failing fields at once', async () => {
  const t = await startTestApp();
  const trader = await t.make.user();
  await t.make.entity(trader);
  const { status, body } = await t.as(trader).post(path, { ...input, technology: 'STORAGE', capacity: 0, years: 26 });
  expect(status).toBe(400);
  expect(body.errors.map(({ path, key }: { path: string; key: string }) => [path, key])).toEqual([
    ['capacity', 'error_min_value'],
    ['years', 'error_max_value'],
    ['technology', 'error_simulation.no_generation'],
  ]);
});

test.each([
  ['of two users', ['one', 'other']],
  ['of one user', ['one', 'one']],
])('[SIM-28] two %s run at once, the third is refused for a moment', async (_whose, askers) => {
  const t = await startTestApp();
  const trader = await t.make.user();
  await t.make.entity(trader);
  const { promise, resolve } = Promise.withResolvers<void>();
  const asker = (name = '') => (name === askers[0] ? trader.id : name);
  const first = simulationGate(asker(askers[0]), () => promise);
  expect((await t.as(trader).post(path, input)).status).toBe(200);
  const running = [first, simulationGate(asker(askers[1]), () => promise)];
  const refused = await t.as(trader).post(path, input);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'error_simulation.too_many',
    '2',
  ]);
  resolve();
  await Promise.all(running);
  expect((await t.as(trader).post(path, input)).status).toBe(200);
});
