// The editor of an entity, in five steps; creating and editing differ in their defaults and in what sending does.
import type { LegalEntityPayload } from '@wattpact/domain/legal-entities/legal-entity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { ApiError } from '../../platform/api/request.ts';
import { toasts } from '../../platform/toasts.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { Wizard } from '../../ui/wizard/wizard.tsx';
import type { WizardStep } from '../../ui/wizard/wizard-props.ts';
import {
  type LegalEntityStep,
  type LegalEntityValues,
  payloadOf,
  stepFields,
  stepsWithErrors,
} from './legal-entity-form.ts';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { ContactsStep } from './steps/contacts-step.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import { DocumentationStep } from './steps/documentation-step.tsx';
import { RepresentativesStep } from './steps/representatives-step.tsx';
import { useFieldLabel } from './use-field-label.ts';
import type { LegalEntityEditor } from './use-legal-entity-editor.ts';

interface LegalEntityWizardProps {
  editor: LegalEntityEditor;
  draft: DraftPlace;
  act: 'create' | 'edit';
  /** Sends it and goes on. */
  send: (payload: LegalEntityPayload) => Promise<void>;
  onCancel: () => void;
  /** Loads what is stored, in place of the input. */
  onReload?: () => void;
  /** Files that the entity has already. */
  keptFileIds?: readonly string[];
}

export function LegalEntityWizard(props: LegalEntityWizardProps) {
  const { editor, draft, act, send, onCancel, onReload, keptFileIds = [] } = props;
  const { t } = useTranslation(['legalEntity', 'common', 'errorMessages', 'toast']);
  const { form, kept, ownerEmail, check } = editor;
  const labelOf = useFieldLabel();
  const [sending, setSending] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const [refused, setRefused] = useState<string>();
  const contents: Record<LegalEntityStep, WizardStep['content']> = {
    details: <DetailsStep editor={editor} />,
    contacts: <ContactsStep editor={editor} />,
    representatives: <RepresentativesStep editor={editor} />,
    documentation: <DocumentationStep editor={editor} keptIds={keptFileIds} />,
    confirmation: <ConfirmationStep editor={editor} />,
  };
  const steps = (Object.keys(contents) as LegalEntityStep[]).map((id) => ({
    id,
    label: t(`legalEntity:steps.${id}.label`),
    description: t(`legalEntity:steps.${id}.description`),
    fields: stepFields[id],
    content: contents[id],
  }));

  const submit = async (values: LegalEntityValues) => {
    setSending(true);
    setRefused(undefined);
    try {
      await send(payloadOf(values, ownerEmail));
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        setOutdated(true);
        return {};
      }
      const { errors, message } = refusalOf(error);
      setRefused(message);
      const parts = stepsWithErrors(errors).map((step) => t(`errorMessages:legal_entity.error_save_${step}`));
      toasts.error(
        t('toast:legal_entity.not_sent'),
        parts.join(' ') || (message ?? t('errorMessages:legal_entity.error_submit')),
      );
      return errors;
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Wizard
        title={t(`legalEntity:wizard.${act}.title`)}
        subtitle={form.values.name}
        form={form}
        steps={steps}
        kept={kept}
        check={check}
        labelOf={labelOf}
        submitLabel={t(`legalEntity:wizard.${act}.submit`)}
        submitting={sending}
        submitDisabled={!form.values.declaration}
        onSubmit={submit}
        onCancel={onCancel}
        draft={draft}
        notice={
          <>
            {refused && <Notice kind="reject" title={refused} live />}
            {stepsWithErrors(form.errors).length > 1 && (
              <Notice kind="warning" title={t('errorMessages:legal_entity.error_check_tabs')} live />
            )}
          </>
        }
      />
      <OutdatedDialog opened={outdated} onClose={() => setOutdated(false)} onReload={() => onReload?.()} losesInput />
    </>
  );
}
