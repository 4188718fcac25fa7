// The administrator's decision on a payment: confirmed from its proof, or rejected with the reason.
import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { DecisionTexts } from '../../../records/cases/decision-texts.tsx';
import { longestComment } from '../../../records/review/decision-rules.ts';
import { useAct } from '../../../records/use-act.ts';
import { LeaveDialog } from '../../../ui/feedback/leave-dialog.tsx';
import { SidePart } from '../../../ui/record/side-panel.tsx';
import classes from '../invoices.module.css';
import { MustMatch } from './must-match.tsx';
import { type PaymentDecision, PaymentDialog } from './payment-dialog.tsx';

export function VerificationPart({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation('invoices');
  const { status, paymentStatus, allowedActions } = invoice;
  if (status === 'paid' || status === 'cancelled') return null;
  const waits = paymentStatus === 'pending';
  return (
    <SidePart title={t('verification.title')}>
      <div className={classes.verification}>
        <p className={classes.description}>{t(waits ? 'verification.waits' : 'verification.no_confirmation')}</p>
        {waits && <MustMatch invoice={invoice} />}
        {allowedActions.includes('verify') && <Verification invoice={invoice} />}
      </div>
    </SidePart>
  );
}

function Verification({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'common', 'errorMessages', 'toast']);
  const { isPending, run } = useAct('invoice');
  const [comment, setComment] = useState('');
  const [asked, setAsked] = useState<PaymentDecision>();
  const { id, version } = invoice;
  const text = comment.trim();
  const mayVerify = !isPending && text.length <= longestComment;
  const verify = async (decision: PaymentDecision) => {
    const body = { status: decision, ...(text !== '' && { comment: text }) };
    await run(() => call(adminInvoiceApi.verify, { params: { invoiceId: id }, body, version }), {
      done: t(`toast:invoice.payment_${decision}`),
      failed: t('errorMessages:error_payment_verification'),
      onDone: () => setComment(''),
    });
    setAsked(undefined);
  };
  return (
    <>
      <Textarea
        label={t('invoices:verification.comment')}
        autosize
        minRows={3}
        value={comment}
        error={text.length > longestComment ? t('errorMessages:error_max_length', { max: longestComment }) : undefined}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <DecisionTexts kind="invoices" comment={comment} onInsert={setComment} />
      <div className={classes.decisions}>
        <Button
          variant={mayVerify && text !== '' ? 'outline' : 'default'}
          color="red"
          data-danger
          leftSection={<IconX size={18} stroke={1.9} />}
          disabled={!mayVerify || text === ''}
          onClick={() => setAsked('rejected')}
        >
          {t('common:decision.reject')}
        </Button>
        <Button
          leftSection={<IconCheck size={18} stroke={1.9} />}
          disabled={!mayVerify}
          onClick={() => setAsked('confirmed')}
        >
          {t('invoices:verification.confirm')}
        </Button>
      </div>
      <LeaveDialog unsaved={text !== ''} />
      {asked && (
        <PaymentDialog
          invoice={invoice}
          decision={asked}
          comment={text}
          busy={isPending}
          onConfirm={() => void verify(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
