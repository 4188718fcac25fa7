// Beside an invoice: what was returned of too much, credited to another invoice, and credited to this one.
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import type { Settlement } from '@wattpact/domain/invoices/overpayment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { SidePart } from '../../../ui/record/side-panel.tsx';
import classes from '../invoices.module.css';

interface SettlementsPartProps {
  invoice: InvoiceRecord;
  invoiceTo: (id: string) => string;
  /** What administrators may do with it. */
  actOn?: ((settlement: Settlement) => ReactNode) | undefined;
}

export function SettlementsPart({ invoice, invoiceTo, actOn }: SettlementsPartProps) {
  const { t } = useTranslation('invoices');
  const { id, settlements } = invoice;
  if (settlements.length === 0) return null;
  return (
    <SidePart title={t('settlement.list')}>
      <ul className={classes.settlements}>
        {settlements.map((one) => (
          <li key={one.id}>
            <SettlementText settlement={one} of={id} invoiceTo={invoiceTo} />
            {/* Of a credit, on the page of the invoice for which too much was received. */}
            {one.invoice.id === id && actOn?.(one)}
          </li>
        ))}
      </ul>
    </SidePart>
  );
}

interface SettlementTextProps {
  settlement: Settlement;
  /** The invoice of the page. */
  of: string;
  invoiceTo: (id: string) => string;
}

function SettlementText({ settlement, of, invoiceTo }: SettlementTextProps) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const { invoice, creditedInvoice, bankReference } = settlement;
  const values = { amount: formats.money(settlement.amount), date: formats.date(settlement.settledOn) };
  if (!creditedInvoice)
    return <p className={classes.description}>{t('settlement.refunded', { ...values, reference: bankReference })}</p>;
  const isOwn = invoice.id === of;
  const other = isOwn ? creditedInvoice : invoice;
  return (
    <p className={classes.description}>
      {t(isOwn ? 'settlement.credited' : 'settlement.credit_received', values)}{' '}
      <AppLink to={invoiceTo(other.id)}>{other.number}</AppLink>
    </p>
  );
}
