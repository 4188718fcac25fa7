// The frame of a contract's page, for its parties and for administrators: head, key figures, tabs, and what stands beside.
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryTab } from '../../platform/address/query-tabs.tsx';
import { DetailHeader } from '../../ui/record/detail-header.tsx';
import type { KeyFigure } from '../../ui/record/key-figures.tsx';
import { OutlineBadge, StatusBadge } from '../../ui/text/status-badge.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { durationText, useTermsWords } from '../contract-terms/terms-words.ts';
import { FileGroups } from '../files/file-groups.tsx';
import type { InvoicesSource } from '../invoices/invoice-calls.ts';
import { ContractInvoices } from '../invoices/list/contract-invoices.tsx';
import { sidesOf, useContractStatus } from './contract-words.ts';
import classes from './energy-contracts.module.css';
import { PartiesPaper } from './parties-paper.tsx';
import { ClausesPaper, LocationPaper, TermsPapers } from './review-papers.tsx';
import { TerminationPaper } from './termination-paper.tsx';

interface ContractFrameProps {
  contract: EnergyContractRecord;
  /** Beside the status. */
  badges?: ReactNode;
  actions?: ReactNode;
  notice?: ReactNode;
  side: ReactNode;
  /** Below the name, beside who sells to whom. */
  facts?: readonly ReactNode[];
  /** Where an invoice's page is, in this app. */
  invoiceTo: (id: string) => string;
  invoices: InvoicesSource;
}

export function ContractFrame(props: ContractFrameProps) {
  const { contract, badges, actions, notice, side, facts = [] } = props;
  const { t } = useTranslation(['energyContracts', 'common']);
  const { name, number, status, roleInEnergyContract: role } = contract;
  const statusLabel = useContractStatus();
  const { seller, buyer } = sidesOf(role, contract.firstPartyLegalEntity.name, contract.secondPartyFiscalInfo.name);
  return (
    <div className="reading-width">
      <DetailHeader
        name={name}
        badges={
          <>
            <StatusBadge status={status} label={statusLabel(status)} />
            <OutlineBadge>{number}</OutlineBadge>
            {badges}
          </>
        }
        facts={[
          { icon: icons.entity, content: t('energyContracts:page.sells_to', { seller, buyer }) },
          ...facts.map((content) => ({ content })),
        ]}
        actions={actions}
        figures={useFigures(contract)}
        tabsLabel={t('energyContracts:page.tabs')}
        tabs={useTabs(props)}
        notice={notice}
        side={side}
      />
    </div>
  );
}

function useTabs({ contract, invoices, invoiceTo }: ContractFrameProps): QueryTab[] {
  const { t } = useTranslation(['energyContracts', 'common']);
  const { id, allowedActions, extraClauses = [], hasPendingInvoice } = contract;
  const details = (
    <>
      <TerminationPaper contract={contract} />
      <PartiesPaper
        role={contract.roleInEnergyContract}
        first={contract.firstPartyLegalEntity}
        second={contract.secondPartyFiscalInfo}
      />
      <LocationPaper given={contract} />
      <FileGroups
        groups={[{ key: 'documents', title: t('energyContracts:wizard.section.documents'), files: contract.files }]}
      />
    </>
  );
  const tab = (value: string, content: ReactNode, more: Partial<QueryTab> = {}): QueryTab => ({
    value,
    label: t(`energyContracts:page.tab.${value}` as never),
    content,
    ...more,
  });
  const pending = hasPendingInvoice ? { dot: t('energyContracts:page.pending_invoice') } : {};
  return [
    tab('details', details),
    tab('terms_and_conditions', <TermsPapers given={contract} />),
    ...(allowedActions.includes('viewInvoices')
      ? [tab('invoices', <ContractInvoices contractId={id} source={invoices} invoiceTo={invoiceTo} />, pending)]
      : []),
    tab(
      'extra_clauses',
      <ClausesPaper given={contract} />,
      extraClauses.length > 0 ? { count: extraClauses.length } : {},
    ),
  ];
}

function useFigures(contract: EnergyContractRecord): KeyFigure[] {
  const words = useTermsWords();
  const { t, formats } = words;
  const { financialConditions: conditions, expectedStartDate: start, expectedEndDate: end } = contract;
  const { price, pricingType, indexingType = '' } = conditions;
  return [
    {
      label: t(`energyContracts:page.price.${pricingType}` as never),
      ...(price === undefined ? { value: indexingType } : formats.price(price)),
    },
    { label: t('energyContracts:page.capacity'), ...formats.capacity(conditions.totalPurchasedCapacity) },
    { label: t('energyContracts:page.energy'), ...formats.energy(conditions.maximumAmountEnergyAllowed) },
    { label: t('common:filters.term_length'), value: durationText(start, end, words) },
    {
      label: t('energyContracts:page.delivery'),
      value: <span className={classes.delivery}>{`${formats.date(start)} – ${formats.date(end)}`}</span>,
    },
    {
      label: t('common:filters.contract_structure'),
      value: t(`common:contract_structure.${conditions.contractStructure}`),
    },
  ];
}
