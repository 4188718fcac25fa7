// The address of the simulator: read, written, and checked as the calculation checks it.
import { describe, expect, test } from 'vitest';
import { checkedInputs } from './checked-inputs.ts';
import { demoInputs, readInputs, technologiesIn, writeInputs } from './simulation-inputs.ts';

const faultsOf = (search: Record<string, unknown>) => {
  const checked = checkedInputs(readInputs(search));
  return 'problems' in checked ? checked.problems.map(({ path, key }) => `${path} ${key}`) : [];
};

describe('the address', () => {
  test('[SIM-21, SIM-22] without anything it is the demo; the seed is always in it', () => {
    expect(readInputs({})).toEqual(demoInputs);
    expect(writeInputs(demoInputs)).toEqual({ seed: '20261120' });
    expect(faultsOf({})).toEqual([]);
  });

  test('[SIM-22] what is written is read again, empty fields too', () => {
    const inputs = {
      ...demoInputs,
      technology: 'SOLAR_POWER:40,STORAGE:10',
      capacity: 12.5,
      price: null,
      structure: 'BASELOAD_MONTHLY',
      seed: 0,
    };
    expect(readInputs(writeInputs(inputs))).toEqual(inputs);
    expect(readInputs({ capacity: 'many' }).capacity).toBeNull();
    expect(technologiesIn(inputs.technology)).toEqual([
      { type: 'SOLAR_POWER', installedCapacity: 40 },
      { type: 'STORAGE', installedCapacity: 10 },
    ]);
  });

  test('[SIM-05, SIM-29] each failing field is named by the field of the page', () => {
    expect(faultsOf({ capacity: '', escalation: '60', share: '0', technology: 'STORAGE:10' })).toEqual([
      'capacity error_required.capacity',
      'share error_simulation.above_zero',
      'escalation error_max_value',
      'technology error_simulation.no_generation',
    ]);
    expect(faultsOf({ structure: 'BASELOAD_ANNUAL', deviations: 'CONTRACT' })).toEqual([
      'shortfallPrice error_required.shortfall_price',
      'excessPrice error_required.excess_price',
    ]);
    expect(faultsOf({ pricingType: 'HYBRID_PRICING', price: '' })).toEqual([
      'price error_required.price',
      'indexingPercentage error_required.indexing_percentage',
    ]);
  });

  test('[SIM-29] what has a figure on the page may not be empty, and a bound is told in the unit of its field', () => {
    const empty = { share: '', degradation: '', discountRate: '', scenarios: '', priceVolatility: '' };
    expect(faultsOf(empty)).toEqual([
      'share error_required.share',
      'degradation error_required.degradation',
      'discountRate error_required.discount_rate',
      'scenarios error_required.scenarios',
      'priceVolatility error_required.price_volatility',
    ]);
    expect(faultsOf({ share: '', structure: 'BASELOAD_ANNUAL' })).toEqual([]);
    const checked = checkedInputs(readInputs({ share: '150' }));
    expect(checked).toMatchObject({ problems: [{ path: 'share', key: 'error_max_value', params: { max: 100 } }] });
  });

  test('[SIM-29] what the choices make no use of is not checked', () => {
    expect(faultsOf({ pricingType: 'VARIABLE_PRICING', price: '5000', indexingPercentage: '400' })).toEqual([]);
    expect(faultsOf({ deviations: 'CONTRACT', volume: '-1' })).toEqual([]);
  });
});
