// The administrator's decision on a payment: confirmed from its proof, or rejected with the reason.
import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { longestComment } from '../../../records/review/decision-rules.ts';
import { SidePart } from '../../../ui/record/side-panel.tsx';
import classes from '../invoices.module.css';
import { useInvoiceAct } from './use-invoice-act.ts';

export function VerificationPart({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['invoices', 'common', 'errorMessages']);
  const { busy, run } = useInvoiceAct();
  const [comment, setComment] = useState('');
  const { id, status, paymentStatus, allowedActions } = invoice;
  if (status === 'paid' || status === 'cancelled') return null;
  const text = comment.trim();
  const mayVerify = allowedActions.includes('verify') && !busy && text.length <= longestComment;
  const verify = async (decision: 'confirmed' | 'rejected') => {
    const body = { status: decision, ...(text !== '' && { comment: text }) };
    const act = () => call(adminInvoiceApi.verify, { params: { invoiceId: id }, body });
    if (await run(act, `payment_${decision}`, t('errorMessages:error_payment_verification'))) setComment('');
  };
  return (
    <SidePart title={t('invoices:verification.title')}>
      <div className={classes.verification}>
        <p className={classes.description}>
          {t(`invoices:verification.${paymentStatus === 'pending' ? 'waits' : 'no_confirmation'}`)}
        </p>
        {allowedActions.includes('verify') && (
          <Textarea
            label={t('invoices:verification.comment')}
            autosize
            minRows={3}
            value={comment}
            error={
              text.length > longestComment ? t('errorMessages:error_max_length', { max: longestComment }) : undefined
            }
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        )}
        <div className={classes.decisions}>
          <Button
            variant={mayVerify && text !== '' ? 'outline' : 'default'}
            color="red"
            data-danger
            leftSection={<IconX size={18} stroke={1.9} />}
            disabled={!mayVerify || text === ''}
            onClick={() => void verify('rejected')}
          >
            {t('common:decision.reject')}
          </Button>
          <Button
            leftSection={<IconCheck size={18} stroke={1.9} />}
            disabled={!mayVerify}
            onClick={() => void verify('confirmed')}
          >
            {t('invoices:verification.confirm')}
          </Button>
        </div>
      </div>
    </SidePart>
  );
}
