// The received amounts of a statement: what each may pay, and the confirmation of the selected ones.
import { Button, SegmentedControl } from '@mantine/core';
import type { BankStatementRecord } from '@wattpact/domain/bank-statements/bank-statement';
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { SelectionBar } from '../../../records/selection/selection-bar.tsx';
import { useAct } from '../../../records/use-act.ts';
import { useRefresh } from '../../../records/use-refresh.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import type { Choice } from './choices-in-turn.ts';
import { useEntryRows } from './entry-columns.tsx';
import classes from './statements.module.css';
import { type Choices, useChoices } from './use-choices.ts';

export function StatementEntries({ of }: { of: BankStatementRecord }) {
  const { t } = useTranslation('invoices');
  const choices = useChoices(of.entries);
  const { columns, card } = useEntryRows(of.id, choices);
  const [shown, setShown] = useState<'open' | 'all'>('open');
  const open = of.entries.filter(({ payment }) => payment === null);
  return (
    <section aria-label={t('statements.entries')}>
      <div className={classes.head}>
        <h2>{t('statements.entries')}</h2>
        <SegmentedControl
          aria-label={t('statements.shown')}
          data={[
            { value: 'open', label: t('statements.show_open') },
            { value: 'all', label: t('statements.show_all') },
          ]}
          value={shown}
          onChange={(value) => setShown(value as 'open' | 'all')}
        />
      </div>
      <DataTable
        label={t('statements.entries')}
        columns={columns}
        rows={shown === 'open' ? open : of.entries}
        rowKey={({ id }) => id}
        card={card}
        empty={
          <EmptyState
            icon={icons.invoice}
            title={t(of.entries.length > 0 ? 'statements.all_done' : 'statements.none_received')}
            text={t(of.entries.length > 0 ? 'statements.all_done_text' : 'statements.none_received_text')}
          />
        }
      />
      {choices.selected.length > 0 && <ConfirmBar statementId={of.id} choices={choices} />}
    </section>
  );
}

function ConfirmBar({ statementId, choices }: { statementId: string; choices: Choices }) {
  const { t } = useTranslation(['invoices', 'errorMessages', 'toast']);
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  // What is asked about is what is sent: another answer may come while the dialog is open.
  const [asked, setAsked] = useState<readonly Choice[]>([]);
  const { isPending, run } = useAct('invoice');
  const refresh = useRefresh('invoice');
  const count = asked.length;
  const repeated = asked.filter(({ entry }) => entry.isRepeated).length;
  const body = {
    entries: asked.map(({ entry, invoice, kind }) => ({
      entryId: entry.id,
      invoiceId: invoice.id,
      kind,
      ...(entry.isRepeated && { repeated: true }),
    })),
  };
  const sumOf = (some: readonly Choice[]) =>
    formats.money(some.reduce((sum, { entry }) => sum + Math.round(entry.amount * 100), 0) / 100);
  const ask = () => {
    setAsked(choices.selected);
    setAsking(true);
  };
  const confirm = () =>
    run(() => call(bankStatementApi.confirm, { params: { id: statementId }, body }), {
      done: t('toast:statements.confirmed', { count }),
      failed: t('errorMessages:error_bank_statements'),
      onDone: () => setAsking(false),
      onRefused: ({ errors }) => {
        if (Object.keys(errors).length === 0) return;
        setAsking(false);
        choices.unpick(asked.flatMap(({ entry }, index) => (errors[`entries.${index}.entryId`] ? [entry.id] : [])));
        void refresh();
      },
    });
  return (
    <>
      <SelectionBar
        label={t('invoices:statements.confirm')}
        text={t(choices.leavesRest ? 'invoices:statements.selected_full' : 'invoices:statements.selected', {
          count: choices.selected.length,
          amount: sumOf(choices.selected),
        })}
        onClear={choices.clear}
      >
        <Button onClick={ask}>{t('invoices:statements.confirm')}</Button>
      </SelectionBar>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('invoices:statements.confirm_title', { count })}
        confirmLabel={t('invoices:statements.confirm')}
        loading={isPending}
        onConfirm={() => void confirm()}
      >
        <p>{t('invoices:statements.confirm_text', { amount: sumOf(asked) })}</p>
        {repeated > 0 && <p>{t('invoices:statements.confirm_repeated', { count: repeated })}</p>}
      </ConfirmDialog>
    </>
  );
}
