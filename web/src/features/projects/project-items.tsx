// A project's data as labels and values: for its page, and for the last step of its form.
import type { TFunction } from 'i18next';
import type { Formats } from '../../platform/words/use-formats.ts';
import type { Definition } from '../../ui/record/definition-list.tsx';
import { Quantity } from '../../ui/text/quantity.tsx';

export interface Words {
  t: TFunction;
  formats: Formats;
}

type Maybe<Value> = Value | null | undefined;

interface Place {
  location: { parish: string; municipality: string; country: Maybe<string> };
  currentProjectStatus: Maybe<string>;
  startDate: Maybe<string>;
  endDate: Maybe<string>;
}

const yesNo = (value: boolean, { t }: Words) => t(value ? 'common:yes' : 'common:no');
const labelled = (group: string, value: Maybe<string>, { t }: Words) => value && t(`common:${group}.${value}`);

/** The two columns fill row by row: place at the left, phase and dates at the right. */
export function placeItems({ location, currentProjectStatus, startDate, endDate }: Place, words: Words): Definition[] {
  const { t, formats } = words;
  return [
    { label: t('common:field.parish'), value: location.parish },
    { label: t('projects:fields.currentProjectStatus'), value: labelled('project_phase', currentProjectStatus, words) },
    { label: t('common:field.municipality'), value: location.municipality },
    {
      label: t('projects:fields.startDate'),
      value: startDate && formats.date(startDate),
      note: startDate && formats.relative(startDate),
    },
    { label: t('common:field.country'), value: labelled('country', location.country, words) },
    { label: t('projects:fields.endDate'), value: endDate && formats.date(endDate) },
  ];
}

interface Responsible {
  energyProgrammer: Maybe<string>;
  deviationPayer: Maybe<string>;
}

export const responsibleItems = ({ energyProgrammer, deviationPayer }: Responsible, words: Words): Definition[] => [
  { label: words.t('projects:detail.energyProgrammer'), value: labelled('party', energyProgrammer, words) },
  { label: words.t('projects:detail.deviationPayer'), value: labelled('party', deviationPayer, words) },
];

interface Terms {
  financialConditions: {
    contractStructure: readonly string[];
    pricingType: Maybe<string>;
    price?: Maybe<number>;
    indexingType?: Maybe<string>;
    indexingPercentage?: Maybe<number>;
    totalPurchasedCapacity: Maybe<number>;
    maximumAmountEnergyAllowed?: Maybe<number>;
    provisionOfGuarantees: Maybe<string>;
    hasWarranties?: boolean | undefined;
    allowFractionalCapacitySales?: boolean | undefined;
  };
  isNegotiable?: boolean | undefined;
}

/** What the pricing type does not use is left out. */
export function termItems({ financialConditions: conditions, isNegotiable = true }: Terms, words: Words): Definition[] {
  const { t, formats } = words;
  const { pricingType, price, indexingType, indexingPercentage, maximumAmountEnergyAllowed: energy } = conditions;
  const capacity = conditions.totalPurchasedCapacity;
  const left: Definition[] = [
    {
      label: t('common:field.contractStructure'),
      value: conditions.contractStructure.map((one) => t(`common:contract_structure.${one}`)).join(', '),
    },
    { label: t('common:field.pricingType'), value: labelled('pricing_type', pricingType, words) },
    ...(pricingType === 'VARIABLE_PRICING'
      ? []
      : [{ label: t('common:field.price'), value: price && <Quantity {...formats.price(price)} /> }]),
    ...(indexingType || (pricingType && pricingType !== 'FIXED_PRICING')
      ? [{ label: t('common:field.indexingType'), value: indexingType }]
      : []),
    ...(pricingType === 'HYBRID_PRICING'
      ? [
          {
            label: t('common:field.indexingPercentage'),
            value: typeof indexingPercentage === 'number' ? formats.percent(indexingPercentage) : undefined,
          },
        ]
      : []),
  ];
  const right: Definition[] = [
    {
      label: t('common:field.totalPurchasedCapacity'),
      value: capacity && <Quantity {...formats.capacity(capacity)} />,
    },
    {
      label: t('projects:fields.maximumAmountEnergyAllowed'),
      value: energy && <Quantity {...formats.energy(energy)} />,
    },
    {
      label: t('common:field.provisionOfGuarantees'),
      value: labelled('guarantees', conditions.provisionOfGuarantees, words),
    },
    { label: t('common:field.hasWarranties'), value: yesNo(conditions.hasWarranties ?? false, words) },
    {
      label: t('common:field.allowFractionalCapacitySales'),
      value: yesNo(conditions.allowFractionalCapacitySales ?? false, words),
    },
    { label: t('common:field.isNegotiable'), value: yesNo(isNegotiable, words) },
  ];
  return interleaved(left, right);
}

/** A list of two columns fills row by row. */
function interleaved(left: readonly Definition[], right: readonly Definition[]): Definition[] {
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, row) => [left[row], right[row]])
    .flat()
    .filter((item) => item !== undefined);
}
