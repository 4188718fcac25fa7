// The form of the fees: one row each, the account below, and a bar that says how many changes wait to be saved.
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { bankOf } from '@wattpact/domain/fees/bank-names';
import { feeConfiguration } from '@wattpact/domain/fees/fee';
import { adminFeeApi, type ConfiguredFees, type FeeConfigurationChange } from '@wattpact/domain/fees/fee-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { jumpToFirstError } from '../../platform/api/form-errors.ts';
import { checkWith } from '../../platform/api/forms.ts';
import { isOutdated } from '../../records/overtaken.ts';
import { SelectionBar } from '../../records/selection/selection-bar.tsx';
import { useAct } from '../../records/use-act.ts';
import { LeaveDialog } from '../../ui/feedback/leave-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { bodyOf, countChanges, type FeeValues, feesQuery, valuesOf } from './configured-fees.ts';
import { FeeTable } from './fee-table.tsx';
import classes from './fees.module.css';

const check = checkWith(feeConfiguration);

function useFees(fees: ConfiguredFees) {
  const { t } = useTranslation(['errorMessages', 'toast']);
  const queryClient = useQueryClient();
  const { isPending, outdated, run } = useAct('fee_configuration', { overtaken: isOutdated });
  const form = useForm<FeeValues>({
    mode: 'controlled',
    initialValues: valuesOf(fees),
    validate: (values) => check(bodyOf(values)),
  });
  const submit = form.onSubmit(
    (values) => {
      const body = feeConfiguration.parse(bodyOf(values));
      void run(() => call(adminFeeApi.set, { body, version: fees.version }), {
        done: t('toast:fees.saved'),
        failed: t('errorMessages:error_fee_configuration'),
        onDone: (saved) => queryClient.setQueryData(feesQuery.queryKey, saved),
        onRefused: ({ errors }) => {
          form.setErrors(errors);
          jumpToFirstError(errors);
        },
      });
    },
    (errors) => jumpToFirstError(errors as Record<string, string>),
  );
  return { form, isPending, submit, outdated };
}

interface FeeFormProps {
  fees: ConfiguredFees;
  history: readonly FeeConfigurationChange[];
}

export function FeeForm({ fees, history }: FeeFormProps) {
  const { t } = useTranslation(['invoices', 'common']);
  const { form, isPending, submit, outdated } = useFees(fees);
  const count = countChanges(fees, form.values);
  const bank = bankOf(form.values.iban);
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {fees.iban === null && (
        <Notice kind="warning" title={t('invoices:fees.not_configured')}>
          {t('invoices:fees.not_configured_text')}
        </Notice>
      )}
      <SectionPaper title={t('invoices:fees.title')}>
        <p className={classes.note}>{t('invoices:fees.effect')}</p>
        <FeeTable form={form} history={history} />
      </SectionPaper>
      <SectionPaper title={t('invoices:fees.account')}>
        <TextInput
          required
          className={classes.iban ?? ''}
          label={t('common:field.iban')}
          description={t('invoices:fees.iban_help')}
          {...form.getInputProps('iban')}
        />
        {bank && (
          <p className={classes.bank} role="status">
            {t('invoices:fees.bank', { bank })}
          </p>
        )}
      </SectionPaper>
      {count > 0 && (
        <SelectionBar
          label={t('invoices:fees.save')}
          text={t('invoices:fees.unsaved', { count })}
          clearLabel={t('invoices:fees.discard')}
          onClear={form.reset}
        >
          <Button type="submit" loading={isPending}>
            {t('invoices:fees.save')}
          </Button>
        </SelectionBar>
      )}
      <LeaveDialog unsaved={count > 0} within="tabs" />
      <OutdatedDialog {...outdated}>{t('common:outdated.form_text')}</OutdatedDialog>
    </form>
  );
}
