// All projects, for administrators.
import { adminProjectApi } from '@wattpact/domain/projects/project-api';
import { projectList } from '@wattpact/domain/projects/project-filters';
import { allItems } from '../../market/all-items.tsx';
import { projectKind, projectNames } from '../project-kind.ts';
import { typesOf } from '../technologies.ts';
import { useProjectCells } from './project-cells.tsx';
import { projectLists } from './project-lists.ts';

export const allProjects = allItems(projectLists, adminProjectApi, {
  kind: projectKind,
  filters: projectList,
  namesOf: projectNames,
  technologiesOf: ({ technologies }) => typesOf(technologies),
  useCells: useProjectCells,
});
