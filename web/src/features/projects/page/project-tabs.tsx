// The figures and tabs of a project's page, for its own users, strangers and administrators.

import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { projectPhases } from '@wattpact/domain/terms/enumerations';
import { termYears } from '@wattpact/domain/terms/term-years';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import type { KeyFigure } from '../../../ui/record/key-figures.tsx';
import type { QueryTab } from '../../../ui/record/query-tabs.tsx';
import { FileGroups } from '../../files/file-groups.tsx';
import { entriesOf, typesOf } from '../technologies.ts';
import { TechnologiesPaper } from '../technologies-paper.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectTerms } from './project-terms.tsx';

export function useProjectTabs(project: ProjectRecord): QueryTab[] {
  const { t } = useTranslation(['projects', 'common']);
  const { documentations, technologies } = project;
  const files = documentations.flatMap((group) => group.files);
  const groups = projectPhases.map((phase) => ({
    key: phase,
    title: t(`common:project_phase.${phase}`),
    files: documentations.filter((group) => group.phase === phase).flatMap((group) => group.files),
  }));
  const tab = (value: string, content: QueryTab['content'], count?: number) => ({
    value,
    label: t(`projects:tabs.${value}`),
    content,
    count,
  });
  return [
    tab('details', <ProjectDetails project={project} />),
    tab('terms_and_conditions', <ProjectTerms project={project} />),
    ...(files.length > 0 ? [tab('documentation', <FileGroups groups={groups} />, files.length)] : []),
    tab('technologies', <TechnologiesPaper technologies={technologies} full />, technologies.length),
  ];
}

/** With several technologies, each shows its own allotted capacity. */
export function useProjectFigures(project: ProjectRecord): KeyFigure[] {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const { financialConditions, annualVolume, technologies, startDate, endDate } = project;
  const { price, pricingType, totalPurchasedCapacity, contractStructure } = financialConditions;
  const entries = entriesOf(technologies);
  const types = typesOf(technologies);
  const installed = entries.flatMap(({ type, installedCapacity }) =>
    installedCapacity === undefined
      ? []
      : [{ label: t(`common:technology.${type}`), ...formats.capacity(installedCapacity) }],
  );
  return [
    {
      label: t(`projects:price.${pricingType}`),
      ...(price === undefined ? { value: financialConditions.indexingType ?? '–' } : formats.price(price)),
    },
    { label: t('common:filters.capacity'), ...formats.capacity(totalPurchasedCapacity) },
    ...(annualVolume === undefined ? [] : [{ label: t('common:field.annualVolume'), ...formats.energy(annualVolume) }]),
    {
      label: t('common:filters.term_length'),
      value: formats.number(termYears(startDate, endDate)),
      unit: t('common:units.years'),
    },
    ...(types.length > 1 && installed.length === types.length
      ? installed
      : [
          {
            label: t('common:filters.technologies'),
            value: types.map((one) => t(`common:technology.${one}`)).join(', '),
          },
        ]),
    {
      label: t('common:filters.contract_structure'),
      value: contractStructure.map((one) => t(`common:contract_structure.${one}`)).join(', '),
    },
  ];
}
