// Whatever may be asked, each figure of the answer is a number or null: a file of zeros may be imported as a profile.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractStructures } from '../terms/enumerations.ts';
import { seasonDays } from './pictures.ts';
import { simulate } from './simulate.ts';
import { type ImportedYears, simulatedTerm } from './simulated-years.ts';
import { simulationApi } from './simulation-api.ts';
import { type SimulationInput, simulationInput } from './simulation-input.ts';
import { hoursOfYear } from './typical-year.ts';

const profileOf = (factor: (hour: number) => number) =>
  Float64Array.from({ length: hoursOfYear }, (_, hour) => Math.fround(factor(hour)));
const zeros = profileOf(() => 0);

const inputOf = (terms: object, changes: object = {}): SimulationInput =>
  simulationInput.parse({
    technology: 'SOLAR_POWER',
    zone: 'portugal',
    capacity: 46,
    fromYear: 2027,
    years: 2,
    price: 33.9,
    seed: 1,
    scenarios: 100,
    terms,
    ...changes,
  });

/** The paths of what is no finite number. */
function strangeFigures(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => strangeFigures(inner, `${path}.${name}`));
}

const answerOf = (input: SimulationInput, imported: ImportedYears) => {
  const result = simulate(input, imported);
  expect(strangeFigures(result)).toEqual([]);
  expect(simulationApi.run.answer.safeParse(result).success).toBe(true);
  return result;
};

const deviating = { deviations: 'CONTRACT', shortfallPrice: 80, excessPrice: 5 };

describe('a profile of zeros', () => {
  test.each(contractStructures)(
    '[SIM-14, SIM-16] %s without a volume: nothing is sold, and there is no price',
    (name) => {
      for (const settlement of ['PHYSICAL', 'FINANCIAL']) {
        const { volumeMw, totals } = answerOf(inputOf({ structure: name, settlement }), { profile: zeros });
        expect(volumeMw).toBe(0);
        expect(totals).toMatchObject({ generated: 0, pay: 0, npvSeller: 0, npvBuyerSaving: 0 });
        expect(totals).toMatchObject({ levelisedPrice: null, breakEvenPrice: null, chanceThatBuyerSaves: 0 });
      }
    },
  );

  test('[SIM-14] an agreed volume is nominated as annual baseload alone', () => {
    const totalsOf = (structure: string, terms: object = {}) =>
      answerOf(inputOf({ structure, ...terms }, { volume: 10 }), { profile: zeros }).totals;
    expect(totalsOf('BASELOAD_ANNUAL').pay).toBeCloseTo(2 * 33.9 * 10 * 8784 - 33.9 * 10 * 24, 0);
    expect(totalsOf('BASELOAD_ANNUAL').levelisedPrice).toBe(33.9);
    for (const structure of ['BASELOAD_MONTHLY', 'FIXED_HOURLY_PROFILE'])
      expect(totalsOf(structure)).toMatchObject({ pay: 0, levelisedPrice: null, breakEvenPrice: null });
    // The seller pays for what falls short, and no MWh has a price.
    expect(totalsOf('BASELOAD_ANNUAL', deviating)).toMatchObject({ levelisedPrice: null, breakEvenPrice: null });
  });

  test('[SIM-23] the pictures have zeros', () => {
    const days = seasonDays(simulatedTerm(inputOf({ structure: 'BASELOAD_MONTHLY' }), { profile: zeros }));
    expect(strangeFigures(days)).toEqual([]);
    expect(days.summer[12]).toMatchObject({ generated: 0, nominated: 0 });
  });
});

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const above0 = (max: number) => fc.oneof(double(Number.MIN_VALUE, max), fc.constantFrom(Number.MIN_VALUE, 1e-9, max));
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

const someTerms = fc.record({
  structure: fc.constantFrom(...contractStructures),
  settlement: fc.constantFrom('PHYSICAL', 'FINANCIAL'),
  pricingType: fc.constantFrom('FIXED_PRICING', 'HYBRID_PRICING', 'VARIABLE_PRICING'),
  indexingPercentage: percent,
  share: above0(1),
  deviations: fc.constantFrom('SPOT', 'CONTRACT'),
  shortfallPrice: double(0, 1000),
  excessPrice: double(0, 1000),
  negativePrices: fc.constantFrom('NONE', 'FLOOR_ZERO', 'NO_PAYMENT', 'NO_DELIVERY'),
  negativeHoursFree: fc.integer({ min: 0, max: 8784 }),
});
const rate = double(-20, 50);
const someInput = fc.record(
  {
    terms: someTerms,
    capacity: above0(10_000),
    volume: above0(10_000),
    fromYear: fc.integer({ min: 2020, max: 2060 }),
    years: fc.constantFrom(1, 2),
    degradation: double(0, 5),
    price: above0(1000),
    indexation: fc.oneof(
      fc.record({ type: fc.constant('FIXED'), percentage: rate }),
      fc.record({ type: fc.constant('CPI'), cpi: fc.array(rate, { minLength: 1, maxLength: 3 }), share: percent }),
    ),
    discountRate: double(-2, 30),
    priceVolatility: percent,
    volumeVolatility: percent,
  },
  { requiredKeys: ['terms', 'price'] },
);
/** Named, so that a failure is told in a line. */
const profiles = {
  zeros,
  least: profileOf(() => 1e-45),
  oneHour: profileOf((hour) => (hour === 4000 ? 1 : 0)),
  january: profileOf((hour) => (hour < 744 ? (hour % 24) / 24 : 0)),
  full: profileOf(() => 1),
};
const prices = {
  invented: undefined,
  zeros,
  lowest: profileOf(() => -1000),
  wild: profileOf((hour) => (hour % 2 === 0 ? 10_000 : -1000)),
};
const nameOf = <Name extends string>(named: Record<Name, unknown>) =>
  fc.constantFrom(...(Object.keys(named) as Name[]));

test('[SIM-14, SIM-16, SIM-17, SIM-19] no allowed input gives a figure that is no number', () => {
  fc.assert(
    fc.property(someInput, nameOf(profiles), nameOf(prices), ({ terms, ...changes }, profile, price) => {
      answerOf(inputOf(terms, changes), { profile: profiles[profile], prices: prices[price] });
    }),
    { numRuns: 60 },
  );
});
