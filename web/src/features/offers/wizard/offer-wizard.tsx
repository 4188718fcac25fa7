// The wizard of a purchase offer, in three steps.
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { offerSteps } from '@wattpact/domain/offers/offer-sections';
import type { RecordForm } from '../../../records/edit/edited-record.tsx';
import { RecordWizard } from '../../../records/edit/record-wizard.tsx';
import { useRecordEditor } from '../../../records/edit/use-record-editor.ts';
import { useOwnerName } from '../../market/owner-field.tsx';
import { checkValues, type OfferValues, payloadOf } from './offer-form.ts';
import { BasicStep } from './steps/basic-step.tsx';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';
import { usePublicationQuestion } from './use-publication-question.tsx';

export function OfferWizard(record: RecordForm<OfferRecord, OfferPayload, OfferValues>) {
  const editor = useRecordEditor(record, checkValues);
  const { values } = editor;
  const question = usePublicationQuestion(record.act, values.name);
  const buyer = record.conflict?.base.buyerLegalEntity;
  const buyerName = useOwnerName(buyer, values.buyerLegalEntityId);
  const confirm = async (sent: OfferValues) => {
    const isPublishedInMarketplace = await question.ask(sent.isPublishedInMarketplace);
    return isPublishedInMarketplace === undefined ? undefined : { ...sent, isPublishedInMarketplace };
  };
  return (
    <>
      <RecordWizard
        {...record}
        editor={editor}
        payloadOf={payloadOf}
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
