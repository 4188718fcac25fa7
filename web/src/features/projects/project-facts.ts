// What is compared of projects for sale, in groups.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { termYears } from '@wattpact/domain/terms/term-years';
import type { FactGroup, Figure } from '../market/compared-facts.ts';
import type { Words } from './project-items.tsx';
import { entriesOf } from './technologies.ts';

export function projectFacts(project: ProjectRecord, { t, formats }: Words): FactGroup[] {
  const { financialConditions: conditions, technologies, startDate, endDate, location } = project;
  const { pricingType, price, indexingPercentage } = conditions;
  const figure = (amount: number | null | undefined, format: Figure['format']): Figure | undefined =>
    amount === null || amount === undefined ? undefined : { amount, format };
  const word = (group: string, value: string | null | undefined) => value && t(`common:${group}.${value}`);
  const yesNo = (value: boolean | undefined, otherwise: boolean) => t(`common:${(value ?? otherwise) ? 'yes' : 'no'}`);
  const entries = entriesOf(technologies);
  const installed = entries.flatMap(({ installedCapacity }) => installedCapacity ?? []);
  const years = (amount: number) => ({ value: formats.number(amount), unit: t('common:units.years') });
  const share = (amount: number) => ({ value: formats.number(amount), unit: '%' });
  return [
    {
      title: t('common:compare.groups.price'),
      facts: [
        { label: t('common:field.pricingType'), words: word('pricing_type', pricingType) },
        { label: t('common:field.price'), figure: figure(price, formats.price), namesLowest: true },
        { label: t('common:field.indexingType'), words: conditions.indexingType },
        { label: t('common:field.indexingPercentage'), figure: figure(indexingPercentage, share) },
      ],
    },
    {
      title: t('common:compare.groups.volume'),
      facts: [
        {
          label: t('common:field.totalPurchasedCapacity'),
          figure: figure(conditions.totalPurchasedCapacity, formats.capacity),
        },
        {
          label: t('projects:compare.installed'),
          figure: figure(installed.length > 0 ? installed.reduce((sum, one) => sum + one) : null, formats.capacity),
        },
        {
          label: t('projects:fields.maximumAmountEnergyAllowed'),
          figure: figure(conditions.maximumAmountEnergyAllowed, formats.energy),
        },
        {
          label: t('common:field.allowFractionalCapacitySales'),
          words: yesNo(conditions.allowFractionalCapacitySales, false),
        },
      ],
    },
    {
      title: t('common:compare.groups.contract'),
      facts: [
        {
          label: t('common:field.contractStructure'),
          words: conditions.contractStructure.map((one) => word('contract_structure', one)).join(', '),
        },
        { label: t('common:filters.term_length'), figure: figure(termYears(startDate, endDate), years) },
        { label: t('projects:fields.startDate'), day: startDate },
        { label: t('projects:fields.endDate'), day: endDate },
        { label: t('common:field.provisionOfGuarantees'), words: word('guarantees', conditions.provisionOfGuarantees) },
        { label: t('common:field.hasWarranties'), words: yesNo(conditions.hasWarranties, false) },
        { label: t('common:field.isNegotiable'), words: yesNo(project.isNegotiable, true) },
      ],
    },
    {
      title: t('projects:compare.risk'),
      facts: [
        {
          label: t('common:filters.technologies'),
          words: [...new Set(entries.map(({ type }) => word('technology', type)))].join(', '),
        },
        {
          label: t('projects:fields.currentProjectStatus'),
          words: word('project_phase', project.currentProjectStatus),
        },
        { label: t('common:field.parish'), words: location.parish },
        { label: t('projects:detail.energyProgrammer'), words: word('party', project.energyProgrammer) },
        { label: t('projects:detail.deviationPayer'), words: word('party', project.deviationPayer) },
      ],
    },
  ];
}
