// The financial conditions: the pricing type decides which price fields are shown.
import { Select } from '@mantine/core';
import { contractStructures, guarantees } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { ChipsField } from '../../../../ui/fields/chips-field.tsx';
import { FlagField } from '../../../../ui/fields/flag-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SuggestedText } from '../../../../ui/fields/suggested-text.tsx';
import classes from '../../../contract-terms/contract-terms.module.css';
import { DeliveryFields, VolumeField } from '../../../contract-terms/delivery-fields.tsx';
import { PricingFields } from '../../../contract-terms/pricing-fields.tsx';
import { AllotmentNotice } from '../../../contract-terms/technologies/allotment-notice.tsx';
import type { ProjectStepProps } from './step-props.ts';

const pathOf = (name: string) => `financialConditions.${name}`;

export function ConditionFields({ editor }: ProjectStepProps) {
  const { t } = useTranslation(['projects', 'common']);
  const { field, choice, amount, flag } = editor;
  const { onBlur: _, data: options, ...structure } = choice(pathOf('contractStructure'), contractStructures);
  const index = (
    <SuggestedText required description={t('help.indexingType')} data={['MIBEL']} {...field(pathOf('indexingType'))} />
  );
  return (
    <>
      <div className="wide">
        <ChipsField required options={options} {...structure} />
      </div>
      <PricingFields kind="ask" editor={editor} index={index} />
      <NumberField
        required
        description={t('common:fields.whole_megawatts')}
        {...amount(pathOf('totalPurchasedCapacity'))}
      />
      <VolumeField editor={editor} />
      <div className={`wide ${classes.notes}`}>
        <AllotmentNotice editor={editor} forSale />
      </div>
      <NumberField
        description={t('help.maximumAmountEnergyAllowed')}
        {...amount(pathOf('maximumAmountEnergyAllowed'))}
      />
      <Select required allowDeselect={false} {...choice(pathOf('provisionOfGuarantees'), guarantees)} />
      <DeliveryFields editor={editor} />
      {(['hasWarranties', 'allowFractionalCapacitySales'] as const).map((name) => (
        <FlagField key={name} description={t(`help.${name}`)} {...flag(pathOf(name))} />
      ))}
    </>
  );
}
