// Whether a price has a band: hybrid and variable ones have no comparable figure.
import type { PricedValues } from './asked-place.ts';

export function isCompared(values: PricedValues): boolean {
  const { pricingType } = values.financialConditions ?? values;
  return pricingType === 'FIXED_PRICING' && Boolean(values.location?.country ?? values.country);
}
