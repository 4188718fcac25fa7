// Whole runs against their reference figures; scenarios; what a price is worth.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounded } from '../arithmetic/rounding.ts';
import { simulationVectors } from '../testing/simulation-vectors.ts';
import { priceDuration, seasonDays } from './pictures.ts';
import { hourlyCash, linearCash, runScenarios, unroundedBand } from './scenarios.ts';
import { simulate } from './simulate.ts';
import { settleYear, simulatedTerm } from './simulated-years.ts';
import type { SimulationInput } from './simulation-input.ts';

const { runs } = simulationVectors;

/** Equal within 0.01 %; what is given exactly elsewhere is compared there. */
function expectNear(found: unknown, expected: unknown, path = 'run'): void {
  if (typeof expected === 'number') {
    const difference = Math.abs(Number(found) - expected);
    expect(difference, `${path}: ${found} for ${expected}`).toBeLessThanOrEqual(Math.abs(expected) * 0.0001);
    return;
  }
  if (typeof expected !== 'object' || expected === null) {
    expect(found, path).toEqual(expected);
    return;
  }
  for (const [name, value] of Object.entries(expected))
    expectNear((found as Record<string, unknown>)[name], value, `${path}.${name}`);
}

const base = (changes: Partial<SimulationInput> = {}): SimulationInput => {
  const [run] = runs;
  if (!run) throw new Error('The first reference run is missing');
  return { ...run.input, ...changes };
};
const withTerms = (terms: Partial<SimulationInput['terms']>, changes: Partial<SimulationInput> = {}) =>
  base({ ...changes, terms: { ...base().terms, ...terms } });

describe('whole runs', () => {
  test('[SIM-21] there are seven', () => {
    expect(runs).toHaveLength(7);
  });

  test.each(runs)('[SIM-16, SIM-17, SIM-18, SIM-19, SIM-21] $name', ({ input, expected }) => {
    const { years, ...result } = simulate(input);
    const { years: expectedYears, ...rest } = expected;
    expectNear(result, rest);
    expectNear([years[0], years[1], years.at(-1)], expectedYears);
    expect(years).toHaveLength(input.years);
    expect(result.scenarios).toBe(input.scenarios);
    expect(result.isInvented).toBe(true);
  });

  test('[SIM-21] the same input gives the same digits, another seed gives others', () => {
    const input = base({ scenarios: 100 });
    expect(simulate(input)).toEqual(simulate(structuredClone(input)));
    expect(simulate({ ...input, seed: 1 }).totals.npvSellerBand).not.toEqual(simulate(input).totals.npvSellerBand);
    expect(simulate({ ...input, seed: 1 }).totals.npvSeller).toBe(simulate(input).totals.npvSeller);
  });

  test('[SIM-05] storage beside the sun is named and changes nothing', () => {
    const technologies = [
      { type: 'SOLAR_POWER', installedCapacity: 46 },
      { type: 'STORAGE', installedCapacity: 10 },
    ] as const;
    const { technology: _, ...input } = base({ scenarios: 100, years: 2 });
    const mixed = simulate({ ...input, technologies: [...technologies] });
    expect(mixed.leftOut).toEqual(['STORAGE']);
    expect(mixed.totals).toEqual(simulate(base({ scenarios: 100, years: 2 })).totals);
  });
});

describe('the break-even price', () => {
  const few = { scenarios: 100, years: 5 };
  test.each([
    ['pay as produced without payment below zero', withTerms({ negativePrices: 'NO_PAYMENT' }, few)],
    ['annual baseload', withTerms({ structure: 'BASELOAD_ANNUAL' }, few)],
    [
      'hybrid and indexed',
      withTerms(
        { pricingType: 'HYBRID_PRICING', indexingPercentage: 40 },
        { ...few, indexation: { type: 'FIXED', percentage: 2 } },
      ),
    ],
    ['a contract for difference', withTerms({ settlement: 'FINANCIAL', negativePrices: 'FLOOR_ZERO' }, few)],
  ])('[SIM-17] the buyer saves nothing at it: %s', (_, input) => {
    const { breakEvenPrice, npvBuyerSaving } = simulate(input).totals;
    const even = simulate({ ...input, price: breakEvenPrice ?? 0 }).totals.npvBuyerSaving;
    expect(Math.abs(npvBuyerSaving)).toBeGreaterThan(100_000);
    // Prices are in cents: half a cent a MWh remains.
    expect(Math.abs(even)).toBeLessThan(0.02 * 46 * 1950 * 5);
  });

  test('[SIM-17] a variable price has none', () => {
    const { price: _, ...variable } = withTerms({ pricingType: 'VARIABLE_PRICING' }, few);
    expect(simulate(variable).totals).toMatchObject({ breakEvenPrice: null, npvBuyerSaving: 0 });
  });
});

