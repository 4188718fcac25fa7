// The terms as labels and values, for those who only read them: reviews, details, versions.
import type { TermField } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import type { Definition } from '../../ui/record/definition-list.tsx';
import type { Terms } from './terms-form.ts';
import { durationText, filledText, quantityText, type TermsWords } from './terms-words.ts';

/** With the path of the term that the row shows, where it shows one. */
export interface TermItem extends Definition {
  field?: TermField;
}

const present = <Value>(value: Value | null | undefined, say: (value: Value) => string): string =>
  value === null || value === undefined || value === '' ? '' : say(value);

export const nameItems = ({ name }: Terms, { t }: TermsWords): TermItem[] => [
  { field: 'name', label: t('common:field.name'), value: name },
];

export const locationItems = ({ location = {} }: Terms, { t }: TermsWords): TermItem[] => [
  { field: 'location.parish', label: t('common:field.parish'), value: location.parish },
  { field: 'location.municipality', label: t('common:field.municipality'), value: location.municipality },
  {
    field: 'location.country',
    label: t('common:field.country'),
    value: present(location.country, (one) => t(`common:country.${one}`)),
  },
];

export const featureItems = ({ technologies = [], currentProjectStatus }: Terms, { t }: TermsWords): TermItem[] => [
  {
    field: 'technologies',
    label: t('common:field.technologies'),
    value: technologies.map(({ type }) => (type ? t(`common:technology.${type}`) : '')).join(', '),
  },
  {
    field: 'currentProjectStatus',
    label: t('common:field.currentProjectStatus'),
    value: present(currentProjectStatus, (phase) => t(`common:project_phase.${phase}`)),
  },
];

/** One line for each technology that has figures. */
export const technologyItems = ({ technologies = [] }: Terms, { t, formats }: TermsWords): TermItem[] =>
  technologies.map(({ type, installedCapacity, annualForecastCapacity, outputPower, lifetime }) => {
    const capacity = (name: string, value: number | null | undefined) =>
      present(value, (megawatts) => `${t(`common:field.${name}`)} ${quantityText(formats.capacity(megawatts))}`);
    return {
      label: type ? t(`common:technology.${type}`) : '',
      value: filledText([
        capacity('installedCapacity', installedCapacity),
        capacity('annualForecastCapacity', annualForecastCapacity),
        capacity('outputPower', outputPower),
        present(lifetime, (band) => t(`common:lifetime.${band}`)),
      ]),
    };
  });

export function financialItems({ financialConditions: given = {} }: Terms, { t, formats }: TermsWords): TermItem[] {
  const { pricingType, price, indexingType, indexingPercentage } = given;
  const isHybrid = pricingType === 'HYBRID_PRICING';
  const hasIndex = isHybrid || pricingType === 'VARIABLE_PRICING';
  return [
    {
      field: 'financialConditions.contractStructure' as const,
      label: t('common:field.contractStructure'),
      value: present(given.contractStructure, (one) => t(`common:contract_structure.${one}`)),
    },
    {
      field: 'financialConditions.pricingType' as const,
      label: t('common:field.pricingType'),
      value: present(pricingType, (one) => t(`common:pricing_type.${one}`)),
    },
    ...(pricingType === 'VARIABLE_PRICING'
      ? []
      : [
          {
            field: 'financialConditions.price' as const,
            label: t('common:field.price'),
            value: present(price, (euros) => quantityText(formats.price(euros))),
          },
        ]),
    ...(hasIndex
      ? [
          {
            field: 'financialConditions.indexingType' as const,
            label: t('common:field.indexingType'),
            value: indexingType,
          },
        ]
      : []),
    ...(isHybrid
      ? [
          {
            field: 'financialConditions.indexingPercentage' as const,
            label: t('common:field.indexingPercentage'),
            value: present(indexingPercentage, formats.percent),
          },
        ]
      : []),
    {
      field: 'financialConditions.totalPurchasedCapacity' as const,
      label: t('common:field.totalPurchasedCapacity'),
      value: present(given.totalPurchasedCapacity, (one) => quantityText(formats.capacity(one))),
    },
    {
      field: 'financialConditions.maximumAmountEnergyAllowed' as const,
      label: t('common:field.maximumAmountEnergyAllowed'),
      value: present(given.maximumAmountEnergyAllowed, (one) => quantityText(formats.energy(one))),
    },
    {
      field: 'financialConditions.hasWarranties' as const,
      label: t('common:field.hasWarranties'),
      value: t(given.hasWarranties ? 'common:yes' : 'common:no'),
    },
  ];
}

