// Projects for sale side by side.
import { type ProjectRecord, projectApi } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { call } from '../../platform/api/call.ts';
import { useFieldWords } from '../../records/fields/use-field-words.ts';
import { NegotiationBadge } from '../market/cells.tsx';
import { ComparisonPage } from '../market/comparison-page.tsx';
import { projectFacts } from './project-facts.ts';

export function CompareProjectsPage() {
  const { t } = useTranslation(['projects', 'common']);
  const words = useFieldWords('project');
  return (
    <ComparisonPage
      title={t('projects:title.compare')}
      path={projectApi.get.path}
      fetch={(input) => call(projectApi.get, input)}
      headOf={(project: ProjectRecord) => ({
        name: project.designation,
        owner: project.sellerLegalEntity.fiscalInfo.name,
        note: `${project.location.municipality}, ${t(`common:country.${project.location.country}`)}`,
        badge: <NegotiationBadge item={project} />,
      })}
      factsOf={(project) => projectFacts(project, words)}
      recordTo={paths.project}
      openLabel={t('projects:compare.open')}
      listTo={paths.marketProjects}
      addLabel={t('projects:compare.add')}
      to={paths.compareProjects}
    />
  );
}
