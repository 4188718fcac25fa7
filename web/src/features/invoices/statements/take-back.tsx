// Takes a wrong match back.
import { Button } from '@mantine/core';
import type { BankEntry } from '@wattpact/domain/bank-statements/bank-statement';
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useRefresh } from '../../../records/use-refresh.ts';
import WithdrawalDialog from '../withdrawal-dialog.tsx';

interface TakeBackProps {
  entry: BankEntry;
  statementId: string;
}

export function TakeBack({ entry, statementId }: TakeBackProps) {
  const { t } = useTranslation(['invoices', 'toast']);
  const formats = useFormats();
  const refresh = useRefresh('invoice');
  const [open, setOpen] = useState(false);
  const send = async (body: { comment: string }) => {
    try {
      await call(bankStatementApi.takeBack, { params: { id: statementId, entryId: entry.id }, body });
      toasts.success(t('toast:statements.taken_back'));
      setOpen(false);
    } finally {
      await refresh();
    }
  };
  return (
    <>
      <Button variant="subtle" color="gray" size="xs" onClick={() => setOpen(true)}>
        {t('invoices:withdrawal.submit')}
      </Button>
      {open && (
        <WithdrawalDialog
          title={t('invoices:statements.take_back_title', {
            amount: formats.money(entry.amount),
            number: entry.invoice?.number ?? '',
          })}
          text={t('invoices:statements.take_back_text')}
          send={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
