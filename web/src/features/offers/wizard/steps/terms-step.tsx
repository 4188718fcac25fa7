// Second step: price and volume, duration and start, and whether everything is negotiable. Buyers fill in only what matters
// to them.
import { Switch, Textarea } from '@mantine/core';
import { contractDurations, offerStarts } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { SectionPaper } from '../../../../ui/record/section-paper.tsx';
import { WizardSections } from '../../../../ui/wizard/wizard-sections.tsx';
import { filledText } from '../../../legal-entities/wizard/section-state.ts';
import { ConditionFields, conditionNames } from './condition-fields.tsx';
import { OptionalSelect } from './optional-select.tsx';
import type { OfferStepProps } from './step-props.ts';
import { useConditionSummary } from './use-condition-summary.ts';

const duration = ['contractDuration', 'startDate'];
const longestInformation = 250;

export function TermsStep({ editor }: OfferStepProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { form, field, isComplete } = editor;
  const { contractDuration, startDate, additionalInformation } = form.values;
  const conditionSummary = useConditionSummary(form.values);
  return (
    <>
      <WizardSections
        label={t('offers:steps.terms.label')}
        sections={[
          {
            id: 'conditions',
            title: t('common:field.financialConditions'),
            fields: conditionNames,
            optional: true,
            complete: isComplete(conditionNames),
            summary: conditionSummary,
            children: <ConditionFields editor={editor} />,
          },
          {
            id: 'duration',
            title: t('offers:section.duration'),
            fields: duration,
            optional: true,
            complete: isComplete(duration),
            summary: filledText([
              contractDuration && t(`common:contract_duration.${contractDuration}`),
              startDate && t(`common:offer_start.${startDate}`),
            ]),
            children: (
              <>
                <OptionalSelect
                  label={t('common:field.contractDuration')}
                  group="contract_duration"
                  values={contractDurations}
                  field={field('contractDuration')}
                />
                <OptionalSelect
                  label={t('offers:fields.startDate')}
                  group="offer_start"
                  values={offerStarts}
                  field={field('startDate')}
                />
              </>
            ),
          },
          {
            id: 'information',
            title: t('common:field.additionalInformation'),
            fields: ['additionalInformation'],
            optional: true,
            complete: isComplete(['additionalInformation']),
            summary: additionalInformation.trim(),
            children: (
              <Textarea
                className="wide"
                label={t('common:field.additionalInformation')}
                description={t('common:market.characters', {
                  count: additionalInformation.trim().length,
                  max: longestInformation,
                })}
                autosize
                minRows={3}
                {...field('additionalInformation')}
              />
            ),
          },
        ]}
      />
      <SectionPaper>
        <Switch
          label={t('common:field.isNegotiable')}
          description={t('common:market.negotiable_help')}
          {...form.getInputProps('isNegotiable', { type: 'checkbox' })}
        />
      </SectionPaper>
    </>
  );
}
