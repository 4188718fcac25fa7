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
import { filledText } from '../../platform/words/filled-text.ts';
import type { FormSection } from '../../records/edit/form-sections.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ManySelect } from '../../ui/fields/many-select.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import classes from './contract-terms.module.css';
import { type CommercialValues, emptyCommercial, isAnyCommercial, type TermsEditor } from './terms-form.ts';
import { useTermsWords } from './terms-words.ts';

export function useCommercialTermsSection(editor: TermsEditor): FormSection {
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
    ...(isAny && { needs: ['technologies'] }),
    optional: true,
    summary: [known || (isAny && t('energyContracts:contract_terms.begun'))],
    children: (
      <>
        <p className={`wide ${classes.lead}`}>{t('energyContracts:contract_terms.help.commercial')}</p>
        <CommercialFields editor={editor} />
        {isAny && (
          <div className="wide">
            <Button
              variant="subtle"
              className={classes.remove ?? ''}
              onClick={() => editor.change({ commercialTerms: emptyCommercial })}
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
  const { defaultConditions: defaults, terminationConditions } = editor.values.commercialTerms;
  const required = isAnyCommercial(editor.values.commercialTerms);
  const pathOf = (name: keyof CommercialValues) => `commercialTerms.${name}`;
  const select = (name: keyof CommercialValues, values: readonly string[]) => (
    <Select clearable required={required} {...editor.choice(pathOf(name), values)} />
  );
  const number = (name: keyof CommercialValues, isRequired = required) => (
    <NumberField required={isRequired} {...editor.amount(pathOf(name))} />
  );
  return (
    <>
      {select('statusAtSignature', statusesAtSignature)}
      {select('settlementMethod', paymentFrequencies)}
      {select('measurementMethod', measurementMethods)}
      {select('paymentMethod', paymentOccasions)}
      {select('paymentFrequency', paymentFrequencies)}
      <DateField clearable required={required} {...editor.field(pathOf('receiptDate'))} />
      {number('latePaymentPenalty')}
      {select('latePaymentPenaltyPeriod', ratePeriods)}
      {number('spotPercentage', false)}
      {number('priceEscalation')}
      {select('priceEscalationPeriod', ratePeriods)}
      <span className={classes.gap} />
      {number('shortfallDeviationPrice')}
      {number('excessDeviationPrice')}
      <span className={classes.gap} />
      <ManySelect
        className="wide"
        required={required}
        {...editor.choice(pathOf('defaultConditions'), defaultConditions)}
        value={defaults}
      />
      <ManySelect
        className="wide"
        required={required}
        {...editor.choice(pathOf('terminationConditions'), acceptedTerminationTypes)}
        value={terminationConditions}
      />
    </>
  );
}
