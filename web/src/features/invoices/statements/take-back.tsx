// Takes a wrong match back.
import { Button } from '@mantine/core';
import type { BankEntry } from '@wattpact/domain/bank-statements/bank-statement';
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import WithdrawalDialog from '../withdrawal-dialog.tsx';

interface TakeBackProps {
  entry: BankEntry;
  statementId: string;
}

export function TakeBack({ entry, statementId }: TakeBackProps) {
  const { t } = useTranslation(['invoices', 'toast']);
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const params = { id: statementId, entryId: entry.id };
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
          send={(body) => call(bankStatementApi.takeBack, { params, body })}
          done={t('toast:statements.taken_back')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
