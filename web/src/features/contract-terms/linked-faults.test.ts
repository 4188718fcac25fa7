import { describe, expect, test } from 'vitest';
import { linkedFaults, withOtherSides } from './linked-faults.ts';

const total = 'financialConditions.totalPurchasedCapacity';
const terms = (installedCapacity: number, annualForecastCapacity: number, totalPurchasedCapacity: number) => ({
  technologies: [{ type: 'SOLAR_POWER' as const, installedCapacity, annualForecastCapacity }],
  financialConditions: { totalPurchasedCapacity },
});

type Terms = Parameters<typeof withOtherSides>[1];
const { checkedWith, linksOf } = linkedFaults((payload: Terms) => payload);

describe('[ERR-66] capacities that are wrong only together', () => {
  test('the sum and the total lead to each other', () => {
    const payload = terms(40, 10, 20);
    expect(linksOf(payload)).toEqual({ technologies: total, [total]: 'technologies' });
    expect(Object.keys(withOtherSides({ technologies: 'too much' }, payload))).toEqual(['technologies', total]);
  });

  test('a forecast above the total leads to it, and back', () => {
    const forecast = 'technologies.0.annualForecastCapacity';
    expect(linksOf(terms(30, 25, 20))[forecast]).toBe(total);
    const { technologies, financialConditions } = terms(30, 25, 20);
    const alone = { technologies: [{ ...technologies[0], installedCapacity: undefined }], financialConditions };
    expect(linksOf(alone)).toEqual({ [forecast]: total, [total]: forecast });
  });

  test('an error of its own stays, and a total without a fault gets none', () => {
    expect(withOtherSides({ technologies: 'too much', [total]: 'no number' }, terms(40, 10, 20))[total]).toBe(
      'no number',
    );
    expect(withOtherSides({}, terms(20, 10, 20))).toEqual({});
    expect(linksOf(terms(20, 10, 20))).toEqual({});
  });

  test('leaving one of them judges the errors of the others, too', () => {
    expect(checkedWith(total, { technologies: 'too much', name: 'missing' })).toEqual([total, 'technologies']);
    expect(checkedWith('name', { technologies: 'too much' })).toEqual(['name']);
  });
});
