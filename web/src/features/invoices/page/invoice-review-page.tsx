// An invoice as administrators see it: the decision on its payment, the invoice file, the cancellation.
import { Button, Textarea } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../../platform/address/page-name.ts';
import { adminPaths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { longestComment } from '../../../records/review/decision-rules.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx';
import { adminInvoiceQuery } from '../invoice-calls.ts';
import { InvoiceFilePaper } from './invoice-file-paper.tsx';
import { InvoiceFrame } from './invoice-frame.tsx';
import { useInvoiceAct } from './use-invoice-act.ts';
import { VerificationPart } from './verification-part.tsx';

export function InvoiceReviewPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const invoice = useQuery(adminInvoiceQuery(id));
  usePageName(invoice.data?.number);
  return (
    <LoadedRecord query={invoice}>
      {(found) => (
        <InvoiceFrame
          invoice={found}
          contractTo={adminPaths.contract(found.energyContract.id)}
          entityTo={adminPaths.legalEntity(found.legalEntity.id)}
          actions={<CancelInvoice invoice={found} />}
          decision={<VerificationPart invoice={found} />}
        >
          <InvoiceFilePaper invoice={found} />
        </InvoiceFrame>
      )}
    </LoadedRecord>
  );
}

function CancelInvoice({ invoice: { id, number, allowedActions } }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'common', 'errorMessages']);
  const { busy, run } = useInvoiceAct();
  const [open, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  if (!allowedActions.includes('cancel')) return null;
  const text = comment.trim();
  const cancel = async () => {
    const body = text === '' ? {} : { comment: text };
    if (await run(() => call(adminInvoiceApi.cancel, { params: { id }, body }), 'cancelled')) setOpen(false);
  };
  return (
    <>
      <Button
        variant="outline"
        color="red"
        data-danger
        leftSection={<IconBan size={18} stroke={1.9} />}
        onClick={() => setOpen(true)}
      >
        {t('invoices:cancel.action')}
      </Button>
      <ConfirmDialog
        opened={open}
        onClose={() => setOpen(false)}
        title={t('invoices:cancel.title', { number })}
        confirmLabel={t('invoices:cancel.action')}
        keepLabel={t('invoices:cancel.keep')}
        danger
        loading={busy}
        disabled={text.length > longestComment}
        onConfirm={() => void cancel()}
      >
        <p>{t('invoices:cancel.text')}</p>
        <Textarea
          label={t('common:review.comment_optional')}
          autosize
          minRows={3}
          value={comment}
          error={
            text.length > longestComment ? t('errorMessages:error_max_length', { max: longestComment }) : undefined
          }
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
