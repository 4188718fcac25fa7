// The amount, due date and tax of each fee, and the account that receives it.
import { Button, Select, Skeleton, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { feeConfiguration } from '@wattpact/domain/fees/fee';
import { adminFeeApi, type ConfiguredFees } from '@wattpact/domain/fees/fee-api';
import { paymentDeadlines, periodicities } from '@wattpact/domain/fees/fee-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { ApiError, call } from '../../platform/api/call.ts';
import { jumpToFirstError } from '../../platform/api/form-errors.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { toasts } from '../../platform/toasts.ts';
import { groupsOfFour } from '../../platform/words/formats.ts';
import { GenericError } from '../../ui/feedback/generic-pages.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './fees.module.css';

const feesQuery = apiQuery(adminFeeApi.get);

export function FeeConfiguration() {
  const fees = useQuery({ ...feesQuery, refetchOnWindowFocus: false });
  if (fees.data) return <FeeForm key={fees.data.version} fees={fees.data} reload={() => void fees.refetch()} />;
  if (fees.isError) return <GenericError onRetry={() => void fees.refetch()} />;
  return <Skeleton height={420} />;
}

const valuesOf = ({ iban, fees }: ConfiguredFees) => ({
  iban: groupsOfFour(iban ?? ''),
  fees: fees.map((fee) => ({ ...fee, periodicity: fee.periodicity ?? 'ONE_TIME_PAYMENT' })),
});
type Values = ReturnType<typeof valuesOf>;

const check = checkWith(feeConfiguration);
/** An empty figure means a missing one. */
const bodyOf = (values: Values): unknown => ({
  iban: values.iban,
  fees: values.fees.map((fee) =>
    Object.fromEntries(Object.entries(fee).filter(([, value]) => value !== null && value !== undefined)),
  ),
});

function useFees(fees: ConfiguredFees) {
  const { t } = useTranslation(['errorMessages', 'toast']);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: valuesOf(fees),
    validate: (values) => check(bodyOf(values)),
  });
  const submit = form.onSubmit(
    async (values) => {
      setBusy(true);
      try {
        const body = feeConfiguration.parse(bodyOf(values));
        const saved = await call(adminFeeApi.set, { body, version: fees.version });
        queryClient.setQueryData(feesQuery.queryKey, saved);
        toasts.success(t('toast:fees.saved'));
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) return setOutdated(true);
        const { errors, message } = refusalOf(error);
        form.setErrors(errors);
        jumpToFirstError(errors);
        toasts.error(t('errorMessages:error_fee_configuration'), message);
      } finally {
        setBusy(false);
      }
    },
    (errors) => jumpToFirstError(errors as Record<string, string>),
  );
  return { form, busy, submit, outdated, closeOutdated: () => setOutdated(false) };
}

function FeeForm({ fees, reload }: { fees: ConfiguredFees; reload: () => void }) {
  const { t } = useTranslation(['invoices', 'common']);
  const { form, busy, submit, outdated, closeOutdated } = useFees(fees);
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {fees.iban === null && (
        <Notice kind="warning" title={t('invoices:fees.not_configured')}>
          {t('invoices:fees.not_configured_text')}
        </Notice>
      )}
      <SectionPaper title={t('invoices:fees.title')}>
        <div className={classes.fees}>
          {form.values.fees.map(({ feeType }, index) => (
            <FeeRow key={feeType} form={form} index={index} label={t(`invoices:fee_type.${feeType}`)} />
          ))}
        </div>
      </SectionPaper>
      <SectionPaper title={t('invoices:fees.account')}>
        <TextInput
          required
          className={classes.iban ?? ''}
          label={t('common:field.iban')}
          description={t('invoices:fees.iban_help')}
          {...form.getInputProps('iban')}
        />
      </SectionPaper>
      <div>
        <Button type="submit" loading={busy} disabled={!form.isDirty()}>
          {t('invoices:fees.save')}
        </Button>
      </div>
      <OutdatedDialog opened={outdated} onClose={closeOutdated} onReload={reload}>
        {t('common:outdated.form_text')}
      </OutdatedDialog>
    </form>
  );
}

interface FeeRowProps {
  form: Pick<ReturnType<typeof useForm<Values>>, 'getInputProps'>;
  index: number;
  label: string;
}

function FeeRow({ form, index, label }: FeeRowProps) {
  const { t } = useTranslation('invoices');
  const props = (name: string) => form.getInputProps(`fees.${index}.${name}`);
  const { onChange, value, ...deadline } = props('paymentDeadlineDays');
  return (
    <fieldset className={classes.fee}>
      <legend>{label}</legend>
      <NumberField required unit="€" decimals={2} label={t('fees.amount')} {...props('amount')} />
      <Select
        required
        allowDeselect={false}
        label={t('fees.deadline')}
        data={paymentDeadlines.map((days) => ({ value: String(days), label: t('fees.days', { count: days }) }))}
        value={value === null || value === undefined ? null : String(value)}
        onChange={(next) => onChange(next === null ? null : Number(next))}
        {...deadline}
      />
      <NumberField required unit="%" decimals={2} label={t('fees.tax')} {...props('taxRate')} />
      <Select
        required
        allowDeselect={false}
        label={t('document.periodicity')}
        data={periodicities.map((one) => ({ value: one, label: t(`periodicity.${one}`) }))}
        {...props('periodicity')}
      />
    </fieldset>
  );
}
