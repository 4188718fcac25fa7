// Second step: price and volume, delivery, responsible parties, and whether everything is negotiable.
import { Select, Switch, Textarea } from '@mantine/core';
import { parties } from '@wattpact/domain/terms/enumerations';
import { termYears } from '@wattpact/domain/terms/term-years';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../platform/words/use-formats.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { SectionPaper } from '../../../../ui/record/section-paper.tsx';
import { WizardSections } from '../../../../ui/wizard/wizard-sections.tsx';
import { filledText } from '../../../legal-entities/wizard/section-state.ts';
import { useOptions } from '../../../market/use-options.ts';
import { ConditionFields } from './condition-fields.tsx';
import type { ProjectStepProps } from './step-props.ts';
import { useConditionSummary } from './use-condition-summary.ts';

const dates = ['startDate', 'endDate'];
const responsible = ['energyProgrammer', 'deviationPayer'];
const longestInformation = 250;

export function TermsStep({ editor }: ProjectStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const options = useOptions();
  const { form, field, isComplete } = editor;
  const { financialConditions, startDate, endDate, energyProgrammer, deviationPayer, additionalInformation } =
    form.values;
  const conditionSummary = useConditionSummary(financialConditions);
  const inOrder = startDate !== null && endDate !== null && startDate <= endDate;
  const years = inOrder ? t('common:units.year', { count: termYears(startDate, endDate) }) : '';
  return (
    <>
      <WizardSections
        label={t('projects:steps.terms.label')}
        sections={[
          {
            id: 'conditions',
            title: t('common:field.financialConditions'),
            fields: ['financialConditions'],
            complete: isComplete(['financialConditions']),
            summary: conditionSummary,
            children: <ConditionFields editor={editor} />,
          },
          {
            id: 'dates',
            title: t('projects:section.delivery'),
            fields: dates,
            complete: isComplete(dates),
            summary: filledText([
              [startDate, endDate]
                .map((date) => (date ? formats.date(date) : ''))
                .filter(Boolean)
                .join('–'),
              years,
            ]),
            children: (
              <>
                <DateField required className="half" label={t('projects:fields.startDate')} {...field('startDate')} />
                <DateField required className="half" label={t('projects:fields.endDate')} {...field('endDate')} />
              </>
            ),
          },
          {
            id: 'responsible',
            title: t('projects:section.responsible'),
            fields: responsible,
            complete: isComplete(responsible),
            summary: filledText([
              energyProgrammer && `${t('projects:short.energyProgrammer')} ${t(`common:party.${energyProgrammer}`)}`,
              deviationPayer && `${t('projects:short.deviationPayer')} ${t(`common:party.${deviationPayer}`)}`,
            ]),
            children: responsible.map((name) => (
              <Select
                key={name}
                required
                label={t(`projects:fields.${name}`)}
                data={options('party', parties)}
                allowDeselect={false}
                {...field(name)}
              />
            )),
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
