// A project's exceptions from the common display of fields: technologies have their own table, and a term shows its length.
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

/** Its location, responsible parties and additional information; all other fields are its terms. */
export const isDetail = ({ name }: FieldGroup): boolean => ['source', 'responsible', 'additional'].includes(name);
