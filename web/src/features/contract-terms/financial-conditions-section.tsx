// Structure, price and quantities. The pricing type decides which figures are required.
import { Select, Switch, TextInput } from '@mantine/core';
import { contractStructures, indexingTypes, type PricingType, pricingTypes } from '@wattpact/domain/terms/enumerations';
import { clearedPricing } from '@wattpact/domain/terms/unused-pricing';
import type { ReactNode } from 'react';
import { quantityText } from '../../records/fields/field-text.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import type { WizardSection } from '../../ui/wizard/wizard-sections.tsx';
import type { TermsEditor } from './terms-editor.ts';
import type { ConditionsValues } from './terms-form.ts';
import { filledText, priceText, useTermsWords } from './terms-words.ts';

const fields = ['financialConditions'];
const pathOf = (name: keyof ConditionsValues) => `financialConditions.${name}`;

/** Fields that a pricing type does not use are cleared. */
export const withPricing = (conditions: ConditionsValues, pricingType: PricingType | null): ConditionsValues => ({
  ...conditions,
  pricingType,
  ...clearedPricing(pricingType),
});

/** @param note a remark about the capacity, shown beneath it */
export function useFinancialConditionsSection(editor: TermsEditor, note?: ReactNode): WizardSection {
  const words = useTermsWords();
  const { t, formats } = words;
  const conditions = editor.values.financialConditions;
  const { contractStructure, pricingType, totalPurchasedCapacity: capacity, hasWarranties } = conditions;
  const given = { ...conditions, pricingType: pricingType ?? undefined };
  const price = priceText(
    {
      ...given,
      price: conditions.price ?? undefined,
      indexingPercentage: conditions.indexingPercentage ?? undefined,
    },
    words,
  );
  return {
    id: 'financialConditions',
    title: t('energyContracts:contract_terms.section.financial_conditions'),
    fields,
    complete: editor.isComplete(fields),
    summary: filledText([
      contractStructure && t(`common:contract_structure.${contractStructure}`),
      capacity !== null && quantityText(formats.capacity(capacity)),
      price,
      price && hasWarranties && t('energyContracts:contract_terms.with_warranties'),
    ]),
    children: (
      <>
        <Pricing editor={editor} />
        <NumberField
          required
          label={t('common:field.totalPurchasedCapacity')}
          unit="MW"
          {...editor.field(pathOf('totalPurchasedCapacity'))}
          onBlur={() =>
            editor.recheck(pathOf('totalPurchasedCapacity'), pathOf('maximumAmountEnergyAllowed'), 'technologies')
          }
        />
        {note && <div className="wide">{note}</div>}
        <NumberField
          required
          label={t('common:field.maximumAmountEnergyAllowed')}
          description={t('energyContracts:contract_terms.help.maximum_energy')}
          unit="MWh"
          {...editor.field(pathOf('maximumAmountEnergyAllowed'))}
        />
        <div className="wide">
          <Switch label={t('common:field.hasWarranties')} {...editor.flag(pathOf('hasWarranties'))} />
        </div>
      </>
    ),
  };
}

function Pricing({ editor }: { editor: TermsEditor }) {
  const { t, options } = useTermsWords();
  const conditions = editor.values.financialConditions;
  const { pricingType } = conditions;
  return (
    <>
      <Select
        required
        allowDeselect={false}
        label={t('common:field.contractStructure')}
        data={options(contractStructures, 'contract_structure')}
        {...editor.field(pathOf('contractStructure'))}
      />
      <Select
        required
        allowDeselect={false}
        label={t('common:field.pricingType')}
        data={options(pricingTypes, 'pricing_type')}
        {...editor.field(pathOf('pricingType'))}
        onChange={(next) => editor.set('financialConditions', withPricing(conditions, next as PricingType | null))}
      />
      {pricingType !== 'VARIABLE_PRICING' && (
        <NumberField
          required
          label={t('common:field.price')}
          unit="€/MWh"
          decimals={2}
          {...editor.field(pathOf('price'))}
        />
      )}
      {(pricingType === 'HYBRID_PRICING' || pricingType === 'VARIABLE_PRICING') && <Index editor={editor} />}
      {pricingType === 'HYBRID_PRICING' && (
        <NumberField
          required
          label={t('common:field.indexingPercentage')}
          unit="%"
          decimals={2}
          {...editor.field(pathOf('indexingPercentage'))}
        />
      )}
    </>
  );
}

/** The Iberian index, or another one by its name. */
function Index({ editor }: { editor: TermsEditor }) {
  const { t, options } = useTermsWords();
  const index = editor.values.financialConditions.indexingType;
  const isOther = index !== '' && index !== 'MIBEL';
  const props = editor.field(pathOf('indexingType'));
  return (
    <>
      <Select
        required
        allowDeselect={false}
        label={t('common:field.indexingType')}
        data={options(indexingTypes, 'indexing_type')}
        {...props}
        {...(isOther && { error: undefined, 'data-path': undefined })}
        value={isOther ? 'OTHER' : index || null}
      />
      {isOther && (
        <TextInput
          required
          label={t('energyContracts:contract_terms.index_name')}
          {...props}
          value={index === 'OTHER' ? '' : index}
          onChange={(event) => editor.set(pathOf('indexingType'), event.currentTarget.value || 'OTHER')}
        />
      )}
    </>
  );
}
