// The financial conditions of an offer. A variable price has no figure.
import { Switch } from '@mantine/core';
import { contractStructures, guarantees, pricingTypes } from '@wattpact/domain/terms/enumerations';
import { unusedPricing } from '@wattpact/domain/terms/unused-pricing';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { OptionalSelect } from './optional-select.tsx';
import type { OfferStepProps } from './step-props.ts';

export const conditionNames = [
  'contractStructure',
  'pricingType',
  'price',
  'totalPurchasedCapacity',
  'provisionOfGuarantees',
  'allowMultipleEnergyContracts',
  'hasWarranties',
];

const hasNoPrice = (pricingType: string | null) => unusedPricing(pricingType).includes('price');

export function ConditionFields({ editor }: OfferStepProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { form, field, change } = editor;
  const { pricingType } = form.values;
  return (
    <>
      <OptionalSelect
        label={t('common:field.contractStructure')}
        group="contract_structure"
        values={contractStructures}
        field={field('contractStructure')}
      />
      <OptionalSelect
        label={t('common:field.pricingType')}
        group="pricing_type"
        values={pricingTypes}
        field={field('pricingType')}
        onChange={(next) => change({ pricingType: next, ...(hasNoPrice(next) && { price: null }) })}
      />
      {!hasNoPrice(pricingType) && (
        <NumberField
          required={pricingType !== null}
          label={t('offers:fields.price')}
          unit="€/MWh"
          decimals={2}
          {...field('price')}
        />
      )}
      <NumberField label={t('offers:fields.totalPurchasedCapacity')} unit="MW" {...field('totalPurchasedCapacity')} />
      <OptionalSelect
        label={t('common:field.provisionOfGuarantees')}
        group="guarantees"
        values={guarantees}
        field={field('provisionOfGuarantees')}
      />
      {(['hasWarranties', 'allowMultipleEnergyContracts'] as const).map((name) => (
        <div key={name} className="wide">
          <Switch
            label={t(`common:field.${name}`)}
            description={t(`offers:help.${name}`)}
            {...form.getInputProps(name, { type: 'checkbox' })}
          />
        </div>
      ))}
    </>
  );
}
