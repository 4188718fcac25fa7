import { expect, test } from 'vitest';
import { clearedBy } from './pricing-fields.tsx';

test('[PRJ-10] [CON-53] a pricing type empties what it does not use', () => {
  expect(clearedBy('FIXED_PRICING')).toEqual({
    'financialConditions.indexingType': '',
    'financialConditions.indexingPercentage': null,
  });
  expect(clearedBy('VARIABLE_PRICING')).toEqual({
    'financialConditions.price': null,
    'financialConditions.indexingPercentage': null,
  });
  expect(clearedBy('HYBRID_PRICING')).toEqual({});
});
