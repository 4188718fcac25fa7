// Takes back an amendment that waits or was rejected: asks first, and says what becomes of the contract.
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type EnergyContractRecord, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../../ui/record/outdated-dialog.tsx';
import { useContractAct } from '../use-contract-act.ts';

interface TakeBackAmendmentProps {
  contract: EnergyContractRecord;
  /** The version that the contract has again. */
  to: number;
}

export function TakeBackAmendment({ contract, to }: TakeBackAmendmentProps) {
  const { t } = useTranslation(['energyContracts', 'toast', 'errorMessages']);
  const [opened, { open, close }] = useDisclosure();
  const { busy, outdated, send } = useContractAct(contract, {
    done: t('toast:energy_contract.amendment_taken_back'),
    failed: t('errorMessages:error_take_back_amendment'),
    onDone: close,
  });
  const { id, version, name, allowedActions } = contract;
  if (!allowedActions.includes('takeBackAmendment')) return null;
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('energyContracts:amendment.take_back.action')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t('energyContracts:amendment.take_back.title', { name })}
        confirmLabel={t('energyContracts:amendment.take_back.action')}
        danger
        loading={busy}
        onConfirm={() => void send(() => call(energyContractApi.takeBackAmendment, { params: { id }, version }))}
      >
        {t('energyContracts:amendment.take_back.text', { version: to })}
      </ConfirmDialog>
      <OutdatedDialog {...outdated} />
    </>
  );
}
