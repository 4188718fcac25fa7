// How a price is told: its kind, and beside a hybrid one the indexed share, beside a variable one the index.
import type { TFunction } from 'i18next';
import type { Formats } from '../../platform/words/use-formats.ts';

export interface Pricing {
  pricingType?: string | undefined;
  price?: number | undefined;
  indexingType?: string | undefined;
  indexingPercentage?: number | undefined;
}

/** `Fixo`, `Híbrido, 30 %`, `MIBEL`; empty where the kind is not told. */
export function pricingNote(pricing: Pricing, t: TFunction, formats: Formats): string {
  const { pricingType, price, indexingType = '', indexingPercentage } = pricing;
  if (pricingType === undefined) return '';
  if (price === undefined) return indexingType;
  const kind = t(`common:pricing_type.${pricingType}`);
  return indexingPercentage === undefined ? kind : `${kind}, ${formats.percent(indexingPercentage)}`;
}
