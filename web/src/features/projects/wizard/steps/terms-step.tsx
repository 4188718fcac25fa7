// Second step: price and volume, delivery, and responsible parties.
import { Select } from '@mantine/core';
import { projectSections } from '@wattpact/domain/projects/project-sections';
import { parties } from '@wattpact/domain/terms/enumerations';
import { pathsFor } from '@wattpact/domain/terms/sections';
import { termYears } from '@wattpact/domain/terms/term-years';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../platform/words/use-formats.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { RenewalField } from '../../../contract-terms/delivery-fields.tsx';
import { TermsSections } from '../../../market/terms-sections.tsx';
import { useConditionSummary } from '../../../market/use-condition-summary.ts';
import { SavedTerms } from '../../../saved-terms/saved-terms.tsx';
import { ConditionFields } from './condition-fields.tsx';
import type { ProjectStepProps } from './step-props.ts';

const paths = pathsFor(projectSections, 'page');

const responsible = ['energyProgrammer', 'deviationPayer'] as const;

export function TermsStep({ editor }: ProjectStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const formats = useFormats();
  const { values, field, choice } = editor;
  const { financialConditions, annualVolume, startDate, endDate } = values;
  const inOrder = startDate !== null && endDate !== null && startDate <= endDate;
  const days = [startDate, endDate].flatMap((date) => (date ? [formats.date(date)] : []));
  const conditions = {
    id: 'financialConditions',
    title: t('common:field.financialConditions'),
    fields: ['financialConditions', 'annualVolume', 'deliveryType', 'guaranteesOfOrigin'],
    summary: useConditionSummary('project', { ...financialConditions, annualVolume }),
    children: <ConditionFields editor={editor} />,
  };
  const delivery = {
    id: 'dates',
    title: t('projects:section.delivery'),
    fields: ['startDate', 'endDate', 'automaticRenewal'],
    summary: [days.join('–'), inOrder && t('common:units.year', { count: termYears(startDate, endDate) })],
    children: (
      <>
        <DateField required className="half" {...field('startDate')} />
        <DateField required className="half" {...field('endDate')} />
        <RenewalField editor={editor} />
      </>
    ),
  };
  const people = {
    id: 'responsible',
    title: t('projects:section.responsible'),
    fields: responsible,
    summary: responsible.map((name) => {
      const party = values[name];
      return party && `${t(`projects:short.${name}`)} ${t(`common:party.${party}`)}`;
    }),
    children: responsible.map((name) => (
      <Select key={name} required allowDeselect={false} {...choice(name, parties)} />
    )),
  };
  return (
    <>
      <SavedTerms editor={editor} paths={paths} entityId={values.sellerLegalEntityId} />
      <TermsSections editor={editor} sections={[conditions, delivery, people]} />
    </>
  );
}
