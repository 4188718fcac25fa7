// The financial conditions of an offer in one line.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { filledText } from '../../legal-entities/section-state.ts';
import type { OfferValues } from '../offer-form.ts';

export function useConditionSummary({
  contractStructure,
  totalPurchasedCapacity,
  pricingType,
  price,
}: OfferValues): string {
  const { t } = useTranslation(['offers', 'common']);
  const formats = useFormats();
  const joined = ({ value, unit }: { value: string; unit: string }) => `${value}\u00a0${unit}`;
  return filledText([
    contractStructure && t(`common:contract_structure.${contractStructure}`),
    totalPurchasedCapacity !== null && joined(formats.capacity(totalPurchasedCapacity)),
    [pricingType && t(`offers:price.${pricingType}`), price !== null && joined(formats.price(price))]
      .filter(Boolean)
      .join(' '),
  ]);
}
