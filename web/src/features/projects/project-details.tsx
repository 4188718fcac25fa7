// The first tab of a project: where and when, with which technologies, and who answers for programming and deviations.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { DefinitionList } from '../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { Prose } from '../market/prose.tsx';
import { placeItems, responsibleItems } from './project-items.tsx';
import { TechnologiesPaper } from './technologies-paper.tsx';

export function ProjectDetails({ project }: { project: ProjectRecord }) {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const words = { t, formats };
  const { technologies, additionalInformation } = project;
  return (
    <>
      <SectionPaper title={t('projects:sections.place')}>
        <DefinitionList items={placeItems(project, words)} />
      </SectionPaper>
      <TechnologiesPaper technologies={technologies} />
      <SectionPaper title={t('projects:sections.responsible')}>
        <DefinitionList items={responsibleItems(project, words)} />
      </SectionPaper>
      {additionalInformation && (
        <SectionPaper title={t('common:field.additionalInformation')}>
          <Prose>{additionalInformation}</Prose>
        </SectionPaper>
      )}
    </>
  );
}
