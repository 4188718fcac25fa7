// What a form forgets when another pricing type is chosen.
import { unusedPricing } from '@wattpact/domain/terms/unused-pricing';

interface Blanks {
  price: null;
  indexingType: '';
  indexingPercentage: null;
}
const blanks: Blanks = { price: null, indexingType: '', indexingPercentage: null };

/** The fields that the type does not use, emptied. */
export const clearedPricing = (pricingType: string | null): Partial<Blanks> =>
  Object.fromEntries(unusedPricing(pricingType).map((field) => [field, blanks[field]]));
