// One row for each fee: amount, VAT, the total that follows from them, deadline, periodicity, and its last change.
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { feeAmount } from '@wattpact/domain/fees/fee';
import type { FeeConfigurationChange } from '@wattpact/domain/fees/fee-api';
import { type FeeType, paymentDeadlines, periodicities } from '@wattpact/domain/fees/fee-types';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Money } from '../../ui/text/money.tsx';
import type { FeeValues } from './configured-fees.ts';
import classes from './fees.module.css';

type Form = Pick<UseFormReturnType<FeeValues>, 'values' | 'getInputProps'>;

interface FeeTableProps {
  form: Form;
  history: readonly FeeConfigurationChange[];
}

const columns = ['amount', 'tax', 'total', 'deadline', 'periodicity', 'changed'] as const;

export function FeeTable({ form, history }: FeeTableProps) {
  const { t } = useTranslation('invoices');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('fees.fee')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`fees.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {form.values.fees.map(({ feeType }, index) => (
          <FeeRow key={feeType} form={form} index={index} changedAt={lastChange(history, feeType)} />
        ))}
      </tbody>
    </table>
  );
}

const lastChange = (history: readonly FeeConfigurationChange[], feeType: FeeType): string | undefined =>
  history.find(({ changes }) => changes.some((one) => one.feeType === feeType))?.at;

interface FeeRowProps {
  form: Form;
  index: number;
  changedAt: string | undefined;
}

function FeeRow({ form, index, changedAt }: FeeRowProps) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const fee = form.values.fees[index];
  if (!fee) return null;
  const name = t(`fee_type.${fee.feeType}`);
  const props = (field: string, column: (typeof columns)[number]) => ({
    'aria-label': `${name}: ${t(`fees.${column}`)}`,
    ...form.getInputProps(`fees.${index}.${field}`),
  });
  const { onChange, value, ...deadline } = props('paymentDeadlineDays', 'deadline');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('fees.amount')}>
        <NumberField required unit="€" decimals={2} {...props('amount', 'amount')} />
      </td>
      <td data-label={t('fees.tax')}>
        <NumberField required unit="%" decimals={2} {...props('taxRate', 'tax')} />
      </td>
      <td data-label={t('fees.total')} className={classes.total}>
        <Total fee={fee} />
      </td>
      <td data-label={t('fees.deadline')}>
        <Select
          required
          allowDeselect={false}
          data={paymentDeadlines.map((days) => ({ value: String(days), label: t('fees.days', { count: days }) }))}
          value={value === null || value === undefined ? null : String(value)}
          onChange={(next) => onChange(next === null ? null : Number(next))}
          {...deadline}
        />
      </td>
      <td data-label={t('fees.periodicity')}>
        <Select
          required
          allowDeselect={false}
          data={periodicities.map((one) => ({ value: one, label: t(`periodicity.${one}`) }))}
          {...props('periodicity', 'periodicity')}
        />
      </td>
      <td data-label={t('fees.changed')} className={classes.changed}>
        {changedAt ? formats.date(changedAt) : '—'}
      </td>
    </tr>
  );
}

const home = { issuer: 'home', customer: 'home' };

/** As an invoice to a company in the issuer's country would have it. */
function Total({ fee: { amount, taxRate } }: { fee: FeeValues['fees'][number] }) {
  if (amount === null || taxRate === null) return '—';
  return <Money amount={feeAmount({ amount, taxRate }, home).totalCents / 100} />;
}
