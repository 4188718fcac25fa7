// The figures and tabs of an offer's page, for its own users, strangers and administrators.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import type { FieldGroup } from '../../../records/fields/field-items.tsx';
import { FieldPapers } from '../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../records/fields/use-field-words.ts';
import type { KeyFigure } from '../../../ui/record/key-figures.tsx';
import type { QueryTab } from '../../../ui/record/query-tabs.tsx';
import { tabGroups } from '../offer-items.tsx';

export function useOfferTabs(offer: OfferRecord): QueryTab[] {
  const words = useFieldWords('offer');
  const { t } = words;
  const { basic, terms } = tabGroups(offer, words);
  const tab = (value: string, shown: readonly FieldGroup[]) => ({
    value,
    label: t(`offers:tabs.${value}`),
    content: <FieldPapers groups={shown} titleOf={(name) => t(`offers:section.${name}`)} />,
  });
  return [tab('basic_information', basic), tab('terms_and_conditions', terms)];
}

/** A field that the offer leaves open has no figure. */
export function useOfferFigures(offer: OfferRecord): KeyFigure[] {
  const { t } = useTranslation(['offers', 'common']);
  const formats = useFormats();
  const { price, pricingType, totalPurchasedCapacity, contractDuration, startDate, contractStructure } = offer;
  const { annualVolume, technologies = [] } = offer;
  const word = (label: string, group: string, value: string | undefined): KeyFigure[] =>
    value === undefined ? [] : [{ label, value: t(`common:${group}.${value}`) }];
  const priceLabel = pricingType ? t(`offers:price.${pricingType}`) : t('offers:fields.price');
  return [
    ...(price === undefined
      ? word(t('common:filters.price'), 'pricing_type', pricingType)
      : [{ label: priceLabel, ...formats.price(price) }]),
    ...(totalPurchasedCapacity === undefined
      ? []
      : [{ label: t('offers:fields.totalPurchasedCapacity'), ...formats.capacity(totalPurchasedCapacity) }]),
    ...(annualVolume === undefined ? [] : [{ label: t('common:field.annualVolume'), ...formats.energy(annualVolume) }]),
    ...word(t('offers:column.duration'), 'contract_duration', contractDuration),
    ...word(t('offers:short.startDate'), 'offer_start', startDate),
    ...word(t('common:filters.contract_structure'), 'contract_structure', contractStructure),
    ...(technologies.length > 0
      ? [
          {
            label: t('common:field.technologies'),
            value: technologies.map((one) => t(`common:technology.${one}`)).join(', '),
          },
        ]
      : []),
  ];
}
