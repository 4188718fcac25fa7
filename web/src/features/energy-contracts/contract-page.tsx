// The page of a contract for its parties: what its state means, its data, what is to be paid, and what can be done with it.
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDotsVertical, IconFileOff, IconFileText, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { usePageName } from '../../platform/address/page-name.ts';
import { paths } from '../../platform/address/paths.ts';
import { SidePanel } from '../../ui/record/side-panel.tsx';
import { ReviewBanner } from '../review/review-banner.tsx';
import { contractQuery, historyQuery } from './contract-calls.ts';
import { ContractFrame } from './contract-frame.tsx';
import { ContractRecord } from './contract-record.tsx';
import { EntityPart, HistoryPart, PaymentPart, TechnologiesPart } from './contract-side.tsx';
import { DocumentationSheet } from './documentation-sheet.tsx';
import { TerminationDialog } from './termination-dialog.tsx';

export function ContractPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const contract = useQuery(contractQuery(id));
  usePageName(contract.data?.name);
  return <ContractRecord query={contract}>{(found) => <OwnContract contract={found} />}</ContractRecord>;
}

function OwnContract({ contract }: { contract: EnergyContractRecord }) {
  const { id, status, allowedActions } = contract;
  const may = (action: string) => allowedActions.includes(action);
  const { data: history } = useQuery({ ...historyQuery(id), enabled: may('viewHistory') });
  return (
    <ContractFrame
      contract={contract}
      actions={<ContractActions contract={contract} />}
      notice={<ReviewBanner kind="energy_contract" status={status} history={history ?? []} />}
      invoices="own"
      invoiceTo={paths.invoice}
      side={
        <SidePanel>
          {may('viewInvoices') && <PaymentPart contractId={id} source="own" invoiceTo={paths.invoice} />}
          <TechnologiesPart contract={contract} />
          {may('viewHistory') && <EntityPart contract={contract} />}
          {may('viewHistory') && <HistoryPart entries={history} />}
        </SidePanel>
      }
    />
  );
}

function ContractActions({ contract }: { contract: EnergyContractRecord }) {
  const { t } = useTranslation(['energyContracts', 'common']);
  const [open, setOpen] = useState<'documents' | 'termination'>();
  const { id, allowedActions } = contract;
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileText size={18} stroke={1.9} />}
        onClick={() => setOpen('documents')}
      >
        {t('energyContracts:documentation.title')}
      </Button>
      {allowedActions.includes('edit') && (
        <Button
          component={AppLink}
          to={paths.editContract(id)}
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.9} />}
        >
          {t('common:edit')}
        </Button>
      )}
      {allowedActions.includes('terminate') && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('energyContracts:page.more_actions')}>
              <IconDotsVertical size={18} stroke={1.9} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              color="red"
              leftSection={<IconFileOff size={18} stroke={1.9} />}
              onClick={() => setOpen('termination')}
            >
              {t('energyContracts:termination.action')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <DocumentationSheet opened={open === 'documents'} onClose={close} />
      <TerminationDialog contract={contract} opened={open === 'termination'} onClose={close} />
    </>
  );
}
