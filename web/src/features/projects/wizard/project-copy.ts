// A new project from a closed one: its data with the uncontracted capacity. Documents stay with the closed project.
import { remainderOf } from '@wattpact/domain/projects/fraction';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { entriesOf } from '../technologies.ts';
import { type ProjectValues, valuesOf } from './project-form.ts';

const longestName = 100;

/** In MW: the uncontracted capacity. 0 if unknown, as for strangers. */
export const unsoldOf = ({ contractedCapacity, financialConditions }: ProjectRecord): number =>
  contractedCapacity === undefined ? 0 : financialConditions.totalPurchasedCapacity - contractedCapacity;

/** @param nameOf makes the suggested name from the closed project's name */
export function copyOf(project: ProjectRecord, nameOf: (name: string) => string): ProjectValues {
  const unsold = unsoldOf(project);
  const source = unsold > 0 ? { ...project, ...cutTo(project, unsold) } : project;
  const frame = nameOf('').length;
  const designation = nameOf(cutName(project.designation, longestName - frame));
  return { ...valuesOf(source), designation, documentations: [] };
}

/** Cuts by code point: some characters are two units long. */
function cutName(name: string, room: number): string {
  let cut = '';
  for (const sign of name) {
    if (cut.length + sign.length > room) break;
    cut += sign;
  }
  return cut;
}

type Figures = Pick<ProjectRecord, 'technologies' | 'financialConditions' | 'annualVolume'>;

function cutTo(project: ProjectRecord, capacity: number): Figures {
  const { technologies, financialConditions, annualVolume } = remainderOf(
    { ...project, technologies: entriesOf(project.technologies) },
    capacity,
  );
  return { technologies, financialConditions, annualVolume };
}
