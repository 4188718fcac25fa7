// An offer's data as labels and values: for its page, and for the last step of its form.

import type { TFunction } from 'i18next';
import type { Formats } from '../../platform/words/use-formats.ts';
import type { Definition } from '../../ui/record/definition-list.tsx';
import { Quantity } from '../../ui/text/quantity.tsx';

export interface Words {
  t: TFunction;
  formats: Formats;
}

type Maybe<Value> = Value | null | undefined;

const labelled = (group: string, value: Maybe<string>, { t }: Words) => value && t(`common:${group}.${value}`);
const yesNo = (value: boolean | undefined, { t }: Words) => t(value ? 'common:yes' : 'common:no');

interface Basics {
  name: string;
  country?: Maybe<string>;
  technologies?: readonly string[] | undefined;
}

export const basicItems = (offer: Basics, buyer: Maybe<string>, words: Words): Definition[] => [
  { label: words.t('common:field.name'), value: offer.name },
  { label: words.t('common:field.country'), value: labelled('country', offer.country, words) },
  { label: words.t('offers:owner'), value: buyer },
  {
    label: words.t('common:field.technologies'),
    value: offer.technologies?.map((one) => words.t(`common:technology.${one}`)).join(', '),
  },
];

interface Terms {
  contractStructure?: Maybe<string>;
  pricingType?: Maybe<string>;
  price?: Maybe<number>;
  totalPurchasedCapacity?: Maybe<number>;
  provisionOfGuarantees?: Maybe<string>;
  allowMultipleEnergyContracts?: boolean | undefined;
  hasWarranties?: boolean | undefined;
  contractDuration?: Maybe<string>;
  startDate?: Maybe<string>;
  isNegotiable?: boolean | undefined;
}

/** The two columns fill row by row. A variable price has no figure. */
export function conditionItems(offer: Terms, words: Words): Definition[] {
  const { t, formats } = words;
  const { price, totalPurchasedCapacity: capacity } = offer;
  return [
    {
      label: t('common:field.contractStructure'),
      value: labelled('contract_structure', offer.contractStructure, words),
    },
    {
      label: t('common:field.provisionOfGuarantees'),
      value: labelled('guarantees', offer.provisionOfGuarantees, words),
    },
    { label: t('common:field.pricingType'), value: labelled('pricing_type', offer.pricingType, words) },
    { label: t('common:field.hasWarranties'), value: yesNo(offer.hasWarranties, words) },
    ...(offer.pricingType === 'VARIABLE_PRICING'
      ? []
      : [{ label: t('offers:column.price'), value: price && <Quantity {...formats.price(price)} /> }]),
    { label: t('common:field.allowMultipleEnergyContracts'), value: yesNo(offer.allowMultipleEnergyContracts, words) },
    {
      label: t('offers:fields.totalPurchasedCapacity'),
      value: capacity && <Quantity {...formats.capacity(capacity)} />,
    },
    { label: t('common:field.isNegotiable'), value: yesNo(offer.isNegotiable ?? true, words) },
  ];
}

export const durationItems = (offer: Terms, words: Words): Definition[] => [
  {
    label: words.t('common:field.contractDuration'),
    value: labelled('contract_duration', offer.contractDuration, words),
  },
  { label: words.t('offers:fields.startDate'), value: labelled('offer_start', offer.startDate, words) },
];
