// The administrator's decision on a payment: confirmed from its proof, or rejected with the reason. Beside the invoice, or in
// a sheet behind a bar that stays in view.
import { Textarea } from '@mantine/core';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { DecisionTexts } from '../../../records/cases/decision-texts.tsx';
import { DecisionBar, DecisionButtons } from '../../../records/review/decision-buttons.tsx';
import { longestComment } from '../../../records/review/decision-rules.ts';
import { DecisionSheet } from '../../../records/review/decision-sheet.tsx';
import { SidePart } from '../../../ui/record/side-panel.tsx';
import classes from '../invoices.module.css';
import { MustMatch } from './must-match.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import type { Verifying } from './use-verification.ts';

interface VerificationProps {
  invoice: InvoiceRecord;
  verifying: Verifying;
}

export function VerificationPart({ invoice, verifying }: VerificationProps) {
  const { t } = useTranslation('invoices');
  const { status } = invoice;
  if (status === 'paid' || status === 'cancelled' || verifying.isInSheet) return null;
  return (
    <SidePart title={t('verification.title')}>
      <VerificationForm invoice={invoice} verifying={verifying} />
    </SidePart>
  );
}

/** Last on the page, so that it sticks to the window's lower edge. */
export function VerificationBar({ invoice, verifying }: VerificationProps) {
  const { t } = useTranslation('invoices');
  const { isInSheet, rules, asked, sheet } = verifying;
  if (!isInSheet) return null;
  return (
    <>
      <section className={classes.decisionBar} aria-label={t('verification.title')}>
        <strong>{t('verification.title')}</strong>
        <DecisionBar rules={rules} approveLabel={t('verification.confirm')} onOpen={sheet.open} />
      </section>
      <DecisionSheet
        of={{ kind: 'invoices', id: invoice.id }}
        title={t('page.title', { number: invoice.number })}
        opened={sheet.opened}
        isAsking={asked !== undefined}
        onClose={sheet.close}
      >
        <VerificationForm invoice={invoice} verifying={verifying} />
      </DecisionSheet>
    </>
  );
}

function VerificationForm({ invoice, verifying }: VerificationProps) {
  const { t } = useTranslation('invoices');
  const { paymentStatus, allowedActions } = invoice;
  const { matched, setMatched } = verifying;
  const waits = paymentStatus === 'pending';
  return (
    <div className={classes.verification}>
      <p className={classes.description}>{t(waits ? 'verification.waits' : 'verification.no_confirmation')}</p>
      {waits && <MustMatch invoice={invoice} matched={matched} onChange={setMatched} />}
      {allowedActions.includes('verify') && <Decision invoice={invoice} verifying={verifying} />}
    </div>
  );
}

function Decision({ invoice, verifying }: VerificationProps) {
  const { t } = useTranslation(['invoices', 'errorMessages']);
  const { comment, setComment, rules, isPending, asked, ask, confirm } = verifying;
  const text = comment.trim();
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
      <DecisionButtons
        rules={rules}
        approveLabel={t('invoices:verification.confirm')}
        onAsk={(decision) => ask(decision === 'approve' ? 'confirmed' : 'rejected')}
      />
      {asked && (
        <PaymentDialog
          invoice={invoice}
          decision={asked}
          comment={text}
          busy={isPending}
          onConfirm={confirm}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
