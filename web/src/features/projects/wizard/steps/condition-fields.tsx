// The financial conditions: the pricing type decides which price fields are shown.
import { Select, Switch } from '@mantine/core';
import { contractStructures, guarantees, pricingTypes } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { ChipsField } from '../../../../ui/fields/chips-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SuggestedText } from '../../../../ui/fields/suggested-text.tsx';
import { useOptions } from '../../../market/use-options.ts';
import { clearedBy } from '../project-form.ts';
import type { ProjectStepProps } from './step-props.ts';

const pathOf = (name: string) => `financialConditions.${name}`;

export function ConditionFields({ editor }: ProjectStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const options = useOptions();
  const { form, field, change } = editor;
  const { pricingType } = form.values.financialConditions;
  const priced = pricingType !== null && pricingType !== 'VARIABLE_PRICING';
  const indexed = pricingType === 'HYBRID_PRICING' || pricingType === 'VARIABLE_PRICING';
  const { onBlur: _, ...structure } = field(pathOf('contractStructure'));
  return (
    <>
      <div className="wide">
        <ChipsField
          required
          label={t('common:field.contractStructure')}
          options={options('contract_structure', contractStructures)}
          {...structure}
        />
      </div>
      <Select
        required
        label={t('common:field.pricingType')}
        data={options('pricing_type', pricingTypes)}
        allowDeselect={false}
        {...field(pathOf('pricingType'))}
        onChange={(next) => change({ [pathOf('pricingType')]: next, ...clearedBy(next) })}
      />
      {priced && (
        <NumberField required label={t('common:field.price')} unit="€/MWh" decimals={2} {...field(pathOf('price'))} />
      )}
      {indexed && (
        <SuggestedText
          required
          label={t('common:field.indexingType')}
          description={t('projects:help.indexingType')}
          data={['MIBEL']}
          {...field(pathOf('indexingType'))}
        />
      )}
      {pricingType === 'HYBRID_PRICING' && (
        <NumberField
          required
          label={t('common:field.indexingPercentage')}
          unit="%"
          decimals={2}
          {...field(pathOf('indexingPercentage'))}
        />
      )}
      <NumberField
        required
        label={t('common:field.totalPurchasedCapacity')}
        unit="MW"
        {...field(pathOf('totalPurchasedCapacity'))}
      />
      <NumberField
        label={t('projects:fields.maximumAmountEnergyAllowed')}
        description={t('projects:help.maximumAmountEnergyAllowed')}
        unit="MWh"
        {...field(pathOf('maximumAmountEnergyAllowed'))}
      />
      <Select
        required
        label={t('common:field.provisionOfGuarantees')}
        data={options('guarantees', guarantees)}
        allowDeselect={false}
        {...field(pathOf('provisionOfGuarantees'))}
      />
      {(['hasWarranties', 'allowFractionalCapacitySales'] as const).map((name) => (
        <div key={name} className="wide">
          <Switch
            label={t(`common:field.${name}`)}
            description={t(`projects:help.${name}`)}
            {...form.getInputProps(pathOf(name), { type: 'checkbox' })}
          />
        </div>
      ))}
    </>
  );
}
