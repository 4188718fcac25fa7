// The parts of a contract's page, for its parties and for administrators: who sells to whom, its terms, its invoices.
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { publicStatuses } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths, paths } from '../../../platform/address/paths.ts';
import type { RecordParts } from '../../../records/frame/record-parts.ts';
import type { DialogState } from '../../../records/page/menu-act.ts';
import type { App } from '../../../records/shown-record.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { OutlineBadge } from '../../../ui/text/status-badge.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { PartialSaleNotice } from '../../contract-terms/partial-sale-notice.tsx';
import type { OneDeadline } from '../../deadlines/use-calendar-file.ts';
import { adminHistoryQuery, historyQuery } from '../contract-calls.ts';
import { categoryOf, missingCategories } from '../contract-papers.ts';
import { sidesOf } from '../contract-words.ts';
import { RegistrationNotices } from '../registration/registration-notices.tsx';
import { AmendmentPart, FeeProposalsPart, SameContractsPart } from '../versions/lazy-parts.tsx';
import { ContractDownloads } from './contract-downloads.tsx';
import { useContractFigures } from './contract-figures.ts';
import { EntityPart, OriginPart, PaymentPart, TechnologiesPart } from './contract-side.tsx';
import { useContractTabs } from './contract-tabs.tsx';
import { DocumentationButton } from './documentation-sheet.tsx';
import { PastEndNotice } from './past-end-notice.tsx';
import { TerminationDialog } from './termination-dialog.tsx';

export function useContractParts(contract: EnergyContractRecord, app: App): RecordParts {
  const { t } = useTranslation('energyContracts');
  const isAdmin = app === 'admin';
  const { id, number, allowedActions, roleInEnergyContract: role, firstPartyLegalEntity: entity } = contract;
  const may = (action: string) => allowedActions.includes(action);
  const historyOf = isAdmin ? adminHistoryQuery : historyQuery;
  const history = useQuery({ ...historyOf(id), enabled: may('viewHistory') });
  const figures = useContractFigures(contract);
  const missing = missingCategories(contract.files.map(categoryOf))
    .map((category) => t(`documentation.category.${category}`))
    .join(', ');
  const invoices = isAdmin
    ? ({ source: 'all', invoiceTo: adminPaths.invoice } as const)
    : ({ source: 'own', invoiceTo: paths.invoice } as const);
  const tabs = useContractTabs(contract, invoices);
  const simulation = {
    label: t('common:simulate'),
    icon: icons.simulator,
    to: paths.simulator({ energyContractId: id }),
  };
  const sides = sidesOf(role, entity.name, contract.secondPartyFiscalInfo.name);
  const facts = [{ icon: icons.entity, content: t('page.sells_to', { ...sides }) }];
  const toEntity = (
    <AppLink to={adminPaths.legalEntity(entity.id)}>{t('page.open_entity', { name: entity.name })}</AppLink>
  );
  const inDatabase = publicStatuses.some((one) => one === contract.status) && (
    <AppLink to={(isAdmin ? adminPaths : paths).contractDatabase(id)}>{t('page.in_database')}</AppLink>
  );
  const side = (
    <>
      {may('viewInvoices') && <PaymentPart contractId={id} {...invoices} />}
      <TechnologiesPart contract={contract} />
      <OriginPart contract={contract} app={app} />
      {!isAdmin && may('viewHistory') && <EntityPart contract={contract} />}
    </>
  );
  return {
    record: {
      ...contract,
      history: history.data,
      isAmended: contract.amendment !== undefined,
      ...(missing !== '' && { lacks: t('documentation.missing_list', { list: missing }) }),
    },
    failedHistory: history.isLoadingError ? { error: history.error, retry: history.refetch } : undefined,
    badges: <OutlineBadge>{number}</OutlineBadge>,
    facts: [
      ...facts,
      ...(isAdmin ? [{ content: toEntity }] : []),
      ...(inDatabase ? [{ icon: icons.contractDatabase, content: inDatabase }] : []),
    ],
    figures,
    tabs,
    side,
    notice: (
      <>
        <PastEndNotice contract={contract} />
        <Registering contract={contract} brief={isAdmin} />
        <SameContractsPart contract={contract} />
        <AmendmentPart contract={contract} withoutChanges={isAdmin} />
        {isAdmin && <FeeProposalsPart contract={contract} />}
        {isAdmin && may('approve') && (
          <>
            <MissingDocuments missing={missing} />
            <UndecidedSale contract={contract} />
          </>
        )}
      </>
    ),
    actions: (
      <>
        <DocumentationButton contract={contract} />
        <ContractDownloads contract={contract} deadline={isAdmin ? undefined : deadlineOf(contract)} />
      </>
    ),
    menu: [simulation, useTerminationAct(contract)],
  };
}

/** What its parties may put into their calendars: the end of the period to register it, or its own expected end. */
function deadlineOf({ id, status, registration }: EnergyContractRecord): OneDeadline | undefined {
  if (status === 'approved' || status === 'active') return { kind: 'contract_end', id };
  return status === 'rejected' && registration.deadline ? { kind: 'registration', id } : undefined;
}

/**
 * While there is something to do: one that was rejected is to be handed in again, one that is amended is registered.
 * What to do is said to the parties alone.
 */
function Registering({
  contract: { status, registration, amendment },
  brief,
}: {
  contract: EnergyContractRecord;
  brief: boolean;
}) {
  if ((status !== 'pending_validation' && status !== 'rejected') || amendment) return null;
  return <RegistrationNotices registration={registration} withDeadline={status === 'rejected'} brief={brief} />;
}

/** Whoever approves without these does so knowingly. */
function MissingDocuments({ missing }: { missing: string }) {
  const { t } = useTranslation('energyContracts');
  if (missing === '') return null;
  return (
    <Notice kind="warning" title={t('documentation.missing_title')}>
      {t('documentation.missing_text', { list: missing })}
    </Notice>
  );
}

const UndecidedSale = ({ contract: { projectId, financialConditions } }: { contract: EnergyContractRecord }) => (
  <PartialSaleNotice projectId={projectId} capacity={financialConditions.totalPurchasedCapacity} />
);

function useTerminationAct(contract: EnergyContractRecord) {
  const { t } = useTranslation('energyContracts');
  if (!contract.allowedActions.includes('terminate')) return undefined;
  return {
    label: t('termination.action'),
    icon: IconFileOff,
    danger: true,
    dialog: (state: DialogState) => <TerminationDialog {...state} contract={contract} />,
  };
}
