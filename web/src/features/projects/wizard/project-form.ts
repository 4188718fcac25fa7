// The form of a project: its values, its initial values, and its payload.

import { type FormValues, formOf } from '@wattpact/domain/forms/form-values';
import { type ProjectPayload, projectPayload } from '@wattpact/domain/projects/project';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { type Country, projectPhases } from '@wattpact/domain/terms/enumerations';
import type { FormErrors } from '../../../platform/api/form-errors.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { withOtherSides } from '../../contract-terms/linked-faults.ts';
import { chosenTechnologies, type TechnologyValues } from '../../contract-terms/technologies/technology-values.ts';
import type { FormDocument } from '../../files/documents-field.tsx';
import { entriesOf } from '../technologies.ts';

export type ProjectValues = Omit<FormValues<ProjectPayload>, 'technologies' | 'documentations'> & {
  technologies: TechnologyValues[];
  /** The phase is in the documents' `group`. */
  documentations: FormDocument[];
};

const form = formOf(projectPayload, 'project');

/** @param country the seller's, where most of its projects are */
export const newValues = (sellerLegalEntityId: string | null, country: Country | null = null): ProjectValues => ({
  ...form.empty,
  sellerLegalEntityId,
  location: { ...form.empty.location, country },
  technologies: [],
  documentations: [],
});

export function valuesOf(project: ProjectRecord): ProjectValues {
  const values = form.valuesOf({ ...project, technologies: entriesOf(project.technologies) });
  return {
    ...values,
    technologies: chosenTechnologies(values.technologies),
    documentations: project.documentations.flatMap(({ phase, files }) =>
      files.map(({ id, name, size }) => ({ id, name, size, group: phase })),
    ),
  };
}

export function payloadOf({ documentations, ...values }: ProjectValues): ProjectPayload {
  const groups = projectPhases.map((phase) => ({
    phase,
    fileIds: documentations.filter(({ group }) => group === phase).map(({ id }) => id),
  }));
  return form.payloadOf({ ...values, documentations: groups.filter(({ fileIds }) => fileIds.length > 0) });
}

const checkPayload = checkWith(projectPayload);

export function checkValues(values: ProjectValues): FormErrors {
  const payload = payloadOf(values);
  return withOtherSides(checkPayload(payload), payload);
}
