// The second tab of a project: price, volume, contract.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { FieldPapers } from '../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../records/fields/use-field-words.ts';
import { isDetail, projectGroups } from '../project-items.tsx';

export function ProjectTerms({ project }: { project: ProjectRecord }) {
  const words = useFieldWords('project');
  const groups = projectGroups(project, 'page', words).filter((group) => !isDetail(group));
  return <FieldPapers groups={groups} titleOf={(name) => words.t(`projects:section.${name}`)} />;
}
