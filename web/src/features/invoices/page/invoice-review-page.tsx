// An invoice as administrators see it: the decision on its payment, the invoice file, the cancellation.
import { Button, Textarea } from '@mantine/core';
import { IconBan, IconReportMoney } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { usePageName } from '../../../platform/address/page-name.ts';
import { adminPaths } from '../../../platform/address/paths.ts';
import { call } from '../../../platform/api/call.ts';
import { CaseBar, CasePart } from '../../../records/cases/case-strip.tsx';
import { InternalNotes } from '../../../records/cases/internal-notes.tsx';
import { longestComment } from '../../../records/review/decision-rules.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { LeaveDialog } from '../../../ui/feedback/leave-dialog.tsx';
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx';
import { adminInvoiceQuery } from '../invoice-calls.ts';
import { InvoiceFilePaper } from './invoice-file-paper.tsx';
import { InvoiceFrame } from './invoice-frame.tsx';
import { LatePayment } from './late-payment.tsx';
import { Overpaid, TakeSettlementBack } from './overpayment.tsx';
import { PaymentDocument } from './payment-document.tsx';
import { useVerification } from './use-verification.ts';
import { VerificationBar, VerificationPart } from './verification-part.tsx';

export function InvoiceReviewPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const invoice = useQuery(adminInvoiceQuery(id));
  usePageName(invoice.data?.number);
  return (
    <LoadedRecord query={invoice}>
      {(found) => (
        // What was typed for one invoice is not the next one's.
        <InvoiceReview key={found.id} invoice={found} />
      )}
    </LoadedRecord>
  );
}

function InvoiceReview({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation('invoices');
  const verifying = useVerification(invoice);
  const { id, energyContract, legalEntity, allowedActions } = invoice;
  const of = { kind: 'invoices', id } as const;
  return (
    <InvoiceFrame
      invoice={invoice}
      contractTo={adminPaths.contract(energyContract.id)}
      invoiceTo={adminPaths.invoice}
      auditTo={adminPaths.audit({ resourceId: id })}
      entityTo={adminPaths.legalEntity(legalEntity.id)}
      actions={
        <>
          <Button
            component={AppLink}
            to={adminPaths.companyAccount(legalEntity.id)}
            variant="default"
            leftSection={<IconReportMoney size={18} stroke={1.9} />}
          >
            {t('account.open')}
          </Button>
          <LatePayment invoice={invoice} />
          <CancelInvoice invoice={invoice} />
        </>
      }
      reviewed={<PaymentDocument invoice={invoice} />}
      decision={
        <>
          <CasePart of={of} page={adminPaths.invoice} />
          <VerificationPart invoice={invoice} verifying={verifying} />
          <InternalNotes of={of} />
        </>
      }
      notice={
        <>
          <CaseBar of={of} page={adminPaths.invoice} />
          <Overpaid invoice={invoice} />
        </>
      }
      settlementActs={(one) => allowedActions.includes('takeSettlementBack') && <TakeSettlementBack settlement={one} />}
      foot={
        <>
          <VerificationBar invoice={invoice} verifying={verifying} />
          <LeaveDialog unsaved={verifying.isUnsaved} />
        </>
      }
    >
      <InvoiceFilePaper invoice={invoice} />
    </InvoiceFrame>
  );
}

function CancelInvoice({ invoice: { id, number, allowedActions } }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'common', 'errorMessages', 'toast']);
  const { isPending, run } = useAct('invoice');
  const [open, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  if (!allowedActions.includes('cancel')) return null;
  const text = comment.trim();
  const body = text === '' ? {} : { comment: text };
  const cancel = () =>
    run(() => call(adminInvoiceApi.cancel, { params: { id }, body }), {
      done: t('toast:invoice.cancelled'),
      onDone: () => setOpen(false),
    });
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
        loading={isPending}
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
