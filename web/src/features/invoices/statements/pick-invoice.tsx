// Chooses by hand which invoice a received amount pays: one that is not paid yet, or one that is searched for.
import { Button, Radio, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BankEntry } from '@wattpact/domain/bank-statements/bank-statement';
import { adminInvoiceApi, type InvoiceRow } from '@wattpact/domain/invoices/invoice-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../platform/api/query.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import type { ChosenInvoice } from './choices-in-turn.ts';
import classes from './statements.module.css';
import type { Choices } from './use-choices.ts';

interface PickInvoiceProps {
  entry: BankEntry;
  choices: Choices;
}

export function PickInvoice({ entry, choices }: PickInvoiceProps) {
  const { t } = useTranslation('invoices');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t(choices.of(entry) ? 'statements.pick_other' : 'statements.pick')}
      </Button>
      {open && (
        <PickDialog
          entry={entry}
          onPick={(invoice) => {
            choices.pick(entry, invoice);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const chosenOf = ({ id, number, legalEntity, unreceivedAmount }: InvoiceRow): ChosenInvoice => ({
  id,
  number,
  legalEntityName: legalEntity.name,
  // A confirmation counts what statements brought: the money of a proof may be this amount.
  openAmount: unreceivedAmount,
});

interface PickDialogProps {
  entry: BankEntry;
  onPick: (invoice: ChosenInvoice) => void;
  onClose: () => void;
}

function PickDialog({ entry, onPick, onClose }: PickDialogProps) {
  const { t } = useTranslation(['invoices', 'common', 'errorMessages']);
  const formats = useFormats();
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), 250);
  const [id, setId] = useState<string>();
  const { data, isLoadingError, error, refetch } = useQuery({
    ...apiQuery(adminInvoiceApi.list, {
      // A paid one takes what was received twice, but nobody looks for it among all.
      query:
        searched === ''
          ? { invoiceStatus: ['pending', 'overdue'], limit: 10 }
          : { invoiceStatus: ['pending', 'overdue', 'paid'], limit: 10, searchQuery: searched },
    }),
    placeholderData: keepPreviousData,
  });
  const chosen = data?.items.find((one) => one.id === id);
  const debtor = entry.debtor ?? t('invoices:statements.unknown_debtor');
  return (
    <FormDialog
      title={t('invoices:statements.pick_title')}
      submitLabel={t('invoices:statements.pick')}
      busy={false}
      disabled={!chosen}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onPick(chosenOf(chosen));
      }}
      onClose={onClose}
    >
      <p className={classes.note}>
        {t('invoices:statements.pick_text', {
          amount: formats.money(entry.amount),
          debtor,
          date: formats.date(entry.bookedOn),
        })}
      </p>
      {entry.isRepeated && <p className={classes.text}>{t('invoices:statements.pick_repeated')}</p>}
      <TextInput
        type="search"
        data-autofocus
        label={t('invoices:statements.pick_search')}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isLoadingError && <FailedPart error={error} title={t('errorMessages:error_load.invoices')} onRetry={refetch} />}
      {!data && !isLoadingError && <Skeleton height={160} />}
      {!isLoadingError && data?.items.length === 0 && (
        <p className={classes.note}>{t('invoices:statements.pick_nothing')}</p>
      )}
      {!isLoadingError && data && data.items.length > 0 && (
        <Radio.Group value={id ?? null} onChange={setId} aria-label={t('invoices:statements.invoice')}>
          <div className={classes.found}>
            {data.items.map((one) => (
              <Radio
                key={one.id}
                value={one.id}
                label={`${one.number}, ${one.legalEntity.name}`}
                description={t(`invoices:statements.${one.status === 'paid' ? 'paid_open' : 'open_amount'}`, {
                  amount: formats.money(one.unreceivedAmount),
                })}
              />
            ))}
          </div>
        </Radio.Group>
      )}
    </FormDialog>
  );
}
