// The wizard of a project, in four steps.
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { projectSteps } from '@wattpact/domain/projects/project-sections';
import type { RecordForm } from '../../../records/edit/edited-record.tsx';
import { RecordWizard } from '../../../records/edit/record-wizard.tsx';
import { useRecordEditor } from '../../../records/edit/use-record-editor.ts';
import { useOwnerName } from '../../market/owner-field.tsx';
import { checkValues, type ProjectValues, payloadOf } from './project-form.ts';
import { BasicStep } from './steps/basic-step.tsx';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { DocumentationStep } from './steps/documentation-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';

export function ProjectWizard(record: RecordForm<ProjectRecord, ProjectPayload, ProjectValues>) {
  const editor = useRecordEditor(record, checkValues);
  const { values } = editor;
  const stored = record.conflict?.base;
  const sellerName = useOwnerName(stored?.sellerLegalEntity, values.sellerLegalEntityId);
  // Files that the project already has are deleted only on submission.
  const storedIds = stored?.documentations.flatMap(({ fileIds }) => fileIds) ?? [];
  return (
    <RecordWizard
      {...record}
      editor={editor}
      payloadOf={payloadOf}
      subtitle={values.designation}
      stepFields={projectSteps}
      contents={{
        basic: <BasicStep editor={editor} seller={stored?.sellerLegalEntity} />,
        terms: <TermsStep editor={editor} />,
        documentation: <DocumentationStep editor={editor} keptIds={storedIds} />,
        confirmation: <ConfirmationStep editor={editor} sellerName={sellerName} />,
      }}
    />
  );
}
