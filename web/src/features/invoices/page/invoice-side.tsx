// Beside an invoice: the amounts and their sum, details, its contract, and what happens after the due date.
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import type { Settlement } from '@wattpact/domain/invoices/overpayment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { HistoryPanel } from '../../../records/history/history-panel.tsx';
import { DefinitionList } from '../../../ui/record/definition-list.tsx';
import { SidePart } from '../../../ui/record/side-panel.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { fiscalNumberText } from '../../legal-entities/entity-words.ts';
import classes from '../invoices.module.css';
import { SettlementsPart } from './settlements-part.tsx';

interface InvoiceSideProps {
  invoice: InvoiceRecord;
  contractTo: string;
  invoiceTo: (id: string) => string;
  /** For administrators: the invoice's entries in the audit log. */
  auditTo?: string | undefined;
  settlementActs?: ((settlement: Settlement) => ReactNode) | undefined;
}

/** The log calls the issuing by the status that the invoice had then. */
const withIssuing = (history: InvoiceRecord['history']) =>
  history.map((entry) => (entry.status === 'pending' ? { ...entry, status: 'created' } : entry));

export function InvoiceSide({ invoice, contractTo, invoiceTo, auditTo, settlementActs }: InvoiceSideProps) {
  const { t } = useTranslation(['invoices', 'common']);
  const formats = useFormats();
  const { netPrice, taxRate, taxAmount, totalPrice, feeType, reverseCharge, status, dueDate } = invoice;
  const { legalEntity, energyContract, issuedDate, periodicity, description } = invoice;
  const { paidAmount, openAmount, overpaidAmount } = invoice;
  // What the server writes names the fee and the contract, which this page tells in the reader's language.
  const saysNothingNew = description.endsWith(` ${energyContract.name} (${energyContract.number})`);
  const received = [
    ...(paidAmount > 0 ? [{ label: t('invoices:page.received'), value: <Money amount={paidAmount} /> }] : []),
    ...(paidAmount > 0 && openAmount > 0
      ? [
          {
            label: t('invoices:page.open_amount'),
            value: (
              <strong>
                <Money amount={openAmount} />
              </strong>
            ),
          },
        ]
      : []),
    ...(overpaidAmount > 0
      ? [
          {
            label: t('invoices:page.overpaid'),
            value: (
              <strong>
                <Money amount={overpaidAmount} />
              </strong>
            ),
          },
        ]
      : []),
  ];
  const tax = reverseCharge
    ? t('invoices:page.reverse_charge')
    : t('invoices:page.tax', { rate: formats.percent(taxRate) });
  return (
    <>
      <SidePart title={t('invoices:page.values')}>
        <DefinitionList
          columns={1}
          items={[
            { label: t(`invoices:fee_type.${feeType}`), value: <Money amount={netPrice} /> },
            { label: tax, value: <Money amount={taxAmount} /> },
            {
              label: t('invoices:page.total'),
              value: (
                <strong>
                  <Money amount={totalPrice} />
                </strong>
              ),
            },
            ...received,
          ]}
        />
      </SidePart>
      <SettlementsPart invoice={invoice} invoiceTo={invoiceTo} actOn={settlementActs} />
      <SidePart title={t('invoices:document.details')}>
        <DefinitionList
          columns={1}
          items={[
            { label: t('invoices:page.issued'), value: formats.date(issuedDate) },
            { label: t('invoices:list.due'), value: formats.date(dueDate) },
            { label: t('invoices:document.periodicity'), value: t(`invoices:periodicity.${periodicity}`) },
            { label: t('invoices:page.customer'), value: legalEntity.name },
            { label: t('invoices:document.fiscal_number'), value: fiscalNumberText(legalEntity.fiscalNumber) },
          ]}
        />
        {!saysNothingNew && <p className={classes.description}>{description}</p>}
        {invoice.latePayment && (
          <p className={classes.description}>
            {t('invoices:late.issued')}{' '}
            <AppLink to={invoiceTo(invoice.latePayment.id)}>{invoice.latePayment.number}</AppLink>
          </p>
        )}
      </SidePart>
      <SidePart
        title={t('invoices:list.contract')}
        beside={<AppLink to={contractTo}>{t('invoices:page.open_contract')}</AppLink>}
      >
        <p className={classes.contract}>
          {energyContract.name}
          <small className="code">{energyContract.number}</small>
        </p>
      </SidePart>
      {status === 'pending' && (
        <SidePart title={t('invoices:page.if_late')}>
          <p className={classes.description}>{t('invoices:page.if_late_text', { date: formats.date(dueDate) })}</p>
        </SidePart>
      )}
      <SidePart title={t('common:history.title')}>
        <HistoryPanel
          kind="invoice"
          entries={withIssuing(invoice.history)}
          auditTo={auditTo}
          statusLabel={(one) => t(`invoices:history.${one}`, { defaultValue: t(`common:status.${one}`) })}
        />
      </SidePart>
    </>
  );
}
