// Structure, price and quantities. The pricing type decides which figures are required.
import { Select, Switch, TextInput } from '@mantine/core';
import { contractStructures, indexingTypes } from '@wattpact/domain/terms/enumerations';
import type { ReactNode } from 'react';
import type { FormSection } from '../../records/edit/form-sections.tsx';
import { quantityText } from '../../records/fields/field-text.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import classes from './contract-terms.module.css';
import { DeliveryFields, VolumeField } from './delivery-fields.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { AllotmentNotice } from './technologies/allotment-notice.tsx';
import type { ConditionsValues, TermsEditor } from './terms-form.ts';
import { priceText, useTermsWords } from './terms-words.ts';

const pathOf = (name: keyof ConditionsValues) => `financialConditions.${name}`;

/** @param note a remark about the capacity, shown beneath it */
export function useFinancialConditionsSection(editor: TermsEditor, note?: ReactNode): FormSection {
  const words = useTermsWords();
  const { t, formats } = words;
  const { financialConditions: conditions, annualVolume: volume } = editor.values;
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
    title: t('common:field.financialConditions'),
    fields: ['financialConditions', 'annualVolume', 'deliveryType', 'guaranteesOfOrigin'],
    summary: [
      contractStructure && t(`common:contract_structure.${contractStructure}`),
      capacity !== null && quantityText(formats.capacity(capacity)),
      typeof volume === 'number' && quantityText(formats.energy(volume)),
      price,
      price && hasWarranties && t('energyContracts:contract_terms.with_warranties'),
    ],
    children: (
      <>
        <Select required allowDeselect={false} {...editor.choice(pathOf('contractStructure'), contractStructures)} />
        <PricingFields kind="deal" editor={editor} index={<Index editor={editor} />} />
        <NumberField
          required
          description={t('common:fields.whole_megawatts')}
          {...editor.amount(pathOf('totalPurchasedCapacity'))}
          onBlur={() =>
            editor.recheck(pathOf('totalPurchasedCapacity'), pathOf('maximumAmountEnergyAllowed'), 'technologies')
          }
        />
        <VolumeField editor={editor} />
        <div className={`wide ${classes.notes}`}>
          {note}
          <AllotmentNotice editor={editor} />
        </div>
        <DeliveryFields editor={editor} />
        <NumberField
          required
          description={t('energyContracts:contract_terms.help.maximum_energy')}
          {...editor.amount(pathOf('maximumAmountEnergyAllowed'))}
        />
        <div className="wide">
          <Switch {...editor.flag(pathOf('hasWarranties'))} />
        </div>
      </>
    ),
  };
}

/** The Iberian index, or another one by its name. */
function Index({ editor }: { editor: TermsEditor }) {
  const { t } = useTermsWords();
  const index = editor.values.financialConditions.indexingType;
  const isOther = index !== '' && index !== 'MIBEL';
  const props = editor.choice(pathOf('indexingType'), indexingTypes);
  return (
    <>
      <Select
        required
        allowDeselect={false}
        {...props}
        {...(isOther && { error: undefined, 'data-path': undefined })}
        value={isOther ? 'OTHER' : index || null}
      />
      {isOther && (
        <TextInput
          required
          {...editor.field(pathOf('indexingType'))}
          label={t('energyContracts:contract_terms.index_name')}
          value={index === 'OTHER' ? '' : index}
          onChange={(event) => editor.change({ [pathOf('indexingType')]: event.currentTarget.value || 'OTHER' })}
        />
      )}
    </>
  );
}
