// The financial conditions of an offer in one line.
import { fieldText } from '../../../../records/fields/field-text.ts';
import { useFieldWords } from '../../../../records/fields/use-field-words.ts';
import { filledText } from '../../../legal-entities/wizard/section-state.ts';
import type { OfferValues } from '../offer-form.ts';

export function useConditionSummary(offer: OfferValues): string {
  const words = useFieldWords('offer');
  const textOf = (name: keyof OfferValues) => fieldText(name, offer[name], words);
  const kind = offer.pricingType ? words.t(`offers:price.${offer.pricingType}`) : '';
  return filledText([
    textOf('contractStructure'),
    textOf('totalPurchasedCapacity'),
    [kind, textOf('price')].filter(Boolean).join(' '),
  ]);
}
