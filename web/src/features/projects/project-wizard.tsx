// The editor of a project, in four steps; creating and editing differ in their defaults and in what sending does.
import type { ProjectPayload } from '@wattpact/domain/projects/project';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { projectSteps } from '@wattpact/domain/projects/project-sections';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { Wizard } from '../../ui/wizard/wizard.tsx';
import type { WizardStep } from '../../ui/wizard/wizard-props.ts';
import { useActingEntity } from '../acting-company/acting-entity.ts';
import { type Conflict, EditConflict } from '../market/edit-conflict.tsx';
import { useItemEditor } from '../market/use-item-editor.ts';
import { useSending } from '../market/use-sending.ts';
import { checkValues, linksOfValues, type ProjectValues, payloadOf, valuesOf } from './project-form.ts';
import { BasicStep } from './steps/basic-step.tsx';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { DocumentationStep } from './steps/documentation-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';
import { useFieldLabel } from './use-field-label.ts';

interface ProjectWizardProps {
  act: 'create' | 'edit';
  defaults: ProjectValues;
  draft: DraftPlace;
  /** The owner of a present project, which cannot change. */
  seller?: { id: string; name: string };
  /** Sends it and goes on. */
  send: (payload: ProjectPayload) => Promise<void>;
  onCancel: () => void;
  /** Of a present project: what to do when somebody else has changed it meanwhile. */
  conflict?: Conflict<ProjectRecord>;
}

export function ProjectWizard(props: ProjectWizardProps) {
  const { act, defaults, draft, seller, send, onCancel, conflict } = props;
  const { t } = useTranslation(['projects', 'common', 'errorMessages', 'toast']);
  const editor = useItemEditor({ defaults, draft, check: checkValues });
  const { form, kept, check } = editor;
  const labelOf = useFieldLabel(form.values.technologies);
  const sending = useSending(t('toast:project.not_sent'));
  const { entities } = useActingEntity();
  const sellerName = seller?.name ?? entities.find(({ id }) => id === form.values.sellerLegalEntityId)?.name;
  // Files that the project has already: only sending lets them go.
  const storedIds = conflict?.base.documentations.flatMap(({ fileIds }) => fileIds) ?? [];
  const contents: Record<keyof typeof projectSteps, WizardStep['content']> = {
    basic: <BasicStep editor={editor} seller={seller} />,
    terms: <TermsStep editor={editor} />,
    documentation: <DocumentationStep editor={editor} keptIds={storedIds} />,
    confirmation: <ConfirmationStep editor={editor} sellerName={sellerName} />,
  };
  const steps = (Object.keys(contents) as (keyof typeof projectSteps)[]).map((id) => ({
    id,
    label: t(`projects:steps.${id}.label`),
    short: t(`projects:steps.${id}.short`),
    description: t(`projects:steps.${id}.description`),
    fields: projectSteps[id],
    content: contents[id],
  }));
  return (
    <>
      <Wizard
        title={t(`projects:wizard.${act}.title`)}
        subtitle={form.values.designation}
        form={form}
        steps={steps}
        kept={kept}
        check={check}
        linksOf={linksOfValues}
        labelOf={labelOf}
        submitLabel={t(`projects:wizard.${act}.submit`)}
        submitting={sending.busy}
        onSubmit={(values) => sending.run(() => send(payloadOf(values)))}
        onCancel={onCancel}
        draft={draft}
        notice={sending.refused && <Notice kind="reject" title={sending.refused} live />}
      />
      {conflict && sending.outdated && (
        <EditConflict
          {...conflict}
          kind="project"
          onKeep={(latest) => {
            editor.takeOver(valuesOf(conflict.base), valuesOf(latest));
            conflict.onKeep(latest);
          }}
          onClose={sending.closeOutdated}
        />
      )}
    </>
  );
}
