import { describe, expect, test } from 'vitest';
import { type PortfolioGroup, portfolioYears, positionOf } from './portfolio.ts';

const group = (changes: Partial<PortfolioGroup> = {}): PortfolioGroup => ({
  side: 'sold',
  fromYear: 2027,
  toYear: 2029,
  count: 1,
  capacity: 20,
  annualVolume: 40_000,
  withoutVolume: 0,
  pricedCapacity: 20,
  pricedValue: 20 * 40,
  ...changes,
});

describe('a position', () => {
  test('[UI-65] weights the price by MW, over contracts at a fixed price alone', () => {
    const groups = [
      group(),
      group({ toYear: 2031, count: 2, capacity: 60, annualVolume: 0, withoutVolume: 2, pricedValue: 20 * 43 }),
      group({ side: 'bought', capacity: 5, pricedCapacity: 0, pricedValue: 0 }),
    ];
    expect(positionOf(groups, 'sold')).toEqual({
      count: 3,
      capacity: 80,
      annualVolume: 40_000,
      withoutVolume: 2,
      averagePrice: 41.5,
    });
    expect(positionOf(groups, 'bought').averagePrice).toBeNull();
  });

  test('adds decimals without the remainders of binary numbers', () => {
    const groups = [group({ capacity: 0.1 }), group({ capacity: 0.2 })];
    expect(positionOf(groups, 'sold').capacity).toBe(0.3);
  });
});

describe('the years of delivery', () => {
  test('[UI-66] begin with this one, have their gaps, and end with the last contract', () => {
    const groups = [
      group({ fromYear: 2020, toYear: 2027, capacity: 7 }),
      group({ side: 'bought', fromYear: 2029, toYear: 2029, capacity: 3 }),
    ];
    expect(portfolioYears(groups, 2027)).toEqual([
      { year: 2027, sold: 7, bought: 0 },
      { year: 2028, sold: 0, bought: 0 },
      { year: 2029, sold: 0, bought: 3 },
    ]);
  });

  test('are at most twenty, and none without a contract that goes on', () => {
    expect(portfolioYears([group({ toYear: 2099 })], 2027)).toHaveLength(20);
    expect(portfolioYears([group({ fromYear: 2015, toYear: 2020 })], 2027)).toEqual([]);
    expect(portfolioYears([], 2027)).toEqual([]);
  });
});
