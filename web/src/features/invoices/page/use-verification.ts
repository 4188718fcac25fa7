// What an administrator has entered for the decision on a payment, and the question before it is sent.
import { useDisclosure } from '@mantine/hooks';
import { adminInvoiceApi, type InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { type DecisionRules, longestComment } from '../../../records/review/decision-rules.ts';
import { useAct } from '../../../records/use-act.ts';
import { useBeside } from '../../../ui/record/use-beside.ts';
import type { PaymentDecision } from './payment-dialog.tsx';

export interface Verifying {
  comment: string;
  setComment: (comment: string) => void;
  /** What the confirmation has been compared with. */
  matched: string[];
  setMatched: (matched: string[]) => void;
  rules: DecisionRules;
  isPending: boolean;
  /** The decision that is to be confirmed. */
  asked: PaymentDecision | undefined;
  ask: (decision: PaymentDecision | undefined) => void;
  confirm: () => void;
  /** There is text in a form that is shown. */
  isUnsaved: boolean;
  /** The form is in a sheet, because there is no room beside the invoice. */
  isInSheet: boolean;
  sheet: { opened: boolean; open: () => void; close: () => void };
}

const isSettled = ({ status }: InvoiceRecord): boolean => status === 'paid' || status === 'cancelled';

export function useVerification(invoice: InvoiceRecord): Verifying {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const { isPending, run } = useAct('invoice');
  const [comment, setComment] = useState('');
  const [matched, setMatched] = useState<string[]>([]);
  const [asked, ask] = useState<PaymentDecision>();
  const [opened, sheet] = useDisclosure();
  const isBeside = useBeside();
  const { id, version, allowedActions } = invoice;
  const isOpen = !isSettled(invoice) && allowedActions.includes('verify');
  const text = comment.trim();
  const hindrance = isPending ? 'locked' : text.length > longestComment ? 'too_long' : undefined;
  const verify = async (decision: PaymentDecision) => {
    const body = { status: decision, ...(text !== '' && { comment: text }) };
    await run(() => call(adminInvoiceApi.verify, { params: { invoiceId: id }, body, version }), {
      done: t(`toast:invoice.payment_${decision}`),
      failed: t('errorMessages:error_payment_verification'),
      onDone: () => {
        sheet.close();
        setComment('');
        setMatched([]);
      },
    });
    ask(undefined);
  };
  return {
    comment,
    setComment,
    matched,
    setMatched,
    rules: { approve: hindrance, reject: hindrance ?? (text === '' ? 'no_comment' : undefined) },
    isPending,
    asked,
    ask,
    confirm: () => void (asked && verify(asked)),
    isUnsaved: isOpen && text !== '',
    isInSheet: !isBeside && isOpen,
    sheet: { opened, ...sheet },
  };
}
