// What a project shows otherwise than its fields say: technologies stand in a table of their own, and a term has a length.
import { projectSections } from '@wattpact/domain/projects/project-sections';
import type { FieldUse } from '@wattpact/domain/terms/sections';
import { type FieldGroup, fieldGroups } from '../../records/fields/field-items.tsx';
import { type FieldWords, valueAt } from '../../records/fields/field-text.ts';

/** @param seller the name of the company that offers it */
export function projectGroups(
  project: unknown,
  use: Extract<FieldUse, 'page' | 'confirmation'>,
  words: FieldWords,
  seller?: string,
): FieldGroup[] {
  const start = valueAt(project, 'startDate');
  return fieldGroups(projectSections, use, project, words, {
    sellerLegalEntityId: (item) => [{ ...item, value: seller }],
    technologies: () => [],
    startDate: (item) => [{ ...item, note: typeof start === 'string' && words.formats.relative(start) }],
    documentations: () => [],
  });
}

/** Where it lies, who answers for it and what else there is to say: the rest are its terms. */
export const isDetail = ({ name }: FieldGroup): boolean => ['source', 'responsible', 'additional'].includes(name);
