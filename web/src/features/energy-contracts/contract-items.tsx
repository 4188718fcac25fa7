// What a contract says, as labels and values in the groups of the wizard: for the review step and for the contract's page.

import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type { Definition } from '../../ui/record/definition-list.tsx';
import { TechnologyName } from '../../ui/text/technology-icon.tsx';
import type { Terms } from '../contract-terms/terms-form.ts';
import { durationText, quantityText, type TermsWords } from '../contract-terms/terms-words.ts';
import { valueWords } from '../history/value-words.ts';

/** A contract as it is stored, or as far as the wizard has it. */
export type Given = Terms;

type SecondParty = Partial<EnergyContractPayload['secondPartyFiscalInfo']>;
type Label = (group: string, value: string | undefined) => string | undefined;

const labelOf =
  ({ t }: TermsWords): Label =>
  (group, value) =>
    value === undefined ? undefined : t(`common:${group}.${value}` as never);

const field = ({ t }: TermsWords, name: string, value: Definition['value']): Definition => ({
  label: t(`common:field.${name}` as never),
  value,
});

export function locationItems({ location, currentProjectStatus }: Given, words: TermsWords): Definition[] {
  const label = labelOf(words);
  return [
    field(words, 'parish', location?.parish),
    field(words, 'municipality', location?.municipality),
    field(words, 'country', label('country', location?.country)),
    field(words, 'currentProjectStatus', label('project_phase', currentProjectStatus)),
  ];
}

/** One row for each technology, with what is known of it. */
export function technologyItems({ technologies = [] }: Given, words: TermsWords): Definition[] {
  const { formats } = words;
  const capacity = (name: string, megawatts: number | null | undefined) =>
    megawatts ? `${words.t(`common:field.${name}` as never)} ${quantityText(formats.capacity(megawatts))}` : '';
  return technologies.map((one, index) => ({
    label: `${words.t('common:field.type')} ${technologies.length > 1 ? index + 1 : ''}`.trim(),
    value: one.type && <TechnologyName technologies={[one.type]} />,
    note: [
      capacity('installedCapacity', one.installedCapacity),
      capacity('annualForecastCapacity', one.annualForecastCapacity),
      one.lifetime && `${words.t('common:field.lifetime')} ${words.t(`common:lifetime.${one.lifetime}`)}`,
      capacity('outputPower', one.outputPower),
    ]
      .filter(Boolean)
      .join(', '),
  }));
}

export function conditionItems({ financialConditions: given = {} }: Given, words: TermsWords): Definition[] {
  const { t, formats } = words;
  const label = labelOf(words);
  const { price, indexingType, indexingPercentage, totalPurchasedCapacity, maximumAmountEnergyAllowed } = given;
  return [
    field(words, 'contractStructure', label('contract_structure', given.contractStructure)),
    field(words, 'pricingType', label('pricing_type', given.pricingType)),
    ...(price === undefined ? [] : [field(words, 'price', quantityText(formats.price(price)))]),
    ...(indexingType === undefined ? [] : [field(words, 'indexingType', indexingType)]),
    ...(indexingPercentage === undefined
      ? []
      : [field(words, 'indexingPercentage', formats.percent(indexingPercentage))]),
    field(
      words,
      'totalPurchasedCapacity',
      totalPurchasedCapacity && quantityText(formats.capacity(totalPurchasedCapacity)),
    ),
    field(
      words,
      'maximumAmountEnergyAllowed',
      maximumAmountEnergyAllowed && quantityText(formats.energy(maximumAmountEnergyAllowed)),
    ),
    field(words, 'hasWarranties', t(given.hasWarranties ? 'common:yes' : 'common:no')),
  ];
}

export function durationItems(given: Given, words: TermsWords): Definition[] {
  const { formats, t } = words;
  const { contractSignatureDate: signed, expectedStartDate: start, expectedEndDate: end } = given;
  const date = (name: string, day: string | undefined): Definition => ({
    ...field(words, name, day && formats.date(day)),
    note: day && formats.relative(day),
  });
  return [
    date('contractSignatureDate', signed),
    { label: t('energyContracts:contract_terms.duration'), value: durationText(start, end, words) },
    date('expectedStartDate', start),
    date('expectedEndDate', end),
  ];
}

export function responsibleItems(given: Given, words: TermsWords): Definition[] {
  return [
    field(words, 'responsibleForEnergyProgramming', labelOf(words)('party', given.responsibleForEnergyProgramming)),
    field(words, 'programmingUnit', given.programmingUnit),
  ];
}

/** Empty when the contract has none. */
export function commercialItems({ commercialTerms }: Given, words: TermsWords): Definition[] {
  return Object.entries(commercialTerms ?? {}).map(([name, value]) =>
    field(words, name, valueWords(name, value, words)),
  );
}

/** All that is sent about the second party. */
export function secondPartyItems(second: SecondParty | undefined, words: TermsWords): Definition[] {
  const names = ['name', 'streetAddress', 'houseNumber', 'postalCode', 'city', 'acerCode', 'criaCode'] as const;
  return [
    field(words, 'country', labelOf(words)('country', second?.country)),
    field(words, 'fiscalNumber', second?.fiscalNumber),
    ...names.map((name) => field(words, name, second?.[name])),
  ];
}
