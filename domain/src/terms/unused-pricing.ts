// Which pricing fields a pricing type does not use. This file does not import zod, because pages import it too.
type PricingField = 'price' | 'indexingType' | 'indexingPercentage';

/** A fixed price has no index, a variable one has no price, and only a hybrid one has a share. */
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

/** The form fields that the type does not use, with empty values. */
export const clearedPricing = (pricingType: string | null): Partial<Blanks> =>
  Object.fromEntries(unusedPricing(pricingType).map((field) => [field, blanks[field]]));
