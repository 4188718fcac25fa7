// The first tab of a project: location, technologies, and who is responsible for programming and deviations.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { FieldPapers } from '../../../records/fields/field-papers.tsx';
import { useFieldWords } from '../../../records/fields/use-field-words.ts';
import { isDetail, projectGroups } from '../project-items.tsx';
import { TechnologiesPaper } from '../technologies-paper.tsx';

export function ProjectDetails({ project }: { project: ProjectRecord }) {
  const words = useFieldWords('project');
  const titleOf = (name: string) => words.t(`projects:section.${name}`);
  const [place, ...others] = projectGroups(project, 'page', words).filter(isDetail);
  return (
    <>
      {place && <FieldPapers groups={[place]} titleOf={titleOf} />}
      <TechnologiesPaper technologies={project.technologies} />
      <FieldPapers groups={others} titleOf={titleOf} />
    </>
  );
}
