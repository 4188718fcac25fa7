// How a project is created and edited.
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import { type ProjectRecord, projectApi } from '@wattpact/domain/projects/project-api';
import { type RecordEditing, recordCalls } from '../../../records/edit/record-editing.ts';
import { linkedFaults } from '../../contract-terms/linked-faults.ts';
import { projectKind } from '../project-kind.ts';
import { type ProjectValues, payloadOf, valuesOf } from './project-form.ts';
import { projectLabel } from './project-label.ts';

export const projectEditing: RecordEditing<ProjectRecord, ProjectPayload, ProjectValues> = {
  kind: projectKind,
  calls: recordCalls(projectApi),
  nameOf: ({ designation }) => designation,
  valuesOf,
  labelOf: projectLabel,
  linked: linkedFaults(payloadOf),
  filedBy: 'phase',
};
