// Deletes a contract: only with a written justification, which stays in its history.
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  adminEnergyContractApi,
  type EnergyContractRecord,
} from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../platform/address/navigation.ts';
import { adminPaths } from '../../platform/address/paths.ts';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { toasts } from '../../platform/toasts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { refreshContracts } from './contract-calls.ts';
import classes from './energy-contracts.module.css';

const longest = 500;

interface DeletionDialogProps {
  contract: EnergyContractRecord;
  opened: boolean;
  onClose: () => void;
}

export function DeletionDialog({ contract: { id, name }, opened, onClose }: DeletionDialogProps) {
  const { t } = useTranslation(['energyContracts', 'common', 'errorMessages', 'toast']);
  const go = useGo();
  const queryClient = useQueryClient();
  const [justification, setJustification] = useState('');
  const [busy, setBusy] = useState(false);
  const length = justification.trim().length;
  const remove = async () => {
    setBusy(true);
    try {
      await call(adminEnergyContractApi.remove, { params: { id }, body: { justification: justification.trim() } });
      toasts.success(t('toast:deleted', { name }));
      await go(adminPaths.contracts());
      void refreshContracts(queryClient);
    } catch (error) {
      toasts.error(t('errorMessages:error_deletion'), refusalOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('common:deletion.title', { name })}
      confirmLabel={t('energyContracts:deletion.action')}
      keepLabel={t('energyContracts:deletion.keep')}
      danger
      loading={busy}
      disabled={length === 0 || length > longest}
      onConfirm={() => void remove()}
    >
      <div className={classes.dialogFields}>
        <p>{t('energyContracts:deletion.text')}</p>
        <Textarea
          required
          label={t('energyContracts:deletion.justification')}
          autosize
          minRows={3}
          value={justification}
          error={length > longest ? t('errorMessages:error_max_length', { max: longest }) : undefined}
          onChange={(event) => setJustification(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
