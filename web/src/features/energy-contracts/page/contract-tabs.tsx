// The tabs of a contract's page: its parties and documents, its terms, its invoices, its own clauses.
import { contractDocumentCategories } from '@wattpact/domain/energy-contracts/contract-documents';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryTab } from '../../../ui/record/query-tabs.tsx';
import { FileGroups } from '../../files/file-groups.tsx';
import type { InvoicesSource } from '../../invoices/invoice-calls.ts';
import { ContractInvoices } from '../../invoices/list/contract-invoices.tsx';
import { filesOf } from '../contract-papers.ts';
import { PartiesPaper } from '../papers/parties-paper.tsx';
import { ClausesPaper, ProjectPapers, TermsPapers } from '../papers/review-papers.tsx';
import { RegistrationPaper } from '../registration/registration-paper.tsx';
import { VersionsPart } from '../versions/lazy-parts.tsx';
import { TerminationPaper } from './termination-paper.tsx';

/** The register has taken it. */
const acceptedStatuses: readonly string[] = ['approved', 'active', 'terminated'];

interface Invoices {
  source: InvoicesSource;
  /** The address of an invoice's page, in this app. */
  invoiceTo: (id: string) => string;
}

export function useContractTabs(contract: EnergyContractRecord, invoices: Invoices): QueryTab[] {
  const { t } = useTranslation('energyContracts');
  const { id, allowedActions, extraClauses = [], hasPendingInvoice, hasCertificate } = contract;
  const tab = (value: string, content: ReactNode, more: Partial<QueryTab> = {}): QueryTab => ({
    value,
    label: t(`page.tab.${value}` as never),
    content,
    ...more,
  });
  const pending = hasPendingInvoice ? { dot: t('page.pending_invoice') } : {};
  const count = extraClauses.length > 0 ? { count: extraClauses.length } : {};
  return [
    tab('details', <Details contract={contract} />),
    tab('terms_and_conditions', <TermsPapers given={contract} />),
    ...(hasCertificate ? [tab('versions', <VersionsPart contractId={id} invoiceTo={invoices.invoiceTo} />)] : []),
    ...(allowedActions.includes('viewInvoices')
      ? [tab('invoices', <ContractInvoices contractId={id} {...invoices} />, pending)]
      : []),
    tab('extra_clauses', <ClausesPaper given={contract} />, count),
  ];
}

function Details({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation('energyContracts');
  const { roleInEnergyContract, firstPartyLegalEntity, secondPartyFiscalInfo, files, registration } = contract;
  // An amendment that waits or was rejected leaves an accepted version in force.
  const isAccepted = acceptedStatuses.includes(contract.status) || contract.amendment !== undefined;
  return (
    <>
      <TerminationPaper contract={contract} />
      <PartiesPaper role={roleInEnergyContract} first={firstPartyLegalEntity} second={secondPartyFiscalInfo} />
      <ProjectPapers given={contract} />
      <RegistrationPaper registration={registration} isAccepted={isAccepted} />
      <FileGroups
        groups={contractDocumentCategories.map((category) => ({
          key: category,
          title: t(`documentation.category.${category}`),
          files: filesOf(files, category),
        }))}
      />
    </>
  );
}
