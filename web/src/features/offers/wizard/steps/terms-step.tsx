// Second step: price and volume, duration and start. Buyers fill in only what matters to them.
import { offerSections } from '@wattpact/domain/offers/offer-sections';
import { contractDurations, offerStarts } from '@wattpact/domain/terms/enumerations';
import { pathsFor } from '@wattpact/domain/terms/sections';
import { useTranslation } from 'react-i18next';
import { OptionalSelect } from '../../../../ui/fields/optional-select.tsx';
import { RenewalField } from '../../../contract-terms/delivery-fields.tsx';
import { TermsSections } from '../../../market/terms-sections.tsx';
import { useConditionSummary } from '../../../market/use-condition-summary.ts';
import { SavedTerms } from '../../../saved-terms/saved-terms.tsx';
import { ConditionFields, conditionNames } from './condition-fields.tsx';
import type { OfferStepProps } from './step-props.ts';

const paths = pathsFor(offerSections, 'page');

export function TermsStep({ editor }: OfferStepProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { contractDuration, startDate } = editor.values;
  const conditions = {
    id: 'conditions',
    title: t('common:field.financialConditions'),
    fields: conditionNames,
    optional: true,
    summary: useConditionSummary('offer', editor.values),
    children: <ConditionFields editor={editor} />,
  };
  const duration = {
    id: 'duration',
    title: t('offers:section.duration'),
    fields: ['contractDuration', 'startDate', 'automaticRenewal'],
    optional: true,
    summary: [
      contractDuration && t(`common:contract_duration.${contractDuration}`),
      startDate && t(`common:offer_start.${startDate}`),
    ],
    children: (
      <>
        <OptionalSelect {...editor.choice('contractDuration', contractDurations)} />
        <OptionalSelect {...editor.choice('startDate', offerStarts)} />
        <RenewalField editor={editor} />
      </>
    ),
  };
  return (
    <>
      <SavedTerms editor={editor} paths={paths} entityId={editor.values.buyerLegalEntityId} />
      <TermsSections editor={editor} sections={[conditions, duration]} />
    </>
  );
}
