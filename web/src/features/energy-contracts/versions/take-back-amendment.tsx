// Takes back an amendment that waits or was rejected: asks first, and says what becomes of the contract.
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type EnergyContractRecord, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { isOutdated } from '../../../records/overtaken.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../../ui/record/outdated-dialog.tsx';

interface TakeBackAmendmentProps {
  contract: EnergyContractRecord;
  /** The version that the contract has again. */
  to: number;
}

export function TakeBackAmendment({ contract, to }: TakeBackAmendmentProps) {
  const { t } = useTranslation(['energyContracts', 'toast', 'errorMessages']);
  const [opened, { open, close }] = useDisclosure();
  const { isPending, outdated, run } = useAct('energy_contract', { overtaken: isOutdated });
  const { id, version, name, allowedActions } = contract;
  if (!allowedActions.includes('takeBackAmendment')) return null;
  const takeBack = () =>
    run(() => call(energyContractApi.takeBackAmendment, { params: { id }, version }), {
      done: {
        title: t('toast:energy_contract.amendment_taken_back'),
        text: t('toast:energy_contract.named', { name }),
      },
      failed: t('errorMessages:error_take_back_amendment'),
      onDone: close,
    });
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
        loading={isPending}
        onConfirm={() => void takeBack()}
      >
        {t('energyContracts:amendment.take_back.text', { version: to })}
      </ConfirmDialog>
      <OutdatedDialog {...outdated} />
    </>
  );
}
