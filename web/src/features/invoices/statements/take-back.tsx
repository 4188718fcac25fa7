// Takes a wrong match back: the reason is asked for, and kept with the invoice.
import { Button } from '@mantine/core';
import { type BankEntry, withdrawal } from '@wattpact/domain/bank-statements/bank-statement';
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { longestComment } from '../../../records/review/decision-rules.ts';
import { useRefresh } from '../../../records/use-refresh.ts';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useSentForm } from '../../../ui/feedback/use-sent-form.ts';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';

interface TakeBackProps {
  entry: BankEntry;
  statementId: string;
}

export function TakeBack(props: TakeBackProps) {
  const { t } = useTranslation('invoices');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" color="gray" size="xs" onClick={() => setOpen(true)}>
        {t('statements.take_back')}
      </Button>
      {open && <TakeBackDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const check = checkWith(withdrawal);

function TakeBackDialog({ entry, statementId, onClose }: TakeBackProps & { onClose: () => void }) {
  const { t } = useTranslation(['invoices', 'toast']);
  useFocusBack();
  const formats = useFormats();
  const refresh = useRefresh('invoice');
  const { form, submit, busy, message } = useSentForm({
    initialValues: { comment: '' },
    validate: (values) => check(values),
    send: async (values) => {
      const params = { id: statementId, entryId: entry.id };
      try {
        await call(bankStatementApi.takeBack, { params, body: withdrawal.parse(values) });
        toasts.success(t('toast:statements.taken_back'));
        onClose();
      } finally {
        await refresh();
      }
    },
  });
  return (
    <FormDialog
      title={t('invoices:statements.take_back_title', {
        amount: formats.money(entry.amount),
        number: entry.invoice?.number ?? '',
      })}
      submitLabel={t('invoices:statements.take_back')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {message && <Notice kind="reject" title={message} live />}
      <p>{t('invoices:statements.take_back_text')}</p>
      <CountedTextarea
        required
        label={t('invoices:statements.reason')}
        minRows={2}
        max={longestComment}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
