// A new project from a closed one: its data with the capacity that no contract took. Documents stay with their project.
import { remainderOf } from '@wattpact/domain/projects/fraction';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { entriesOf } from '../technologies.ts';
import { type ProjectValues, valuesOf } from './project-form.ts';

const longestName = 100;

/** In MW: what no contract has taken. Nothing where that is not known, as for strangers. */
export const unsoldOf = ({ contractedCapacity, financialConditions }: ProjectRecord): number =>
  contractedCapacity === undefined ? 0 : financialConditions.totalPurchasedCapacity - contractedCapacity;

/** @param nameOf the suggested name, from the name of the closed project */
export function copyOf(project: ProjectRecord, nameOf: (name: string) => string): ProjectValues {
  const unsold = unsoldOf(project);
  const source = unsold > 0 ? { ...project, ...cutTo(project, unsold) } : project;
  const frame = nameOf('').length;
  const designation = nameOf(cutName(project.designation, longestName - frame));
  return { ...valuesOf(source), designation, documentations: [] };
}

/** Whole signs: some are two units long. */
function cutName(name: string, room: number): string {
  let cut = '';
  for (const sign of name) {
    if (cut.length + sign.length > room) break;
    cut += sign;
  }
  return cut;
}

function cutTo(project: ProjectRecord, capacity: number): Pick<ProjectRecord, 'technologies' | 'financialConditions'> {
  const { technologies, financialConditions } = remainderOf(
    { ...project, technologies: entriesOf(project.technologies) },
    capacity,
  );
  return { technologies, financialConditions };
}
