// Too much was received: administrators note how it was settled, and take back what was noted by mistake. The dialogs load
// when they are asked for.
import { Button } from '@mantine/core';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import type { Settlement } from '@wattpact/domain/invoices/overpayment';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { lazy } from '../../../platform/lazy.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

const SettlementDialog = lazy(() => import('./settlement-dialog.tsx'));
const WithdrawalDialog = lazy(() => import('../withdrawal-dialog.tsx'));

export function Overpaid({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const { overpaidAmount, allowedActions } = invoice;
  if (overpaidAmount === 0) return null;
  const settle = allowedActions.includes('settleOverpayment') && (
    <Button variant="default" onClick={() => setOpen(true)}>
      {t('settlement.action')}
    </Button>
  );
  return (
    <>
      <Notice kind="warning" title={t('page.overpaid')} action={settle || undefined}>
        {t('page.overpaid_text', { amount: formats.money(overpaidAmount) })}
      </Notice>
      <Suspense>{open && <SettlementDialog invoice={invoice} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

export function TakeSettlementBack({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation(['invoices', 'toast']);
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const params = { id: settlement.invoice.id, settlementId: settlement.id };
  return (
    <>
      <Button variant="subtle" color="gray" size="xs" onClick={() => setOpen(true)}>
        {t('invoices:withdrawal.submit')}
      </Button>
      <Suspense>
        {open && (
          <WithdrawalDialog
            title={t('invoices:settlement.take_back_title', { amount: formats.money(settlement.amount) })}
            text={t('invoices:settlement.take_back_text')}
            send={(body) => call(adminInvoiceApi.takeSettlementBack, { params, body })}
            done={t('toast:invoice.settlement_taken_back')}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
