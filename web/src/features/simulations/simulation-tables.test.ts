// What stands in the tables and files of a simulation.
import { type SimulationResult, simulate, type YearFigures } from '@wattpact/domain/simulation/simulate';
import { expect, test } from 'vitest';
import { checkedInputs } from './checked-inputs.ts';
import { demoInputs, type SimulationInputs } from './simulation-inputs.ts';
import { barOf, figureCell, inputRows, noteTexts, totalColumns, unitFor, yearColumns } from './simulation-tables.ts';

const agreed: Partial<SimulationInputs> = { structure: 'BASELOAD_ANNUAL', volume: 9.5 };

function run(changes: Partial<SimulationInputs>, profile?: Float64Array): SimulationResult {
  const checked = checkedInputs({ ...demoInputs, years: 2, scenarios: 100, ...changes });
  if (!('input' in checked)) throw new Error(JSON.stringify(checked.problems));
  return simulate(checked.input, { profile });
}

/** All numbers of a record, also those of its bands, replaced by different ones. */
function numbered<Shape>(record: Shape): { copy: Shape; numbers: number[] } {
  const numbers: number[] = [];
  const walk = (value: unknown): unknown => {
    if (typeof value === 'number') return numbers[numbers.push(1000 + numbers.length ** 2) - 1];
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]));
  };
  return { copy: walk(record) as Shape, numbers };
}

test('[SIM-16, SIM-19, SIM-23] the file of the years has every figure of a year', () => {
  const [year] = run(agreed).years;
  const { hours, ...figures } = year as YearFigures;
  expect(hours).toBe(8760);
  const { copy, numbers } = numbered(figures);
  const { inFile } = yearColumns({ ...demoInputs, ...agreed }, 'buyer');
  expect(inFile.map(({ value }) => value({ ...copy, hours })).toSorted()).toEqual(numbers.toSorted());
});

test('[SIM-19, SIM-23] the table of the years has the side that is looked at', () => {
  const keys = (side: 'buyer' | 'seller') => yearColumns(demoInputs, side).onPage.map(({ key }) => key);
  expect(keys('seller')).toEqual(expect.arrayContaining(['years.seller_p10', 'years.seller_p50', 'years.seller_p90']));
  expect(keys('seller')).not.toContain('years.buyer_p50');
  expect(keys('buyer')).toContain('years.buyer_p50');
});

test('[SIM-23] nothing stands in the file that the contract does not have', () => {
  const keys = (changes: Partial<SimulationInputs>) =>
    yearColumns({ ...demoInputs, ...changes }, 'buyer').inFile.map(({ key }) => key);
  expect(keys({})).toContain('years.price');
  expect(keys({})).not.toContain('years.shortfall');
  expect(keys({ ...agreed, settlement: 'FINANCIAL' })).not.toContain('years.excess');
  expect(keys({ pricingType: 'VARIABLE_PRICING' })).not.toContain('years.price');
});

test('[SIM-16, SIM-17, SIM-19, SIM-23] each file has everything that the term is worth, to both sides', () => {
  const result = run(agreed);
  const { copy: totals, numbers } = numbered(result.totals);
  const values = totalColumns('PHYSICAL').map(({ value }) => value({ ...result, totals }));
  expect(values).toEqual(expect.arrayContaining([...numbers, 9.5]));
  const { p10, p50 } = totals.npvBuyerSavingBand;
  expect(values).toContain(p50 - p10);
});

test('[SIM-16] a financial contract is told by the mean difference, and so named', () => {
  const keys = (settlement: string) => totalColumns(settlement).map(({ key }) => key);
  expect(keys('PHYSICAL')[0]).toBe('comparison.levelised');
  expect(keys('FINANCIAL')[0]).toBe('comparison.mean_difference');
  expect(keys('FINANCIAL').slice(1)).toEqual(keys('PHYSICAL').slice(1));
});

