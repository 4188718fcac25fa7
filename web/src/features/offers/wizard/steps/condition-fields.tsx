// The financial conditions of an offer. A variable price has no figure.
import { contractStructures, guarantees, pricingTypes } from '@wattpact/domain/terms/enumerations';
import { unusedPricing } from '@wattpact/domain/terms/unused-pricing';
import { useTranslation } from 'react-i18next';
import { FlagField } from '../../../../ui/fields/flag-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { OptionalSelect } from '../../../../ui/fields/optional-select.tsx';
import { BandSlot } from '../../../benchmark/band-slot.tsx';
import { DeliveryFields, VolumeField } from '../../../contract-terms/delivery-fields.tsx';
import type { OfferStepProps } from './step-props.ts';

export const conditionNames = [
  'contractStructure',
  'pricingType',
  'price',
  'totalPurchasedCapacity',
  'annualVolume',
  'provisionOfGuarantees',
  'deliveryType',
  'guaranteesOfOrigin',
  'allowMultipleEnergyContracts',
  'hasWarranties',
];

const hasNoPrice = (pricingType: string | null) => unusedPricing(pricingType).includes('price');

export function ConditionFields({ editor }: OfferStepProps) {
  const { values, choice, amount, flag, change } = editor;
  const { t } = useTranslation(['offers', 'common']);
  const { pricingType } = values;
  return (
    <>
      <OptionalSelect {...choice('contractStructure', contractStructures)} />
      <OptionalSelect
        {...choice('pricingType', pricingTypes)}
        onChange={(next) => change({ pricingType: next, ...(hasNoPrice(next) && { price: null }) })}
      />
      {!hasNoPrice(pricingType) && <NumberField required={pricingType !== null} {...amount('price')} />}
      <BandSlot kind="bid" values={values} />
      <NumberField description={t('common:fields.whole_megawatts')} {...amount('totalPurchasedCapacity')} />
      <VolumeField editor={editor} />
      <OptionalSelect {...choice('provisionOfGuarantees', guarantees)} />
      <DeliveryFields editor={editor} />
      {(['hasWarranties', 'allowMultipleEnergyContracts'] as const).map((name) => (
        <FlagField key={name} description={t(`help.${name}`)} {...flag(name)} />
      ))}
    </>
  );
}
