// The bounds of a simulation's input.
import { describe, expect, test } from 'vitest';
import { fieldProblems } from '../api/problem.ts';
import { simulationInput } from './simulation-input.ts';

const least = {
  technology: 'SOLAR_POWER',
  zone: 'portugal',
  capacity: 46,
  fromYear: 2027,
  years: 15,
  terms: { structure: 'PAY_AS_PRODUCED' },
  price: 33.9,
  seed: 1,
};

const faultsOf = (input: object) => {
  const { error } = simulationInput.safeParse(input);
  return error ? fieldProblems(error).map(({ path, key }) => `${path} ${key}`) : [];
};
const inTerms = (terms: object) => ({ terms: { structure: 'BASELOAD_ANNUAL', ...terms } });

describe('bounds', () => {
  test('[SIM-18, SIM-29] the least that is asked, and what is usual for the rest', () => {
    expect(simulationInput.parse(least)).toMatchObject({
      degradation: 0.4,
      discountRate: 6,
      scenarios: 1000,
      priceVolatility: 12,
      indexation: { type: 'NONE' },
      terms: {
        settlement: 'PHYSICAL',
        pricingType: 'FIXED_PRICING',
        share: 1,
        deviations: 'SPOT',
        negativePrices: 'NONE',
      },
    });
  });

  const bounds: [field: string, good: number[], bad: number[]][] = [
    ['capacity', [0.001, 10_000], [0, -1, 10_000.01]],
    ['volume', [0.1, 10_000], [0, 10_000.01]],
    ['years', [1, 25], [0, 26, 1.5]],
    ['fromYear', [2020, 2060], [2019, 2061]],
    ['price', [0.01, 1000], [0, -1, 1000.01]],
    ['discountRate', [-2, 30], [-2.01, 30.01]],
    ['degradation', [0, 5], [-0.01, 5.01]],
    ['priceVolatility', [0, 100], [-0.01, 100.01]],
    ['volumeVolatility', [0, 100], [-0.01, 100.01]],
    ['seed', [0, 4_294_967_295], [-1, 4_294_967_296, 0.5]],
    ['scenarios', [100, 5000], [99, 5001]],
  ];
  test.each(bounds)('[SIM-29] %s', (field, good, bad) => {
    for (const value of good) expect(faultsOf({ ...least, [field]: value }), String(value)).toEqual([]);
    for (const value of bad)
      expect(faultsOf({ ...least, [field]: value }), String(value)).toEqual([
        expect.stringMatching(`^${field} error_`),
      ]);
  });

  test('[SIM-29] the share is above 0 and at most 1', () => {
    for (const share of [0.01, 1]) expect(faultsOf({ ...least, ...inTerms({ share }) })).toEqual([]);
    for (const share of [0, 1.01])
      expect(faultsOf({ ...least, ...inTerms({ share }) })).toEqual([expect.stringMatching('^terms.share error_')]);
  });

  test('[SIM-29] all failing fields at once, those of rules over several fields too', () => {
    const bad = {
      zone: 'france',
      capacity: 0,
      fromYear: 2019,
      years: 26,
      terms: { structure: 'BASELOAD_ANNUAL', deviations: 'CONTRACT', share: 2 },
      seed: -1,
      unknown: 1,
    };
    expect(faultsOf(bad).map((fault) => fault.split(' ')[0])).toEqual([
      'zone',
      'capacity',
      'fromYear',
      'years',
      'terms.share',
      'seed',
      'unknown',
      'technology',
      'price',
      'terms.shortfallPrice',
      'terms.excessPrice',
    ]);
  });

  test('[SIM-05] storage alone generates nothing', () => {
    const { technology: _, ...rest } = least;
    const storage = { type: 'STORAGE', installedCapacity: 10 };
    const sun = { type: 'SOLAR_POWER', installedCapacity: 10 };
    expect(faultsOf({ ...least, technology: 'STORAGE' })).toEqual(['technology error_simulation.no_generation']);
    expect(faultsOf({ ...rest, technologies: [storage] })).toEqual(['technologies error_simulation.no_generation']);
    expect(faultsOf({ ...rest, technologies: [storage, sun] })).toEqual([]);
    expect(faultsOf({ ...least, technologies: [sun] })).toEqual(['technologies error_simulation.one_technology']);
  });

  test('[SIM-08, SIM-15] a hybrid price has its share, a variable one no price, and a cap is not below its floor', () => {
    const { price: _, ...unpriced } = least;
    expect(faultsOf({ ...unpriced, ...inTerms({ pricingType: 'VARIABLE_PRICING' }) })).toEqual([]);
    expect(faultsOf({ ...least, ...inTerms({ pricingType: 'HYBRID_PRICING' }) })).toEqual([
      'terms.indexingPercentage error_required.indexing_percentage',
    ]);
    expect(faultsOf({ ...least, indexation: { type: 'FIXED' } })).toEqual([
      'indexation.percentage error_required.percentage',
    ]);
    expect(faultsOf({ ...least, indexation: { type: 'CPI' } })).toEqual([
      'indexation.cpi error_required.cpi',
      'indexation.share error_required.share',
    ]);
    const cpi = { type: 'CPI', cpi: [2], share: 80, floor: 2 };
    expect(faultsOf({ ...least, indexation: { ...cpi, cap: 2 } })).toEqual([]);
    expect(faultsOf({ ...least, indexation: { ...cpi, cap: 1 } })).toEqual(['indexation.cap error_invalid.cap']);
  });
});