test('[SIM-24] structures are compared by what they cost, what is at risk and what the buyer saves', () => {
  expect(totalColumns('PHYSICAL').flatMap(({ compared = [] }) => compared)).toEqual([
    'comparison.levelised',
    'comparison.break_even',
    'comparison.at_risk',
    'comparison.low',
    'comparison.middle',
    'comparison.high',
    'comparison.chance',
    'comparison.volume',
  ]);
});

const always = ['result.break_even_text', 'result.percentile_note'];

test.each<[string, Partial<SimulationInputs>, number | undefined, string[]]>([
  ['a fixed price', {}, undefined, always],
  [
    'a variable price has no break-even',
    { pricingType: 'VARIABLE_PRICING' },
    undefined,
    ['missing.break_even_variable', 'result.percentile_note'],
  ],
  [
    'a hybrid price that follows the market wholly has none either',
    { pricingType: 'HYBRID_PRICING', indexingPercentage: 100 },
    undefined,
    ['missing.break_even', 'result.percentile_note'],
  ],
  [
    'without generation nothing is captured nor settled',
    {},
    0,
    ['missing.levelised', 'missing.break_even', 'missing.capture', 'result.percentile_note'],
  ],
  [
    'with an agreed volume it is settled all the same',
    agreed,
    0,
    ['result.break_even_text', 'missing.capture', 'result.percentile_note'],
  ],
])('[SIM-16, SIM-17, SIM-19] %s, and the notes say why', (_, changes, factor, expected) => {
  const profile = factor === undefined ? undefined : new Float64Array(8760).fill(factor);
  expect(noteTexts([run(changes, profile)], { ...demoInputs, ...changes })).toEqual(expected);
});

test('[SIM-16] no rate is captured of a mean price that is not above 0, and the notes say so', () => {
  const result = run({});
  const years = result.years.map((year) => ({ ...year, basePrice: -1, captureRate: null }));
  expect(noteTexts([{ ...result, years }], demoInputs)).toContain('missing.capture_rate');
  expect(figureCell(null)).toEqual({ text: '–' });
  expect(figureCell(0)).toBe(0);
});

const rowsOf = (changes: Partial<SimulationInputs>) =>
  Object.fromEntries(
    inputRows({ ...demoInputs, ...changes }, (name, value) => (value === '' ? '' : `${name}: ${value}`)),
  );

test('[SIM-23] the file has the inputs that count, in words', () => {
  const rows = rowsOf(agreed);
  expect(rows).toMatchObject({ structure: { text: 'structure: BASELOAD_ANNUAL' }, volume: 9.5, seed: demoInputs.seed });
  for (const unused of ['share', 'cpi', 'indexingPercentage', 'shortfallPrice', 'country'])
    expect(rows).not.toHaveProperty(unused);
});

test('[SIM-23] no input is left out of the file where it counts, and an empty one is a dash', () => {
  const inflation: Partial<SimulationInputs> = { indexation: 'CPI', cpi: '2' };
  const rows = {
    ...rowsOf({ compare: 'DAILY', country: 'france', negativePrices: 'NO_PAYMENT' }),
    ...rowsOf({ ...agreed, ...inflation, pricingType: 'HYBRID_PRICING', deviations: 'CONTRACT' }),
  };
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(demoInputs).toSorted());
  expect(rows.cpiFloor).toEqual({ text: '–' });
});

test('[SIM-23] small amounts are drawn in thousands', () => {
  const band = (p10: number, p90: number) => ({ p10, p50: 0, p90 });
  expect(unitFor([band(-40_000, 12_000)]).name).toBe('thousands');
  expect(unitFor([band(-4_000_000, 12_000)]).name).toBe('millions');
  expect(unitFor([]).name).toBe('thousands');
  expect(barOf('2027', 500, band(-1000, 2000), 1000)).toEqual({ name: '2027', value: 0.5, band: [-1, 2] });
});
