// The wizard of a project, in four steps.
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { projectSteps } from '@wattpact/domain/projects/project-sections';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import type { RecordForm } from '../../../records/edit/edited-record.tsx';
import { RecordWizard } from '../../../records/edit/record-wizard.tsx';
import { useRecordEditor } from '../../../records/edit/use-record-editor.ts';
import { checkedWith, isOtherSide } from '../../contract-terms/linked-faults.ts';
import { projectEditing } from './project-editing.ts';
import { checkValues, linksOfValues, type ProjectValues, payloadOf } from './project-form.ts';
import { BasicStep } from './steps/basic-step.tsx';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { DocumentationStep } from './steps/documentation-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';
import { useFieldLabel } from './use-field-label.ts';

interface ProjectWizardProps extends RecordForm<ProjectRecord, ProjectPayload> {
  defaults: ProjectValues;
  /** The owner of an existing project, which cannot change. */
  seller?: { id: string; name: string };
}

export function ProjectWizard({ defaults, seller, ...record }: ProjectWizardProps) {
  const editor = useRecordEditor({
    defaults,
    draft: record.draft,
    check: checkValues,
    linked: { checkedWith, isOtherSide },
  });
  const { values } = editor.form;
  const { entities } = useActingEntity();
  const sellerName = seller?.name ?? entities.find(({ id }) => id === values.sellerLegalEntityId)?.name;
  // Files that the project already has are deleted only on submission.
  const storedIds = record.conflict?.base.documentations.flatMap(({ fileIds }) => fileIds) ?? [];
  return (
    <RecordWizard
      {...record}
      editing={projectEditing}
      editor={editor}
      payloadOf={payloadOf}
      linksOf={linksOfValues}
      labelOf={useFieldLabel(values.technologies)}
      subtitle={values.designation}
      stepFields={projectSteps}
      contents={{
        basic: <BasicStep editor={editor} seller={seller} />,
        terms: <TermsStep editor={editor} />,
        documentation: <DocumentationStep editor={editor} keptIds={storedIds} />,
        confirmation: <ConfirmationStep editor={editor} sellerName={sellerName} />,
      }}
    />
  );
}
