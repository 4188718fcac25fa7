// Pricing, capacity and date rules that projects, offers and contracts share.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { RuleFault } from '../fields/rules.ts';
import { problemsOf } from '../testing/problems-of.ts';
import {
  capacityFaults,
  dateOrderFaults,
  indexingType,
  pricingFaults,
  pricingType,
  technologyEntries,
  withoutUnusedPricing,
} from './energy-terms.ts';
import { pricingTypes } from './enumerations.ts';

const told = (faults: RuleFault[]) => faults.map(({ path, key }) => `${path.join('.')}: ${key}`);
const terms = z.strictObject({ technologies: technologyEntries });
const withTechnologies = (technologies: unknown) => problemsOf(terms, { technologies });

describe('pricing', () => {
  const price = 'financialConditions.price: error_required.price';
  const index = 'financialConditions.indexingType: error_required.indexing_type';
  const share = 'financialConditions.indexingPercentage: error_required.indexing_percentage';
  test.each([
    ['FIXED_PRICING', [price]],
    ['fixed', [price]],
    ['HYBRID_PRICING', [price, index, share]],
    ['hybrid', [price, index, share]],
    ['VARIABLE_PRICING', [index]],
    ['variable', [index]],
    ['CHEAP', []],
    [undefined, []],
  ])('[CON-48, CON-49, CON-50, PRJ-10] %s needs %j', (type, faults) => {
    expect(told(pricingFaults({ pricingType: type }))).toEqual(faults);
  });
  test('nothing is missing when all is given, and nothing is asked of nothing', () => {
    for (const type of pricingTypes) {
      expect(pricingFaults({ pricingType: type, price: 1, indexingType: 'MIBEL', indexingPercentage: 0 })).toEqual([]);
    }
    expect(pricingFaults(undefined)).toEqual([]);
  });
  test('[CON-53, CON-54] what a pricing type does not use is cleared', () => {
    const all = { price: 34, indexingType: 'MIBEL', indexingPercentage: 25 };
    expect(withoutUnusedPricing({ ...all, pricingType: 'FIXED_PRICING' })).toEqual({
      pricingType: 'FIXED_PRICING',
      price: 34,
    });
    expect(withoutUnusedPricing({ ...all, pricingType: 'VARIABLE_PRICING' })).toEqual({
      pricingType: 'VARIABLE_PRICING',
      indexingType: 'MIBEL',
    });
    expect(withoutUnusedPricing({ ...all, pricingType: 'HYBRID_PRICING' })).toEqual({
      ...all,
      pricingType: 'HYBRID_PRICING',
    });
  });
  test('[GEN-81] short forms are accepted, long ones kept', () => {
    expect(['fixed', ' hybrid ', 'variable', 'FIXED_PRICING'].map((typed) => pricingType.parse(typed))).toEqual([
      'FIXED_PRICING',
      'HYBRID_PRICING',
      'VARIABLE_PRICING',
      'FIXED_PRICING',
    ]);
    for (const typed of ['Fixed', '', 'constructor', '__proto__', 5])
      expect(pricingType.safeParse(typed).success).toBe(false);
  });
  test('[GEN-82, GEN-83] an index is MIBEL or 2 to 100 characters; the bare word OTHER names none', () => {
    for (const typed of ['MIBEL', 'EPEX FR', 'a'.repeat(100)]) expect(indexingType.safeParse(typed).success).toBe(true);
    for (const typed of ['OTHER', ' OTHER ', 'x', 'a'.repeat(101), ''])
      expect(indexingType.safeParse(typed).success).toBe(false);
  });
});

describe('technologies', () => {
  test('[CON-13] a bare value is an entry with its type alone', () => {
    expect(technologyEntries.parse(['SOLAR_POWER', { type: 'STORAGE', installedCapacity: 20 }])).toEqual([
      { type: 'SOLAR_POWER' },
      { type: 'STORAGE', installedCapacity: 20 },
    ]);
  });
  test('[CON-40, PRJ-08] at least one', () => {
    expect(withTechnologies([])).toEqual(['technologies: error_min_items 1']);
    expect(withTechnologies(undefined)).toEqual(['technologies: error_required.technologies']);
  });
  test('[CON-69, CON-72, ERR-66] each entry is told for itself, all at once', () => {
    expect(
      withTechnologies([
        'COAL',
        { type: 'COAL' },
        {},
        { type: 'SOLAR_POWER', installedCapacity: 0, annualForecastCapacity: 1.5, lifetime: '30-35', outputPower: -1 },
        { type: 'SOLAR_POWER', colour: 'red' },
        5,
        null,
      ]),
    ).toEqual([
      'technologies.0: error_invalid.technology',
      'technologies.1.type: error_invalid.technology',
      'technologies.2.type: error_invalid.technology',
      'technologies.3.installedCapacity: error_min_value 1',
      'technologies.3.annualForecastCapacity: error_invalid.annual_forecast_capacity',
      'technologies.3.lifetime: error_invalid.lifetime',
      'technologies.3.outputPower: error_min_value 1',
      'technologies.4.colour: error_unknown_field',
      'technologies.5: error_invalid.technology',
      'technologies.6: error_invalid.technology',
    ]);
  });
});