export function durationItems(terms: Terms, words: TermsWords): TermItem[] {
  const { t, formats } = words;
  const date = (name: 'contractSignatureDate' | 'expectedStartDate' | 'expectedEndDate') => ({
    field: name,
    label: t(`common:field.${name}`),
    value: present(terms[name], formats.date),
  });
  return [
    date('contractSignatureDate'),
    date('expectedStartDate'),
    date('expectedEndDate'),
    {
      label: t('energyContracts:contract_terms.duration'),
      value: durationText(terms.expectedStartDate, terms.expectedEndDate, words),
    },
  ];
}

export const responsibilityItems = (terms: Terms, { t }: TermsWords): TermItem[] => [
  {
    field: 'responsibleForEnergyProgramming',
    label: t('common:field.responsibleForEnergyProgramming'),
    value: present(terms.responsibleForEnergyProgramming, (party) => t(`common:party.${party}`)),
  },
  { field: 'programmingUnit', label: t('common:field.programmingUnit'), value: terms.programmingUnit },
];

export function commercialItems({ commercialTerms }: Terms, words: TermsWords): TermItem[] {
  const { t, formats } = words;
  if (!commercialTerms) return [];
  const given = commercialTerms;
  const named = (name: keyof typeof given & string) => ({
    field: `commercialTerms.${name}` as const,
    label: t(`common:field.${name}`),
  });
  const choice = (name: keyof typeof given & string, group: string) => ({
    ...named(name),
    value: present(given[name] as string | undefined, (one) => t(`common:${group}.${one}` as never)),
  });
  const share = (amount: number | undefined, period: string | undefined) =>
    present(amount, (one) =>
      [formats.percent(one), period && t(`common:rate_period.${period}` as never).toLowerCase()].join(' '),
    );
  const price = (name: 'shortfallDeviationPrice' | 'excessDeviationPrice') => ({
    ...named(name),
    value: present(given[name], (one) => quantityText(formats.price(one))),
  });
  return [
    choice('statusAtSignature', 'status_at_signature'),
    choice('settlementMethod', 'payment_term'),
    choice('paymentMethod', 'payment_term'),
    choice('paymentFrequency', 'payment_term'),
    choice('measurementMethod', 'measurement_method'),
    { ...named('receiptDate'), value: present(given.receiptDate, formats.date) },
    { ...named('latePaymentPenalty'), value: share(given.latePaymentPenalty, given.latePaymentPenaltyPeriod) },
    { ...named('priceEscalation'), value: share(given.priceEscalation, given.priceEscalationPeriod) },
    price('shortfallDeviationPrice'),
    price('excessDeviationPrice'),
    { ...named('spotPercentage'), value: present(given.spotPercentage, formats.percent) },
    {
      ...named('defaultConditions'),
      value: (given.defaultConditions ?? []).map((one) => t(`common:default_condition.${one}`)).join(', '),
    },
    {
      ...named('terminationConditions'),
      value: (given.terminationConditions ?? []).map((one) => t(`energyContracts:termination_type.${one}`)).join(', '),
    },
  ];
}

export const clauseItems = ({ extraClauses = [] }: Terms): TermItem[] =>
  extraClauses.map(({ name = '', type, description }, index) => ({
    label: name,
    value: description,
    note: type,
    // The clauses are one term: it is commented at the first.
    ...(index === 0 && { field: 'extraClauses' as const }),
  }));
