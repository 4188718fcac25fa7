// After the proof was sent: nothing is to be done, so the transfer's data are folded away.
import { Button, Collapse } from '@mantine/core';
import { useId } from '@mantine/hooks';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TransferPaper } from './transfer-paper.tsx';

export function SentTransfer({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation('invoices');
  const [open, setOpen] = useState(false);
  const id = useId();
  // Administrators decide on it beside this.
  const isPayer = invoice.allowedActions.includes('uploadConfirmation');
  return (
    <>
      <Notice
        kind="information"
        title={t('page.sent')}
        action={
          <Button variant="default" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {t(open ? 'page.hide_transfer' : 'page.show_transfer')}
          </Button>
        }
      >
        {isPayer && t('page.sent_text')}
      </Notice>
      <Collapse id={id} expanded={open}>
        <TransferPaper invoice={invoice} />
      </Collapse>
    </>
  );
}
