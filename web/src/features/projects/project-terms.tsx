// The second tab of a project: its financial conditions.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { DefinitionList } from '../../ui/record/definition-list.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { termItems } from './project-items.tsx';

export function ProjectTerms({ project }: { project: ProjectRecord }) {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  return (
    <SectionPaper title={t('common:field.financialConditions')}>
      <DefinitionList items={termItems(project, { t, formats })} />
    </SectionPaper>
  );
}
