// The frame of an invoice's page, for payers and administrators: head with the stages, payment, proof, side panel.
import { Paper } from '@mantine/core';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import type { Settlement } from '@wattpact/domain/invoices/overpayment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DetailColumns } from '../../../ui/record/detail-columns.tsx';
import { SidePanel } from '../../../ui/record/side-panel.tsx';
import { OutlineBadge, StatusBadge } from '../../../ui/text/status-badge.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import classes from '../invoices.module.css';
import { ConfirmationPaper } from './confirmation-paper.tsx';
import { InvoiceDownloads } from './invoice-downloads.tsx';
import { InvoiceSide } from './invoice-side.tsx';
import { InvoiceStages } from './invoice-stages.tsx';
import { SentTransfer } from './sent-transfer.tsx';
import { TransferPaper } from './transfer-paper.tsx';

interface InvoiceFrameProps {
  invoice: InvoiceRecord;
  contractTo: string;
  /** The address of an invoice's page, in this app. */
  invoiceTo: (id: string) => string;
  /** The invoiced company's page; without one its name is plain text. */
  entityTo?: string;
  actions?: ReactNode;
  /** For administrators: the invoice's entries in the audit log. */
  auditTo?: string;
  /** First in the side panel. */
  decision?: ReactNode;
  /** In place of how to pay and the upload: what its reviewer judges, which gets more room. */
  reviewed?: ReactNode;
  /** Beside what was settled of too much. */
  settlementActs?: (settlement: Settlement) => ReactNode;
  /** Above the payment. */
  notice?: ReactNode;
  /** Below the proof of payment. */
  children?: ReactNode;
  /** Last on the page. */
  foot?: ReactNode;
}

export function InvoiceFrame(props: InvoiceFrameProps) {
  const { invoice, contractTo, invoiceTo, entityTo, actions, decision, reviewed, notice, auditTo, children } = props;
  const { t } = useTranslation('invoices');
  const { number, status, paymentStatus, feeType, legalEntity, energyContract } = invoice;
  const isOpen = status === 'pending' || status === 'overdue';
  const isSent = isOpen && paymentStatus === 'pending';
  return (
    <div className="reading-width">
      <Paper className={classes.header ?? ''}>
        <div className={classes.top}>
          <div>
            <div className={classes.badges}>
              <StatusBadge status={status} label={t(`status.${status}`)} />
              <OutlineBadge>{t(`fee_type.${feeType}`)}</OutlineBadge>
            </div>
            <h1 className="code">{t('page.title', { number })}</h1>
            <ul className={classes.facts}>
              <li>
                <icons.contract size={18} stroke={1.7} aria-hidden />
                <AppLink to={contractTo}>{energyContract.name}</AppLink>
              </li>
              <li>
                <icons.entity size={18} stroke={1.7} aria-hidden />
                {entityTo ? <AppLink to={entityTo}>{legalEntity.name}</AppLink> : legalEntity.name}
              </li>
            </ul>
          </div>
          <div className={classes.actions}>
            <InvoiceDownloads invoice={invoice} />
            {actions}
          </div>
        </div>
        <InvoiceStages invoice={invoice} />
      </Paper>
      <div className={classes.content}>
        <DetailColumns
          wideSide={reviewed !== undefined}
          side={
            <SidePanel>
              {decision}
              <InvoiceSide {...{ invoice, contractTo, invoiceTo, auditTo, settlementActs: props.settlementActs }} />
            </SidePanel>
          }
        >
          {notice}
          {!isOpen && <NothingDue status={status} />}
          {reviewed ?? (
            <>
              {isSent && <SentTransfer invoice={invoice} />}
              {isOpen && !isSent && <TransferPaper invoice={invoice} />}
              <ConfirmationPaper invoice={invoice} />
            </>
          )}
          {children}
        </DetailColumns>
      </div>
      {props.foot}
    </div>
  );
}

function NothingDue({ status }: { status: InvoiceRecord['status'] }) {
  const { t } = useTranslation('invoices');
  const isPaid = status === 'paid';
  return (
    <Notice kind={isPaid ? 'success' : 'information'} title={t(isPaid ? 'page.paid' : 'page.cancelled')}>
      {t('document.nothing_due')}
    </Notice>
  );
}
