// Payment, measurement, deviations and termination: an optional group, either complete or empty.
import { Button, Select } from '@mantine/core';
import { acceptedTerminationTypes } from '@wattpact/domain/energy-contracts/termination';
import {
  defaultConditions,
  measurementMethods,
  paymentFrequencies,
  paymentOccasions,
  ratePeriods,
  statusesAtSignature,
} from '@wattpact/domain/terms/enumerations';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ManySelect } from '../../ui/fields/many-select.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import type { WizardSection } from '../../ui/wizard/wizard-sections.tsx';
import classes from './contract-terms.module.css';
import type { TermsEditor } from './terms-editor.ts';
import { type CommercialValues, emptyCommercial, isAnyCommercial } from './terms-form.ts';
import { filledText, useTermsWords } from './terms-words.ts';

const fields = ['commercialTerms'];

export function useCommercialTermsSection(editor: TermsEditor): WizardSection {
  const { t } = useTermsWords();
  const { paymentFrequency, paymentMethod, measurementMethod } = editor.values.commercialTerms;
  const isAny = isAnyCommercial(editor.values.commercialTerms);
  const known = filledText([
    paymentFrequency && t(`common:payment_term.${paymentFrequency}`),
    paymentMethod && t(`common:payment_term.${paymentMethod}`),
    measurementMethod && t(`common:measurement_method.${measurementMethod}`),
  ]);
  return {
    id: 'commercialTerms',
    title: t('energyContracts:contract_terms.section.commercial_terms'),
    fields,
    optional: true,
    complete: editor.isComplete([...fields, ...(isAny ? ['technologies'] : [])]),
    summary: known || (isAny ? t('energyContracts:contract_terms.begun') : ''),
    children: (
      <>
        <p className={`wide ${classes.lead}`}>{t('energyContracts:contract_terms.help.commercial')}</p>
        <CommercialFields editor={editor} />
        {isAny && (
          <div className="wide">
            <Button
              variant="subtle"
              className={classes.remove ?? ''}
              onClick={() => editor.set('commercialTerms', emptyCommercial)}
            >
              {t('energyContracts:contract_terms.clear_commercial')}
            </Button>
          </div>
        )}
      </>
    ),
  };
}

function CommercialFields({ editor }: { editor: TermsEditor }) {
  const { t, options } = useTermsWords();
  const { defaultConditions: defaults, terminationConditions } = editor.values.commercialTerms;
  const required = isAnyCommercial(editor.values.commercialTerms);
  const props = (name: keyof CommercialValues) => ({
    required,
    label: t(`common:field.${name}`),
    ...editor.field(`commercialTerms.${name}`),
  });
  const select = (name: keyof CommercialValues, values: readonly string[], group: string) => (
    <Select clearable data={options(values, group)} {...props(name)} />
  );
  const number = (name: keyof CommercialValues, unit: string) => (
    <NumberField unit={unit} decimals={2} {...props(name)} {...(name === 'spotPercentage' && { required: false })} />
  );
  const termination = acceptedTerminationTypes.map((value) => ({
    value,
    label: t(`energyContracts:termination_type.${value}`),
  }));
  return (
    <>
      {select('statusAtSignature', statusesAtSignature, 'status_at_signature')}
      {select('settlementMethod', paymentFrequencies, 'payment_term')}
      {select('measurementMethod', measurementMethods, 'measurement_method')}
      {select('paymentMethod', paymentOccasions, 'payment_term')}
      {select('paymentFrequency', paymentFrequencies, 'payment_term')}
      <DateField clearable {...props('receiptDate')} />
      {number('latePaymentPenalty', '%')}
      {select('latePaymentPenaltyPeriod', ratePeriods, 'rate_period')}
      {number('spotPercentage', '%')}
      {number('priceEscalation', '%')}
      {select('priceEscalationPeriod', ratePeriods, 'rate_period')}
      <span className={classes.gap} />
      {number('shortfallDeviationPrice', '€/MWh')}
      {number('excessDeviationPrice', '€/MWh')}
      <span className={classes.gap} />
      <ManySelect
        className="wide"
        data={options(defaultConditions, 'default_condition')}
        {...props('defaultConditions')}
        value={defaults}
      />
      <ManySelect
        className="wide"
        data={termination}
        {...props('terminationConditions')}
        value={terminationConditions}
      />
    </>
  );
}