test('[CON-12] an entry has type, installed and forecast capacity, lifetime and output power', () => {
  const entry = {
    type: 'SOLAR_POWER',
    installedCapacity: 40,
    annualForecastCapacity: 20,
    lifetime: '25-30',
    outputPower: 38,
  };
  expect(terms.parse({ technologies: [entry] })).toEqual({ technologies: [entry] });
  for (const name of Object.keys(entry)) {
    const { [name as 'type']: _, ...rest } = entry;
    expect(withTechnologies([rest])).toEqual(name === 'type' ? [expect.stringMatching(/^technologies\.0/)] : []);
  }
});

describe('capacities', () => {
  const solar = (installedCapacity?: number, annualForecastCapacity?: number) => ({
    type: 'SOLAR_POWER' as const,
    ...(installedCapacity !== undefined && { installedCapacity }),
    ...(annualForecastCapacity !== undefined && { annualForecastCapacity }),
  });
  test('[CON-70] a forecast stays within what is installed', () => {
    expect(told(capacityFaults([solar(40, 40)], { totalPurchasedCapacity: 40 }))).toEqual([]);
    expect(told(capacityFaults([solar(), solar(40, 41)], { totalPurchasedCapacity: 100 }))).toEqual([
      'technologies.1.annualForecastCapacity: error_technology.forecast_above_installed',
    ]);
  });
  test('[CON-71] a forecast stays within the total', () => {
    expect(told(capacityFaults([solar(undefined, 41)], { totalPurchasedCapacity: 40 }))).toEqual([
      'technologies.0.annualForecastCapacity: error_technology.forecast_above_total',
    ]);
    expect(capacityFaults([solar(undefined, 41)], {})).toEqual([]);
  });
  test('[CON-73] installed capacities added up stay within the total', () => {
    expect(capacityFaults([solar(20), solar(20)], { totalPurchasedCapacity: 40 })).toEqual([]);
    expect(told(capacityFaults([solar(20), solar(21)], { totalPurchasedCapacity: 40 }))).toEqual([
      'technologies: error_technology.installed_above_total',
    ]);
  });
  test('[CON-46, CON-47, ERR-63] energy is compared with the total as plain numbers', () => {
    const totals = (most: number) => ({ totalPurchasedCapacity: 40, maximumAmountEnergyAllowed: most });
    expect(capacityFaults([], totals(40))).toEqual([]);
    expect(told(capacityFaults([], totals(41)))).toEqual([
      'financialConditions.maximumAmountEnergyAllowed: register_contract.error_maximum_amount_energy_allowed_greater_then_total_purchased_capacity',
    ]);
  });
  test('rules hold still for whatever else stands in their place', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (entries, conditions) => {
        capacityFaults(entries as never, conditions as never);
        pricingFaults((conditions ?? undefined) as never);
      }),
    );
  });
});

describe('[CON-60, PRJ-12, ERR-62] date order', () => {
  const order = (start: unknown, end: unknown) => told(dateOrderFaults(start, end, 'endDate'));
  test('an end before its start is refused, equal dates are not', () => {
    expect(order('2027-07-01', '2027-06-30')).toEqual(['endDate: register_contract.error_end_date_before_start_date']);
    expect(order('2027-07-01', '2027-07-01')).toEqual([]);
    expect(order('2027-07-01', '2037-06-30')).toEqual([]);
  });
  test.each([
    ['tomorrow', '2027-07-01'],
    ['2027-07-01', 'earlier'],
    [undefined, '2027-07-01'],
    [20270701, '2027-06-30'],
  ])('%j to %j has no order', (start, end) => expect(order(start, end)).toEqual([]));
});
