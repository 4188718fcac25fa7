// What the page of an offer shows, for its people, strangers and administrators alike: figures and tabs.
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { useTranslation } from 'react-i18next';
import type { QueryTab } from '../../platform/address/query-tabs.tsx';
import { useFormats } from '../../platform/words/use-formats.ts';
import { DefinitionList } from '../../ui/record/definition-list.tsx';
import type { KeyFigure } from '../../ui/record/key-figures.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { Prose } from '../market/prose.tsx';
import { basicItems, conditionItems, durationItems } from './offer-items.tsx';

export function useOfferTabs(offer: OfferRecord): QueryTab[] {
  const { t } = useTranslation(['offers', 'common']);
  const formats = useFormats();
  const words = { t, formats };
  const { additionalInformation, buyerLegalEntity } = offer;
  return [
    {
      value: 'basic_information',
      label: t('offers:tabs.basic_information'),
      content: (
        <SectionPaper title={t('offers:tabs.basic_information')}>
          <DefinitionList items={basicItems(offer, buyerLegalEntity.fiscalInfo.name, words)} />
        </SectionPaper>
      ),
    },
    {
      value: 'terms_and_conditions',
      label: t('offers:tabs.terms_and_conditions'),
      content: (
        <>
          <SectionPaper title={t('common:field.financialConditions')}>
            <DefinitionList items={conditionItems(offer, words)} />
          </SectionPaper>
          <SectionPaper title={t('offers:sections.duration')}>
            <DefinitionList items={durationItems(offer, words)} />
          </SectionPaper>
          {additionalInformation && (
            <SectionPaper title={t('common:field.additionalInformation')}>
              <Prose>{additionalInformation}</Prose>
            </SectionPaper>
          )}
        </>
      ),
    },
  ];
}

/** What the offer leaves open has no figure. */
export function useOfferFigures(offer: OfferRecord): KeyFigure[] {
  const { t } = useTranslation(['offers', 'common']);
  const formats = useFormats();
  const { price, pricingType, totalPurchasedCapacity, contractDuration, startDate, contractStructure } = offer;
  const { technologies = [] } = offer;
  const word = (label: string, group: string, value: string | undefined): KeyFigure[] =>
    value === undefined ? [] : [{ label, value: t(`common:${group}.${value}`) }];
  const priceLabel = pricingType ? t(`offers:price.${pricingType}`) : t('offers:column.price');
  return [
    ...(price === undefined
      ? word(t('common:filters.price'), 'pricing_type', pricingType)
      : [{ label: priceLabel, ...formats.price(price) }]),
    ...(totalPurchasedCapacity === undefined
      ? []
      : [{ label: t('offers:fields.totalPurchasedCapacity'), ...formats.capacity(totalPurchasedCapacity) }]),
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
