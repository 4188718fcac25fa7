// Asks before a decision on a payment: names the invoice, its amount, and what follows.
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';

export type PaymentDecision = 'confirmed' | 'rejected';

interface PaymentDialogProps {
  invoice: Pick<InvoiceRecord, 'number' | 'openAmount'>;
  decision: PaymentDecision;
  comment: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Mounted only while it asks. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { invoice, decision, comment, busy, onConfirm, onClose } = props;
  const { t } = useTranslation(['invoices', 'common']);
  const formats = useFormats();
  const isRejection = decision === 'rejected';
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(`invoices:verification.ask.${decision}`, { number: invoice.number })}
      confirmLabel={isRejection ? t('common:decision.reject') : t('invoices:verification.confirm')}
      keepLabel={t('common:review.keep')}
      danger={isRejection}
      loading={busy}
      onConfirm={onConfirm}
      onTop
    >
      <p>
        {t(`invoices:verification.consequence.${decision}`, { amount: formats.money(invoice.openAmount) })}{' '}
        {t('common:review.no_undo')}
      </p>
      {comment !== '' && (
        <p>
          {t('common:review.said')} {t('common:quoted', { text: comment })}
        </p>
      )}
    </ConfirmDialog>
  );
}
