// The frame of an invoice's page, for payers and administrators: head with the stages, payment, proof, side panel.
import { Paper } from '@mantine/core';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
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
import { TransferPaper } from './transfer-paper.tsx';

interface InvoiceFrameProps {
  invoice: InvoiceRecord;
  contractTo: string;
  /** The invoiced company's page; without one its name is plain text. */
  entityTo?: string;
  actions?: ReactNode;
  /** First in the side panel. */
  decision?: ReactNode;
  /** Below the proof of payment. */
  children?: ReactNode;
}

export function InvoiceFrame({ invoice, contractTo, entityTo, actions, decision, children }: InvoiceFrameProps) {
  const { t } = useTranslation('invoices');
  const { number, status, feeType, legalEntity, energyContract } = invoice;
  const isOpen = status === 'pending' || status === 'overdue';
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
          side={
            <SidePanel>
              {decision}
              <InvoiceSide invoice={invoice} contractTo={contractTo} />
            </SidePanel>
          }
        >
          {isOpen ? <TransferPaper invoice={invoice} /> : <NothingDue status={status} />}
          <ConfirmationPaper invoice={invoice} />
          {children}
        </DetailColumns>
      </div>
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
