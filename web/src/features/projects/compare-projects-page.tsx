// Projects for sale side by side.
import { type ProjectRecord, projectApi } from 'domain/projects/project-api';
import { termYears } from 'domain/shared/term-years';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { paths } from '../../platform/paths.ts';
import { useFormats } from '../../platform/use-formats.ts';
import type { Definition } from '../../ui/definition-list.tsx';
import { ComparisonPage } from '../market/comparison-page.tsx';
import { placeItems, responsibleItems, termItems } from './project-items.tsx';
import { entriesOf } from './technologies.ts';

export function CompareProjectsPage() {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const words = { t, formats };
  const factsOf = (project: ProjectRecord): Definition[] => [
    { label: t('projects:owner'), value: project.sellerLegalEntity.fiscalInfo.name },
    {
      label: t('common:filters.technologies'),
      value: entriesOf(project.technologies)
        .map(({ type, installedCapacity }) => {
          const size = installedCapacity === undefined ? undefined : formats.capacity(installedCapacity);
          return `${t(`common:technology.${type}`)}${size ? ` (${size.value}\u00a0${size.unit})` : ''}`;
        })
        .join(', '),
    },
    ...termItems(project, words),
    {
      label: t('common:filters.term_length'),
      value: `${formats.number(termYears(project.startDate, project.endDate))} ${t('common:units.years')}`,
    },
    ...placeItems(project, words),
    ...responsibleItems(project, words),
    {
      label: t('common:filters.negotiation_status'),
      value: t(`common:negotiation_status.${project.negotiationStatus}`),
    },
  ];
  return (
    <ComparisonPage
      title={t('projects:title.compare')}
      path={projectApi.get.path}
      fetch={(input) => call(projectApi.get, input)}
      nameOf={({ designation }: ProjectRecord) => designation}
      factsOf={factsOf}
      recordTo={paths.project}
      listTo={paths.marketProjects}
      to={paths.compareProjects}
    />
  );
}
