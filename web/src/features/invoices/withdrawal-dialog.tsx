// Takes back what was noted by mistake: the consequence is named, and the reason asked for, which stays with the invoice.
import { withdrawal } from '@wattpact/domain/invoices/withdrawal';
import { useTranslation } from 'react-i18next';
import { checkWith } from '../../platform/api/forms.ts';
import { longestComment } from '../../records/review/decision-rules.ts';
import { useSentForm } from '../../records/use-sent-form.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';

interface WithdrawalDialogProps {
  title: string;
  text: string;
  send: (body: { comment: string }) => Promise<unknown>;
  /** Said once it was taken back. */
  done: string;
  onClose: () => void;
}

const check = checkWith(withdrawal);

/** Mounted only while it asks. */
export default function WithdrawalDialog({ title, text, send, done, onClose }: WithdrawalDialogProps) {
  const { t } = useTranslation('invoices');
  const { form, submit, busy, message } = useSentForm({
    about: 'invoice',
    initialValues: { comment: '' },
    validate: (values) => check(values),
    send: (values) => send(withdrawal.parse(values)),
    ending: { done, onDone: onClose },
  });
  return (
    <FormDialog title={title} submitLabel={t('withdrawal.submit')} busy={busy} onSubmit={submit} onClose={onClose}>
      {message && <Notice kind="reject" title={message} live />}
      <p>{text}</p>
      <CountedTextarea
        required
        label={t('withdrawal.reason')}
        minRows={2}
        max={longestComment}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
