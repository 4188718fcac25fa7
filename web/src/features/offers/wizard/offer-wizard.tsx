// The wizard of a purchase offer, in three steps.
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { offerSteps } from '@wattpact/domain/offers/offer-sections';
import type { RecordForm } from '../../../records/edit/edited-record.tsx';
import { RecordWizard } from '../../../records/edit/record-wizard.tsx';
import { useRecordEditor } from '../../../records/edit/use-record-editor.ts';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import { offerEditing } from './offer-editing.ts';
import { checkValues, type OfferValues, payloadOf } from './offer-form.ts';
import { BasicStep } from './steps/basic-step.tsx';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { usePublicationQuestion } from './use-publication-question.tsx';

interface OfferWizardProps extends RecordForm<OfferRecord, OfferPayload> {
  defaults: OfferValues;
  /** The owner of an existing offer, which cannot change. */
  buyer?: { id: string; name: string };
}

export function OfferWizard({ defaults, buyer, ...record }: OfferWizardProps) {
  const editor = useRecordEditor({ defaults, draft: record.draft, check: checkValues });
  const { values } = editor.form;
  const question = usePublicationQuestion(record.act, values.name);
  const { entities } = useActingEntity();
  const buyerName = buyer?.name ?? entities.find(({ id }) => id === values.buyerLegalEntityId)?.name;
  const confirm = async (sent: OfferValues) => {
    const isPublishedInMarketplace = await question.ask(sent.isPublishedInMarketplace);
    return isPublishedInMarketplace === undefined ? undefined : { ...sent, isPublishedInMarketplace };
  };
  return (
    <>
      <RecordWizard
        {...record}
        editing={offerEditing}
        editor={editor}
        payloadOf={payloadOf}
        labelOf={useFieldLabel()}
        subtitle={values.name}
        confirm={confirm}
        stepFields={offerSteps}
        contents={{
          basic: <BasicStep editor={editor} buyer={buyer} />,
          terms: <TermsStep editor={editor} />,
          confirmation: <ConfirmationStep editor={editor} buyerName={buyerName} />,
        }}
      />
      {question.dialog}
    </>
  );
}
