// The columns and cards of the received amounts of a bank statement.
import { Checkbox } from '@mantine/core';
import type { BankEntry } from '@wattpact/domain/bank-statements/bank-statement';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths } from '../../../platform/address/paths.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import type { ShownRows } from '../../../records/list/list-view.ts';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { Money } from '../../../ui/text/money.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { PickInvoice } from './pick-invoice.tsx';
import { matchTones } from './statement-words.ts';
import classes from './statements.module.css';
import { TakeBack } from './take-back.tsx';
import type { Choices } from './use-choices.ts';

interface CellProps {
  entry: BankEntry;
  choices: Choices;
}

function EntryBox({ entry, choices }: CellProps) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const choice = choices.of(entry);
  if (!choice) return null;
  const debtor = entry.debtor ?? t('statements.unknown_debtor');
  return (
    <Checkbox
      aria-label={t('statements.choose_entry', { amount: formats.money(entry.amount), debtor })}
      checked={choice.isSelected}
      disabled={choices.full && !choice.isSelected}
      onChange={() => choices.toggle(entry)}
    />
  );
}

function Debtor({ entry: { debtor, remittance, takenBack, payment } }: { entry: BankEntry }) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <span className={classes.words}>{debtor ?? t('statements.unknown_debtor')}</span>
      {remittance && <span className={`second-line ${classes.words}`}>{remittance}</span>}
      {takenBack && !payment && (
        <span className={`second-line ${classes.words}`}>
          {t('statements.was_taken_back', { number: takenBack.invoiceNumber, reason: takenBack.reason })}
        </span>
      )}
    </>
  );
}

function InvoiceCell({ entry, choices }: CellProps) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const invoice = choices.of(entry)?.invoice ?? entry.invoice;
  if (!invoice) return <span className={classes.none}>{t('statements.none')}</span>;
  return (
    <>
      <AppLink to={adminPaths.invoice(invoice.id)}>{invoice.number}</AppLink>
      <span className="second-line">{invoice.legalEntityName}</span>
      <span className="second-line">{t('statements.open_amount', { amount: formats.money(invoice.openAmount) })}</span>
    </>
  );
}

/** What is confirmed, or how the amount and the invoice belong together. */
function MatchBadge({ entry, choices }: CellProps) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const { payment, isRepeated, match } = entry;
  if (payment)
    return (
      <>
        <StatusBadge status="confirmed" label={t('statements.confirmed')} />
        {match && match.kind !== 'EXACT' && <span className="second-line">{t(`statements.kind.${match.kind}`)}</span>}
        <span className="second-line">
          {t('statements.confirmed_by', { name: payment.confirmedBy, date: formats.date(payment.confirmedAt) })}
        </span>
      </>
    );
  const choice = choices.of(entry);
  if (!choice) return isRepeated && <StatusBadge status="closed" label={t('statements.repeated')} />;
  const byHand = choices.isByHand(entry);
  const kind = !byHand && match?.kind === 'NAME' && choice.kind === 'EXACT' ? 'NAME' : choice.kind;
  return (
    <>
      <StatusBadge status={kind} label={t(`statements.kind.${kind}`)} tone={matchTones[kind]} />
      {isRepeated && <span className="second-line">{t('statements.repeated')}</span>}
      {byHand && <span className="second-line">{t('statements.by_hand')}</span>}
    </>
  );
}

function EntryActs({ entry, choices, statementId }: CellProps & { statementId: string }) {
  if (entry.payment) return <TakeBack entry={entry} statementId={statementId} />;
  return <PickInvoice entry={entry} choices={choices} />;
}

export function useEntryRows(statementId: string, choices: Choices): ShownRows<BankEntry> {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const columns: Column<BankEntry>[] = [
    {
      id: 'box',
      header: t('statements.confirm'),
      silentHead: true,
      width: 40,
      cell: (entry) => <EntryBox entry={entry} choices={choices} />,
    },
    { id: 'booked', header: t('statements.booked'), width: 110, cell: ({ bookedOn }) => formats.date(bookedOn) },
    {
      id: 'debtor',
      header: t('statements.debtor'),
      wrap: true,
      atLeast: 180,
      cell: (entry) => <Debtor entry={entry} />,
    },
    { id: 'amount', header: t('statements.amount'), right: true, cell: ({ amount }) => <Money amount={amount} /> },
    { id: 'invoice', header: t('statements.invoice'), cell: (entry) => <InvoiceCell {...{ entry, choices }} /> },
    { id: 'match', header: t('statements.match'), cell: (entry) => <MatchBadge {...{ entry, choices }} /> },
    {
      id: 'acts',
      header: t('statements.pick'),
      silentHead: true,
      right: true,
      cell: (entry) => <EntryActs {...{ entry, choices, statementId }} />,
    },
  ];
  const card = (entry: BankEntry) => (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <EntryBox {...{ entry, choices }} />
        <div>
          <Debtor entry={entry} />
        </div>
        <strong>
          <Money amount={entry.amount} />
        </strong>
      </div>
      <p className={classes.note}>{formats.date(entry.bookedOn)}</p>
      <div>
        <InvoiceCell {...{ entry, choices }} />
      </div>
      <div className={classes.cardFoot}>
        <div>
          <MatchBadge {...{ entry, choices }} />
        </div>
        <EntryActs {...{ entry, choices, statementId }} />
      </div>
    </div>
  );
  return { columns, card };
}
