// The settlement of single hours, of indexation and of nominations.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounded } from '../arithmetic/rounding.ts';
import { simulationVectors } from '../testing/simulation-vectors.ts';
import { indexedPrices } from './indexation.ts';
import { nominatedHours, volumeOf } from './nomination.ts';
import {
  emptySettlement,
  type Settlement,
  type SettlementTerms,
  settleInterval,
  settlesDeviations,
} from './settlement.ts';
import { marketShape } from './simulated-years.ts';

interface Hours {
  terms: SettlementTerms;
  price: number;
  spots: number[];
  generated: number[];
  nominated?: number[] | undefined;
}

/** All hours of a year, in their order. */
function settle({ terms, price, spots, generated, nominated }: Hours): Settlement {
  const sum = emptySettlement();
  let free = terms.negativeHoursFree ?? 0;
  spots.forEach((spot, place) => {
    const clauseApplies = spot < 0 && free <= 0;
    if (spot < 0) free -= 1;
    const interval = {
      generated: generated[place] ?? 0,
      nominated: nominated?.[place] ?? 0,
      spot,
      price,
      clauseApplies,
    };
    const settled = settleInterval(terms, interval);
    for (const name of Object.keys(sum) as (keyof Settlement)[]) sum[name] += settled[name];
  });
  return sum;
}

const baseload: SettlementTerms = {
  structure: 'BASELOAD_ANNUAL',
  settlement: 'PHYSICAL',
  pricingType: 'FIXED_PRICING',
  share: 1,
  deviations: 'SPOT',
  negativePrices: 'NONE',
};

const expectHours = (names: readonly string[]) => {
  const cases = simulationVectors.hours.filter(({ name }) => names.includes(name));
  expect(cases.map(({ name }) => name)).toEqual(names);
  for (const { name, expected, ...hours } of cases) {
    const { volume, shortfall, excess, pay, sellerCash, buyerSaving } = settle(hours);
    const { generated: _, seller, saving, ...rest } = expected;
    const found = { volume, shortfall, excess, pay, sellerCash, buyerSaving };
    const figures = Object.fromEntries(Object.entries(found).map(([key, value]) => [key, rounded(value, 4)]));
    expect(figures, name).toEqual({ ...rest, sellerCash: seller, buyerSaving: saving });
  }
};

describe('one interval', () => {
  test('[SIM-07] all reference hours are among those below', () => {
    expect(simulationVectors.hours).toHaveLength(14);
  });

  test('[SIM-07, SIM-09] pay as produced', () => {
    expectHours(['pay as produced', 'pay as produced, half of the output']);
  });

  test('[SIM-08] hybrid and variable prices follow the market', () => {
    expectHours([
      'pay as produced, hybrid 40 %',
      'pay as produced, hybrid 40 %, index not below zero',
      'pay as produced, variable',
    ]);
  });

  test('[SIM-10] baseload with deviations at spot', () => {
    expectHours(['annual baseload, deviations at spot']);
  });

  test('[SIM-11] baseload with deviations at contract prices', () => {
    expectHours(['annual baseload, deviations at contract prices']);
  });

  test('[SIM-12] a contract for difference', () => {
    expectHours([
      'CfD on production',
      'CfD on production, reference not below zero',
      'CfD on production, suspended below zero',
      'CfD on baseload',
    ]);
  });

  test('[SIM-13] the clauses for negative prices', () => {
    expectHours([
      'pay as produced, nothing is paid below zero',
      'pay as produced, switched off below zero',
      'pay as produced, one negative hour free',
    ]);
  });

  test('[SIM-13] each clause in one hour below zero, also where the volume is agreed', () => {
    const pay = (negativePrices: SettlementTerms['negativePrices'], more: Partial<SettlementTerms> = {}) =>
      settleInterval(
        { ...baseload, negativePrices, ...more },
        { generated: 30, nominated: 20, spot: -10, price: 40, clauseApplies: true },
      );
    expect(pay('NONE')).toMatchObject({ volume: 20, paid: 20, pay: 800, sellerCash: 700, buyerSaving: -1000 });
    expect(pay('FLOOR_ZERO')).toMatchObject({ volume: 20, pay: 800, sellerCash: 700 });
    expect(pay('NO_PAYMENT')).toMatchObject({ volume: 20, paid: 0, pay: 0, sellerCash: -100, buyerSaving: -200 });
    expect(pay('NO_DELIVERY')).toMatchObject({ volume: 0, paid: 0, shortfall: 0, excess: 0, pay: 0 });
    expect(pay('NO_DELIVERY').sellerCash).toBeCloseTo(0, 12);
    const contract = { deviations: 'CONTRACT', shortfallPrice: 12, excessPrice: 8 } as const;
    expect(pay('NONE', contract)).toMatchObject({ volume: 20, paid: 20, excess: 10, pay: 880, buyerSaving: -1180 });
    expect(pay('NO_PAYMENT', contract)).toMatchObject({ volume: 20, paid: 0, pay: 0, buyerSaving: -300 });
    const financial = { settlement: 'FINANCIAL' } as const;
    expect(pay('NONE', financial)).toMatchObject({ paid: 20, pay: 1000, sellerCash: 700 });
    expect(pay('FLOOR_ZERO', financial)).toMatchObject({ pay: 800, sellerCash: 500 });
    expect(pay('NO_DELIVERY', financial).volume).toBe(0);
  });

  test.each([0, 10])('[SIM-13] no clause touches an hour at %d EUR/MWh', (spot) => {
    const interval = { generated: 30, nominated: 20, spot, price: 40, clauseApplies: true };
    for (const negativePrices of ['FLOOR_ZERO', 'NO_PAYMENT', 'NO_DELIVERY'] as const)
      expect(settleInterval({ ...baseload, negativePrices }, interval)).toEqual(settleInterval(baseload, interval));
  });

  test('[SIM-20] only physical volumes that were agreed on have deviations at contract prices', () => {
    const settles = (more: Partial<SettlementTerms>) => settlesDeviations({ ...baseload, ...more });
    expect(settles({ deviations: 'CONTRACT' })).toBe(true);
    expect(settles({})).toBe(false);
    expect(settles({ deviations: 'CONTRACT', structure: 'PAY_AS_PRODUCED' })).toBe(false);
    expect(settles({ deviations: 'CONTRACT', settlement: 'FINANCIAL' })).toBe(false);
  });

  const amount = fc.double({ min: 0, max: 500, noNaN: true });
  test('[SIM-09, SIM-10] what the buyer pays and the market pays for the rest is what the seller gets', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('PAY_AS_PRODUCED', 'BASELOAD_ANNUAL', 'FIXED_HOURLY_PROFILE'),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        amount,
        amount,
        fc.double({ min: -200, max: 500, noNaN: true }),
        amount,
        (structure, share, generated, nominated, spot, price) => {
          const terms: SettlementTerms = {
            structure,
            share,
            settlement: 'PHYSICAL',
            pricingType: 'FIXED_PRICING',
            deviations: 'SPOT',
            negativePrices: 'NONE',
          };
          const { pay, sellerCash, buyerSaving } = settleInterval(terms, {
            generated,
            nominated,
            spot,
            price,
            clauseApplies: true,
          });
          expect(sellerCash + buyerSaving).toBeCloseTo(generated * spot, 6);
          expect(pay).toBeCloseTo((structure === 'PAY_AS_PRODUCED' ? share * generated : nominated) * price, 6);
        },
      ),
    );
  });
});

