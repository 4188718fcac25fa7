// The editor of a purchase offer, in three steps; creating and editing differ in their defaults and in what sending does.
import type { OfferPayload } from '@wattpact/domain/offers/offer';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import { offerSteps } from '@wattpact/domain/offers/offer-sections';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { Wizard } from '../../ui/wizard/wizard.tsx';
import type { WizardStep } from '../../ui/wizard/wizard-props.ts';
import { useActingEntity } from '../acting-company/acting-entity.ts';
import { type Conflict, EditConflict } from '../market/edit-conflict.tsx';
import { useItemEditor } from '../market/use-item-editor.ts';
import { useSending } from '../market/use-sending.ts';
import { checkValues, type OfferValues, payloadOf, valuesOf } from './offer-form.ts';
import { BasicStep } from './steps/basic-step.tsx';
import { ConfirmationStep } from './steps/confirmation-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { usePublicationQuestion } from './use-publication-question.tsx';

interface OfferWizardProps {
  act: 'create' | 'edit';
  defaults: OfferValues;
  draft: DraftPlace;
  /** The owner of a present offer, which cannot change. */
  buyer?: { id: string; name: string };
  /** Sends it and goes on. */
  send: (payload: OfferPayload) => Promise<void>;
  onCancel: () => void;
  /** Of a present offer: what to do when somebody else has changed it meanwhile. */
  conflict?: Conflict<OfferRecord>;
}

export function OfferWizard({ act, defaults, draft, buyer, send, onCancel, conflict }: OfferWizardProps) {
  const { t } = useTranslation(['offers', 'common', 'errorMessages', 'toast']);
  const editor = useItemEditor({ defaults, draft, check: checkValues });
  const { form, kept, check } = editor;
  const labelOf = useFieldLabel();
  const sending = useSending(t('toast:offer.not_sent'));
  const question = usePublicationQuestion(act, form.values.name);
  const { entities } = useActingEntity();
  const buyerName = buyer?.name ?? entities.find(({ id }) => id === form.values.buyerLegalEntityId)?.name;
  const contents: Record<keyof typeof offerSteps, WizardStep['content']> = {
    basic: <BasicStep editor={editor} buyer={buyer} />,
    terms: <TermsStep editor={editor} />,
    confirmation: <ConfirmationStep editor={editor} buyerName={buyerName} />,
  };
  const steps = (Object.keys(contents) as (keyof typeof offerSteps)[]).map((id) => ({
    id,
    label: t(`offers:steps.${id}.label`),
    short: t(`offers:steps.${id}.short`),
    description: t(`offers:steps.${id}.description`),
    fields: offerSteps[id],
    content: contents[id],
  }));
  const confirm = async (values: OfferValues) => {
    const isPublishedInMarketplace = await question.ask(values.isPublishedInMarketplace);
    return isPublishedInMarketplace === undefined ? undefined : { ...values, isPublishedInMarketplace };
  };
  return (
    <>
      <Wizard
        title={t(`offers:wizard.${act}.title`)}
        subtitle={form.values.name}
        form={form}
        steps={steps}
        kept={kept}
        check={check}
        labelOf={labelOf}
        submitLabel={t(`offers:wizard.${act}.submit`)}
        submitting={sending.busy}
        confirm={confirm}
        onSubmit={(values) => sending.run(() => send(payloadOf(values)))}
        onCancel={onCancel}
        draft={draft}
        notice={sending.refused && <Notice kind="reject" title={sending.refused} live />}
      />
      {question.dialog}
      {conflict && sending.outdated && (
        <EditConflict
          {...conflict}
          kind="offer"
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
