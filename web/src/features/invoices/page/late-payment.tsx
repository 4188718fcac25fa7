// The late-payment fee of an overdue invoice, issued in one act: what it costs is named before.
import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../platform/address/navigation.ts';
import { adminPaths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { FeePreview } from '../list/fee-preview.tsx';
import { useInvoiceAct } from './use-invoice-act.ts';

export function LatePayment({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation('invoices');
  const go = useGo();
  const { busy, run } = useInvoiceAct();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [open, setOpen] = useState(false);
  const { id, number, legalEntity, allowedActions } = invoice;
  if (!allowedActions.includes('chargeLatePayment')) return null;
  const issue = async () => {
    let issued: string | undefined;
    const act = async () => {
      ({ id: issued } = await call(adminInvoiceApi.chargeLatePayment, { params: { id }, idempotencyKey }));
    };
    if (!(await run(act, 'issued')) || issued === undefined) return;
    setOpen(false);
    await go(adminPaths.invoice(issued));
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClockExclamation size={18} stroke={1.9} />}
        onClick={() => setOpen(true)}
      >
        {t('late.action')}
      </Button>
      <ConfirmDialog
        opened={open}
        onClose={() => setOpen(false)}
        title={t('late.title', { number })}
        confirmLabel={t('late.confirm')}
        loading={busy}
        onConfirm={() => void issue()}
      >
        <p>{t('late.text', { entity: legalEntity.name })}</p>
        {open && <FeePreview feeType="LATE_PAYMENT" legalEntityId={legalEntity.id} />}
      </ConfirmDialog>
    </>
  );
}
