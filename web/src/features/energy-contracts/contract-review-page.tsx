// A contract as administrators see it: what changed, the decision, what is paid, and the acts that only they have.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  adminEnergyContractApi,
  type EnergyContractRecord,
} from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { usePageName } from '../../platform/address/page-name.ts';
import { adminPaths } from '../../platform/address/paths.ts';
import { SidePanel, SidePart } from '../../ui/record/side-panel.tsx';
import { PartialSaleNotice } from '../contract-terms/partial-sale-notice.tsx';
import { ChangesPaper } from '../review/changes-paper.tsx';
import { DecisionPanel } from '../review/decision-panel.tsx';
import { StatusMenu } from '../review/status-menu.tsx';
import { WaitingSince } from '../review/waiting-since.tsx';
import { adminContractQuery, adminHistoryQuery, refreshContracts } from './contract-calls.ts';
import { ContractFrame } from './contract-frame.tsx';
import { ContractRecord } from './contract-record.tsx';
import { HistoryPart, PaymentPart, TechnologiesPart } from './contract-side.tsx';
import { useContractStatus } from './contract-words.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

export function ContractReviewPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const contract = useQuery(adminContractQuery(id));
  usePageName(contract.data?.name);
  return <ContractRecord query={contract}>{(found) => <ReviewedContract contract={found} />}</ContractRecord>;
}

function ReviewedContract({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation('energyContracts');
  const queryClient = useQueryClient();
  const { id, firstPartyLegalEntity: entity } = contract;
  const { data: history } = useQuery(adminHistoryQuery(id));
  const record = { ...contract, history };
  const refresh = () => refreshContracts(queryClient);
  const isUndecided = contract.allowedActions.includes('approve');
  return (
    <ContractFrame
      contract={contract}
      badges={<WaitingSince record={record} />}
      facts={[
        <AppLink key="entity" to={adminPaths.legalEntity(entity.id)}>
          {t('page.open_entity', { name: entity.name })}
        </AppLink>,
      ]}
      actions={<ReviewActions contract={contract} refresh={refresh} />}
      notice={
        <>
          {isUndecided && (
            <PartialSaleNotice
              projectId={contract.projectId}
              capacity={contract.financialConditions.totalPurchasedCapacity}
            />
          )}
          <ChangesPaper kind="energy_contract" record={record} />
        </>
      }
      invoices="all"
      invoiceTo={adminPaths.invoice}
      side={
        <SidePanel>
          <SidePart>
            <DecisionPanel api={adminEnergyContractApi} kind="energy_contract" record={record} onChanged={refresh} />
          </SidePart>
          <PaymentPart contractId={id} source="all" invoiceTo={adminPaths.invoice} />
          <TechnologiesPart contract={contract} />
          <HistoryPart entries={history} />
        </SidePanel>
      }
    />
  );
}

function ReviewActions({ contract, refresh }: { contract: EnergyContractRecord; refresh: () => Promise<void> }) {
  const { t } = useTranslation('energyContracts');
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <StatusMenu
        api={adminEnergyContractApi}
        record={contract}
        onChanged={refresh}
        statusLabel={useContractStatus()}
      />
      {contract.allowedActions.includes('delete') && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('page.more_actions')}>
              <IconDotsVertical size={18} stroke={1.9} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="red" leftSection={<IconTrash size={18} stroke={1.9} />} onClick={() => setDeleting(true)}>
              {t('deletion.action')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <DeletionDialog contract={contract} opened={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
