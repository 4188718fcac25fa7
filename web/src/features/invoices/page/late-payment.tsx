// The late-payment fee of an overdue invoice, issued in one act: what it costs is named before.
import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../platform/address/navigation.ts';
import { adminPaths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { repeatKey } from '../../../platform/api/repeat-key.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { FeePreview } from '../list/fee-preview.tsx';

export function LatePayment({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'toast']);
  const go = useGo();
  const { isPending, run } = useAct('invoice');
  const [key] = useState(repeatKey);
  const [open, setOpen] = useState(false);
  const { id, number, legalEntity, allowedActions } = invoice;
  if (!allowedActions.includes('chargeLatePayment')) return null;
  const issue = () =>
    run(() => call(adminInvoiceApi.chargeLatePayment, { params: { id }, idempotencyKey: key.of(id) }), {
      done: t('toast:invoice.issued'),
      onDone: (issued) => {
        setOpen(false);
        return go(adminPaths.invoice(issued.id));
      },
    });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClockExclamation size={18} stroke={1.9} />}
        onClick={() => setOpen(true)}
      >
        {t('invoices:late.action')}
      </Button>
      <ConfirmDialog
        opened={open}
        onClose={() => setOpen(false)}
        title={t('invoices:late.title', { number })}
        confirmLabel={t('invoices:late.confirm')}
        loading={isPending}
        onConfirm={() => void issue()}
      >
        <p>{t('invoices:late.text', { entity: legalEntity.name })}</p>
        {open && <FeePreview feeType="LATE_PAYMENT" legalEntityId={legalEntity.id} />}
      </ConfirmDialog>
    </>
  );
}
