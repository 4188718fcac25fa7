// Which fields of a price say nothing with a pricing type. Without zod: pages read it too.
type PricingField = 'price' | 'indexingType' | 'indexingPercentage';

/** A fixed price has no index, a variable one no price, only a hybrid one a share. */
export function unusedPricing(pricingType: unknown): PricingField[] {
  const fields: PricingField[] = ['price', 'indexingType', 'indexingPercentage'];
  const isUsed: Record<PricingField, boolean> = {
    price: pricingType !== 'VARIABLE_PRICING',
    indexingType: pricingType !== 'FIXED_PRICING',
    indexingPercentage: pricingType === 'HYBRID_PRICING',
  };
  return fields.filter((field) => !isUsed[field]);
}

interface Blanks {
  price: null;
  indexingType: '';
  indexingPercentage: null;
}
const blanks: Blanks = { price: null, indexingType: '', indexingPercentage: null };

/** Of a form: the fields that the type does not use, emptied. */
export const clearedPricing = (pricingType: string | null): Partial<Blanks> =>
  Object.fromEntries(unusedPricing(pricingType).map((field) => [field, blanks[field]]));
