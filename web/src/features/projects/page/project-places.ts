// Which parts stand beside a project's facts, known before their code is there, so that their places are kept.
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { typesOf } from '../technologies.ts';

/** Storage alone generates nothing. */
export const hasProduction = ({ technologies }: Pick<ProjectRecord, 'technologies'>): boolean =>
  typesOf(technologies).some((type) => type !== 'STORAGE');
