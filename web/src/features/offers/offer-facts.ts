// What is compared of purchase offers, in groups.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import type { FactGroup } from '../market/compared-facts.ts';
import type { Words } from './offer-items.tsx';

export function offerFacts(offer: OfferRecord, { t, formats }: Words): FactGroup[] {
  const { price, totalPurchasedCapacity: capacity } = offer;
  const word = (group: string, value: string | null | undefined) => value && t(`common:${group}.${value}`);
  const yesNo = (value: boolean | undefined) => t(value ? 'common:yes' : 'common:no');
  return [
    {
      title: t('common:compare.groups.price'),
      facts: [
        { label: t('common:field.pricingType'), words: word('pricing_type', offer.pricingType) },
        {
          label: t('offers:column.price'),
          figure: typeof price === 'number' ? { amount: price, format: formats.price } : undefined,
        },
      ],
    },
    {
      title: t('common:compare.groups.volume'),
      facts: [
        {
          label: t('offers:fields.totalPurchasedCapacity'),
          figure: typeof capacity === 'number' ? { amount: capacity, format: formats.capacity } : undefined,
        },
        {
          label: t('common:field.allowMultipleEnergyContracts'),
          words: yesNo(offer.allowMultipleEnergyContracts),
        },
      ],
    },
    {
      title: t('common:compare.groups.contract'),
      facts: [
        { label: t('common:field.contractStructure'), words: word('contract_structure', offer.contractStructure) },
        { label: t('common:field.contractDuration'), words: word('contract_duration', offer.contractDuration) },
        { label: t('offers:fields.startDate'), words: word('offer_start', offer.startDate) },
        { label: t('common:field.provisionOfGuarantees'), words: word('guarantees', offer.provisionOfGuarantees) },
        { label: t('common:field.hasWarranties'), words: yesNo(offer.hasWarranties) },
        { label: t('common:field.isNegotiable'), words: yesNo(offer.isNegotiable ?? true) },
      ],
    },
    {
      title: t('offers:compare.origin'),
      facts: [
        {
          label: t('common:field.technologies'),
          words: offer.technologies?.map((one) => word('technology', one)).join(', '),
        },
        { label: t('common:field.country'), words: word('country', offer.country) },
      ],
    },
  ];
}
