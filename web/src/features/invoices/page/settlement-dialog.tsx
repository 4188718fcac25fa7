// How an overpayment was settled: by a transfer back, or for another unpaid invoice of the company.
import { Radio, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { newSettlement, settlementWays } from '@wattpact/domain/invoices/overpayment';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import classes from '../invoices.module.css';

type Values = {
  way: string;
  refundedOn: string | null;
  bankReference: string;
  invoiceId: string | null;
};

const check = checkWith(newSettlement);
/** Only the fields of the chosen way; an empty choice means a missing one. */
const bodyOf = ({ way, refundedOn, bankReference, invoiceId }: Values) =>
  way === 'REFUND'
    ? { way, refundedOn: refundedOn ?? undefined, bankReference }
    : { way, invoiceId: invoiceId ?? undefined };

export default function SettlementDialog({ invoice, onClose }: { invoice: InvoiceRecord; onClose: () => void }) {
  const { t } = useTranslation(['invoices', 'errorMessages', 'toast']);
  const formats = useFormats();
  const { id, version, overpaidAmount } = invoice;
  const { form, submit, busy, message } = useSentForm<Values>({
    about: 'invoice',
    initialValues: { way: 'REFUND', refundedOn: lisbonDate(new Date()), bankReference: '', invoiceId: null },
    validate: (values) => check(bodyOf(values)),
    send: (values, keyOf) => {
      const body = newSettlement.parse(bodyOf(values));
      return call(adminInvoiceApi.settle, { params: { id }, body, version, idempotencyKey: keyOf(body) });
    },
    ending: { done: t('toast:invoice.settled'), onDone: onClose },
  });
  return (
    <FormDialog
      title={t('invoices:settlement.title', { amount: formats.money(overpaidAmount) })}
      submitLabel={t('invoices:settlement.action')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {message && <Notice kind="reject" title={message} live />}
      <Radio.Group label={t('invoices:settlement.way')} {...form.getInputProps('way')}>
        <Stack gap="var(--touch-gap, 8px)">
          {settlementWays.map((way) => (
            <Radio key={way} value={way} label={t(`invoices:settlement.ways.${way}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {form.values.way === 'REFUND' ? <Refund form={form} /> : <Credit form={form} invoice={invoice} />}
    </FormDialog>
  );
}

type Form = Pick<UseFormReturnType<Values>, 'values' | 'getInputProps'>;

function Refund({ form }: { form: Form }) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <DateField
        required
        label={t('settlement.refunded_on')}
        maxDate={lisbonDate(new Date())}
        {...form.getInputProps('refundedOn')}
      />
      <TextInput required label={t('settlement.bank_reference')} {...form.getInputProps('bankReference')} />
      <p className={classes.description}>{t('settlement.refund_text')}</p>
    </>
  );
}

function Credit({ form, invoice }: { form: Form; invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'errorMessages']);
  const formats = useFormats();
  const { id, overpaidAmount, legalEntity } = invoice;
  const { data, isLoadingError, error, refetch } = useQuery(
    apiQuery(adminInvoiceApi.list, {
      query: {
        legalEntityId: legalEntity.id,
        invoiceStatus: ['pending', 'overdue'],
        sortByDueDate: true,
        sortOrder: 'asc',
        limit: 100,
      },
    }),
  );
  const others = data?.items.filter((one) => one.id !== id);
  const chosen = others?.find((one) => one.id === form.values.invoiceId);
  const credit = chosen && Math.min(overpaidAmount, chosen.openAmount);
  // In cents, so that the difference stays exact.
  const rest = credit === undefined ? 0 : (Math.round(overpaidAmount * 100) - Math.round(credit * 100)) / 100;
  if (isLoadingError)
    return <FailedPart error={error} title={t('errorMessages:error_load.invoices')} onRetry={refetch} />;
  return (
    <>
      <Select
        required
        allowDeselect={false}
        label={t('invoices:settlement.invoice')}
        disabled={!others || others.length === 0}
        description={others?.length === 0 ? t('invoices:settlement.no_invoice') : undefined}
        data={(others ?? []).map((one) => ({
          value: one.id,
          label: t('invoices:settlement.option', { number: one.number, amount: formats.money(one.openAmount) }),
        }))}
        {...form.getInputProps('invoiceId')}
      />
      {chosen && credit !== undefined && (
        <p className={classes.description}>
          {t('invoices:settlement.credit_text', { amount: formats.money(credit), number: chosen.number })}{' '}
          {rest > 0 && t('invoices:settlement.credit_rest', { amount: formats.money(rest) })}
        </p>
      )}
    </>
  );
}
