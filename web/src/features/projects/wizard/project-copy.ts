// A new project with the data of another one; of a closed one with the uncontracted capacity. Documents stay with that
// project.
import { remainderOf } from '@wattpact/domain/projects/fraction';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { entriesOf } from '../technologies.ts';
import { type ProjectValues, valuesOf } from './project-form.ts';

/** In MW: the uncontracted capacity. 0 if unknown, as for strangers. */
export const unsoldOf = ({ contractedCapacity, financialConditions }: ProjectRecord): number =>
  contractedCapacity === undefined ? 0 : financialConditions.totalPurchasedCapacity - contractedCapacity;

/** @param naming makes the suggested name from the project's own */
export function copyOf(project: ProjectRecord, naming: (name: string) => string): ProjectValues {
  const unsold = unsoldOf(project);
  const source = unsold > 0 ? { ...project, ...cutTo(project, unsold) } : project;
  return { ...valuesOf(source), designation: naming(project.designation), documentations: [] };
}

type Figures = Pick<ProjectRecord, 'technologies' | 'financialConditions' | 'annualVolume'>;

function cutTo(project: ProjectRecord, capacity: number): Figures {
  const { technologies, financialConditions, annualVolume } = remainderOf(
    { ...project, technologies: entriesOf(project.technologies) },
    capacity,
  );
  return { technologies, financialConditions, annualVolume };
}