describe('the price of a year', () => {
  test.each(simulationVectors.indexation)('[SIM-15] $name', ({ indexation, price, years, expected }) => {
    expect(indexedPrices(price, years, indexation)).toEqual(expected);
  });
});

describe('nomination', () => {
  const generation = Float64Array.from({ length: 8760 }, (_, hour) => (hour < 31 * 24 ? 20 : 10) + (hour % 24));
  const mean = generation.reduce((sum, value) => sum + value, 0) / 8760;

  test('[SIM-14] the volume defaults to the mean generation in steps of 0.1 MW', () => {
    expect(volumeOf(generation, undefined)).toBe(rounded(mean, 1));
    expect(volumeOf(generation, 7.25)).toBe(7.25);
  });

  test('[SIM-14] annual, monthly and hourly volumes', () => {
    expect([...new Set(nominatedHours('BASELOAD_ANNUAL', generation, 12))]).toEqual([12]);
    expect([...new Set(nominatedHours('PAY_AS_PRODUCED', generation, 12))]).toEqual([0]);
    const monthly = nominatedHours('BASELOAD_MONTHLY', generation, 12);
    expect(new Set(monthly.map((value) => rounded(value, 9))).size).toBe(2);
    expect(monthly[0]).toBeCloseTo((12 * 31.5) / mean, 9);
    const hourly = nominatedHours('FIXED_HOURLY_PROFILE', generation, 12);
    expect(hourly[5]).toBeCloseTo((12 * 25) / mean, 9);
    expect(hourly[8759]).toBeCloseTo((12 * 33) / mean, 9);
    for (const nominated of [monthly, hourly])
      expect(nominated.reduce((sum, value) => sum + value, 0) / 8760).toBeCloseTo(12, 9);
  });
});

describe('nomination without generation', () => {
  const still = new Float64Array(8760);
  const dark = Float64Array.from({ length: 8760 }, (_, hour) => (hour === 4000 ? 5e-324 : 0));

  test('[SIM-14] the volume defaults to 0, and an agreed one has no shape but that of an annual baseload', () => {
    expect(volumeOf(still, undefined)).toBe(0);
    for (const structure of ['BASELOAD_MONTHLY', 'FIXED_HOURLY_PROFILE'] as const)
      for (const generation of [still, dark])
        expect([...new Set(nominatedHours(structure, generation, 12))], structure).toEqual([0]);
    expect([...new Set(nominatedHours('BASELOAD_ANNUAL', still, 12))]).toEqual([12]);
  });
});

describe('the shape of generation', () => {
  const hours = [0, 1, 2, 3];
  test('[SIM-16] base, capture and what falls below zero', () => {
    const { spots, generated, expected } = simulationVectors.capture;
    expect(marketShape(hours, spots, generated, 1)).toMatchObject(expected);
  });

  test('[SIM-16] without generation nothing is captured, and no rate of a base that is not above 0', () => {
    const none = { capturePrice: null, captureRate: null, shapeCost: null, basePrice: 28.75 };
    expect(marketShape(hours, [50, 10, -5, 60], [0, 0, 0, 0], 1)).toMatchObject(none);
    const cheap = { basePrice: -2.5, capturePrice: 10, captureRate: null, shapeCost: -12.5 };
    expect(marketShape(hours, [0, 10, -20, 0], [0, 5, 0, 0], 1)).toMatchObject(cheap);
  });
});