const someTerms = fc.record({
  structure: fc.constantFrom('PAY_AS_PRODUCED', 'BASELOAD_ANNUAL', 'BASELOAD_MONTHLY', 'FIXED_HOURLY_PROFILE'),
  settlement: fc.constantFrom('PHYSICAL', 'FINANCIAL'),
  pricingType: fc.constantFrom('FIXED_PRICING', 'HYBRID_PRICING', 'VARIABLE_PRICING'),
  indexingPercentage: fc.integer({ min: 0, max: 100 }),
  share: fc.constantFrom(0.5, 1),
  negativePrices: fc.constantFrom('NONE', 'FLOOR_ZERO', 'NO_PAYMENT', 'NO_DELIVERY'),
  negativeHoursFree: fc.constantFrom(0, 50),
  deviations: fc.constant('SPOT'),
}) satisfies fc.Arbitrary<SimulationInput['terms']>;

describe('scenarios', () => {
  test('[SIM-20] four settled years give each scenario as its hours do', () => {
    const level = fc.double({ min: 0.2, max: 4, noNaN: true });
    const yieldFactor = fc.double({ min: 0.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(someTerms, level, yieldFactor, (terms, atLevel, atYield) => {
        const term = simulatedTerm(base({ terms, years: 1 }));
        const [byHours, bySums] = [hourlyCash(term)(0, atLevel, atYield), linearCash(term)(0, atLevel, atYield)];
        const scale = Math.abs(byHours.sellerCash) + Math.abs(byHours.buyerSaving) + 1_000_000;
        expect(Math.abs(bySums.sellerCash - byHours.sellerCash) / scale).toBeLessThan(1e-10);
        expect(Math.abs(bySums.buyerSaving - byHours.buyerSaving) / scale).toBeLessThan(1e-10);
      }),
      { numRuns: 60 },
    );
  });

  test('[SIM-11, SIM-20] deviations at contract prices are settled hour by hour, in at most 200 scenarios', () => {
    const contract = {
      structure: 'BASELOAD_ANNUAL',
      deviations: 'CONTRACT',
      shortfallPrice: 80,
      excessPrice: 5,
    } as const;
    const input = withTerms(contract, { years: 2, volumeVolatility: 20 });
    const result = simulate(input);
    expect(result.scenarios).toBe(200);
    const term = simulatedTerm(input);
    const settings = { ...input, volumeVolatility: 20, scenarios: 50 };
    const [byHours, bySums] = [hourlyCash(term), linearCash(term)].map((cashOf) =>
      runScenarios(term, settings, [1, 1], cashOf),
    );
    expect(byHours?.present.sellerCash).toEqual(runScenarios(term, settings, [1, 1]).present.sellerCash);
    expect(bySums?.present.sellerCash).not.toEqual(byHours?.present.sellerCash);
  });

  test('[SIM-18] without volatility each scenario is the expected case', () => {
    const { totals, years } = simulate(base({ priceVolatility: 0, volumeVolatility: 0, scenarios: 100, years: 3 }));
    expect(totals.npvSellerBand.p10).toBeCloseTo(totals.npvSeller, 1);
    expect(totals.npvSellerBand.p90).toBeCloseTo(totals.npvSeller, 1);
    expect(totals.sellerAtRisk).toBe(0);
    expect(years[2]?.buyerSavingBand.p50).toBeCloseTo(years[2]?.buyerSaving ?? 0, 1);
  });

  test('[SIM-18] the price level stays at what it wandered to, the yield is new in each year', () => {
    const yearly = (changes: Partial<SimulationInput>) => {
      const input = base({ years: 10, scenarios: 2000, degradation: 0, ...changes });
      const term = simulatedTerm({ ...input, terms: { ...input.terms, pricingType: 'VARIABLE_PRICING' } });
      const discounts = term.years.map(() => 1);
      const settings = { ...input, volumeVolatility: input.volumeVolatility ?? 0 };
      const { years } = runScenarios(term, settings, discounts);
      const spread = (index: number) => {
        const { p10, p50, p90 } = unroundedBand(years[index]?.sellerCash ?? new Float64Array());
        return (p90 - p10) / p50;
      };
      return spread(9) / spread(0);
    };
    expect(yearly({ priceVolatility: 10, volumeVolatility: 0 })).toBeGreaterThan(2.5);
    expect(yearly({ priceVolatility: 0, volumeVolatility: 10 })).toBeCloseTo(1, 0);
  });

  test('[SIM-18] a year has a fifth of the price before and half of the yield at least', () => {
    const asked = (changes: Partial<SimulationInput>) => {
      const input = base({ years: 3, scenarios: 2000, degradation: 0, ...changes });
      const term = simulatedTerm({ ...input, terms: { ...input.terms, pricingType: 'VARIABLE_PRICING' } });
      const settings = { ...input, volumeVolatility: input.volumeVolatility ?? 0 };
      const seen: [year: number, level: number, yieldFactor: number][] = [];
      runScenarios(term, settings, [1, 1, 1], (index, level, yieldFactor) => {
        seen.push([index, level, yieldFactor]);
        return { sellerCash: 0, buyerSaving: 0 };
      });
      return seen;
    };
    const levels = asked({ priceVolatility: 100, volumeVolatility: 0 });
    const leastOf = (year: number) => Math.min(...levels.filter(([of]) => of === year).map(([, level]) => level));
    // Each year's floor is that of the year before: 0.2, and a fifth of it.
    expect([leastOf(0), leastOf(1), leastOf(2)].map((level) => rounded(level, 9))).toEqual([0.2, 0.04, 0.008]);
    expect(levels.filter(([year, level]) => year === 0 && level === 0.2).length).toBeGreaterThan(300);
    const yields = asked({ priceVolatility: 0, volumeVolatility: 100 }).map(([, , yieldFactor]) => yieldFactor);
    expect(Math.min(...yields)).toBe(0.5);
    // In each year anew: about three of ten are below half, one standard deviation of 100 % from the mean.
    expect(yields.filter((one) => one === 0.5).length / yields.length).toBeCloseTo(0.31, 1);
    expect(Math.max(...yields)).toBeGreaterThan(2);
  });

  test('[SIM-18] the usual spread of the yield follows the technology', () => {
    const spreadOf = (technology: 'SOLAR_POWER' | 'ONSHORE_WIND' | 'HYDRO_POWER', volumeVolatility?: number) => {
      const { volumeVolatility: _, ...input } = base({ technology, years: 1, scenarios: 200 });
      return simulate({ ...input, ...(volumeVolatility !== undefined && { volumeVolatility }) }).totals.sellerAtRisk;
    };
    expect(spreadOf('SOLAR_POWER')).toBe(spreadOf('SOLAR_POWER', 4));
    expect(spreadOf('ONSHORE_WIND')).toBe(spreadOf('ONSHORE_WIND', 9));
    expect(spreadOf('HYDRO_POWER')).toBe(spreadOf('HYDRO_POWER', 20));
  });

  test('[SIM-13] the free hours come first in each year, and are not paid after', () => {
    const payOf = (negativeHoursFree: number) =>
      settleYear(simulatedTerm(withTerms({ negativePrices: 'NO_PAYMENT', negativeHoursFree }, { years: 1 })), 0, 1, 1)
        .pay;
    expect(payOf(0)).toBeCloseTo(2_916_968.73, 1);
    expect(payOf(8784)).toBeCloseTo(3_040_827.19, 1);
    expect(payOf(50)).toBeGreaterThan(payOf(0));
    expect(payOf(50)).toBeLessThan(payOf(107));
    expect(payOf(108)).toBe(payOf(8784));
  });
});

describe('pictures of the first year', () => {
  const term = simulatedTerm(withTerms({ structure: 'BASELOAD_ANNUAL' }));

  test('[SIM-23] a day of each season has 24 hours, and the sun of summer the most', () => {
    const days = seasonDays(term);
    const noon = (season: keyof typeof days) => days[season][12]?.generated ?? 0;
    for (const day of Object.values(days)) expect(day).toHaveLength(24);
    expect(noon('summer')).toBeGreaterThan(noon('winter'));
    expect(days.winter[0]).toMatchObject({ generated: 0, nominated: 10.2 });
  });

  test('[SIM-23, ALL-09] the price duration has 400 points from the highest down, with the mean of the year', () => {
    const points = priceDuration(term);
    expect(points).toHaveLength(400);
    expect(points.at(-1)?.hours).toBe(8760);
    for (const [index, { spot }] of points.entries()) expect(spot).toBeLessThanOrEqual(points[index - 1]?.spot ?? 200);
    let [sum, before] = [0, 0];
    for (const { hours, spot } of points) [sum, before] = [sum + spot * (hours - before), hours];
    // The prices of the points are in cents.
    expect(Math.abs(sum - 525_599.23)).toBeLessThan(8760 * 0.005);
  });
});
