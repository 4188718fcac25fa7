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
