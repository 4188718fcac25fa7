// The wizard of a legal entity, in five steps.
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '../../../platform/api/form-errors.ts';
import { RecordWizard } from '../../../records/edit/record-wizard.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { payloadOf, stepFields, stepsWithErrors } from './legal-entity-form.ts';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { ContactsStep } from './steps/contacts-step.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import { DocumentationStep } from './steps/documentation-step.tsx';
import { RepresentativesStep } from './steps/representatives-step.tsx';
import { type LegalEntityRecordForm, useLegalEntityEditor } from './use-legal-entity-editor.ts';

export function LegalEntityWizard(record: LegalEntityRecordForm) {
  const { t } = useTranslation('errorMessages');
  const editor = useLegalEntityEditor(record);
  const { values, errors } = editor.form;
  // Files that the entity already has are deleted only on submission.
  const storedIds = record.conflict?.base.files.map(({ fileId }) => fileId) ?? [];
  const refusalWords = (refused: FormErrors) =>
    stepsWithErrors(refused)
      .map((step) => t(`legal_entity.error_save_${step}`))
      .join(' ');
  return (
    <RecordWizard
      {...record}
      editor={editor}
      payloadOf={(sent) => payloadOf(sent, editor.ownerEmail)}
      subtitle={values.name}
      refusalWords={refusalWords}
      notice={
        stepsWithErrors(errors).length > 1 && <Notice kind="warning" title={t('legal_entity.error_check_tabs')} live />
      }
      stepFields={stepFields}
      contents={{
        details: <DetailsStep editor={editor} />,
        contacts: <ContactsStep editor={editor} />,
        representatives: <RepresentativesStep editor={editor} />,
        documentation: <DocumentationStep editor={editor} keptIds={storedIds} />,
        confirmation: <ConfirmationStep editor={editor} />,
      }}
    />
  );
}
