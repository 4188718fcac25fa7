// A price in words: its kind, with the indexed share of a hybrid price or the index of a variable one.
import type { TFunction } from 'i18next';
import type { Formats } from '../../platform/words/use-formats.ts';

export interface Pricing {
  pricingType?: string | undefined;
  price?: number | undefined;
  indexingType?: string | undefined;
  indexingPercentage?: number | undefined;
}

/** `Fixo`, `Híbrido, 30 %`, `MIBEL`; empty if the kind is hidden from the reader. */
export function pricingNote(pricing: Pricing, t: TFunction, formats: Formats): string {
  const { pricingType, price, indexingType = '', indexingPercentage } = pricing;
  if (pricingType === undefined) return '';
  if (price === undefined) return indexingType;
  const kind = t(`common:pricing_type.${pricingType}`);
  return indexingPercentage === undefined ? kind : `${kind}, ${formats.percent(indexingPercentage)}`;
}
