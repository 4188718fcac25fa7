// What may be said of the delivery beside price and capacity, in a project, an offer, a version and a contract alike.
import { deliveryTypes, guaranteesOfOrigin } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import type { FormEditor } from '../../records/edit/form-editor.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { OptionalSelect } from '../../ui/fields/optional-select.tsx';

type DeliveryEditor = FormEditor<{ automaticRenewal: boolean | null }>;

export function VolumeField({ editor: { amount } }: { editor: DeliveryEditor }) {
  const { t } = useTranslation();
  return <NumberField description={t('delivery_terms.volume')} {...amount('annualVolume')} />;
}

export function DeliveryFields({ editor: { choice } }: { editor: DeliveryEditor }) {
  const { t } = useTranslation();
  return (
    <>
      <OptionalSelect placeholder={t('not_given')} {...choice('deliveryType', deliveryTypes)} />
      <OptionalSelect placeholder={t('not_given')} {...choice('guaranteesOfOrigin', guaranteesOfOrigin)} />
    </>
  );
}

/** Yes, no, or not said. */
export function RenewalField({ editor: { values, field, change } }: { editor: DeliveryEditor }) {
  const { t } = useTranslation();
  const { automaticRenewal: renews } = values;
  return (
    <OptionalSelect
      placeholder={t('not_given')}
      description={t('delivery_terms.renewal')}
      data={[
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]}
      {...field('automaticRenewal')}
      value={typeof renews === 'boolean' ? String(renews) : null}
      onChange={(next) => change({ automaticRenewal: next === null ? null : next === 'true' })}
    />
  );
}
