// Reports that a contract has ended: the reason, and details, which are required for "other".
import { Select, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type EnergyContractRecord, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { terminationTypes } from '@wattpact/domain/energy-contracts/termination';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { ApiError, call } from '../../../platform/api/call.ts';
import { toasts } from '../../../platform/toasts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../../ui/record/outdated-dialog.tsx';
import { refreshContracts } from '../contract-calls.ts';
import classes from '../energy-contracts.module.css';

const longest = 500;

type Reason = (typeof terminationTypes)[number];

interface TerminationDialogProps {
  contract: EnergyContractRecord;
  /** Chosen already; it can be changed. */
  given?: Reason;
  opened: boolean;
  onClose: () => void;
}

export function TerminationDialog({ contract, given, opened, onClose }: TerminationDialogProps) {
  const { t } = useTranslation(['energyContracts', 'common', 'errorMessages', 'toast']);
  const [reason, setReason] = useState<Reason | null>(given ?? null);
  const [details, setDetails] = useState('');
  const { busy, outdated, send, closeOutdated, refresh } = useTermination(contract, onClose);
  const length = details.trim().length;
  const isIncomplete = reason === null || (reason === 'OTHER' && length === 0) || length > longest;
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        title={t('energyContracts:termination.title', { name: contract.name })}
        confirmLabel={t('energyContracts:termination.action')}
        danger
        loading={busy}
        disabled={isIncomplete}
        onConfirm={() => reason && void send(reason, details.trim())}
      >
        <div className={classes.dialogFields}>
          <p>{t('energyContracts:termination.text')}</p>
          <Select
            required
            allowDeselect={false}
            label={t('energyContracts:termination.reason')}
            placeholder={t('energyContracts:termination.choose')}
            data={terminationTypes.map((value) => ({ value, label: t(`energyContracts:termination_type.${value}`) }))}
            value={reason}
            onChange={(value) => setReason(value as typeof reason)}
          />
          <Textarea
            required={reason === 'OTHER'}
            label={t(
              reason === 'OTHER'
                ? 'energyContracts:termination.details'
                : 'energyContracts:termination.details_optional',
            )}
            autosize
            minRows={3}
            value={details}
            error={length > longest ? t('errorMessages:error_max_length', { max: longest }) : undefined}
            onChange={(event) => setDetails(event.currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
      <OutdatedDialog opened={outdated} onClose={closeOutdated} onReload={() => void refresh()} />
    </>
  );
}

function useTermination({ id, name, version }: EnergyContractRecord, onDone: () => void) {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const refresh = () => refreshContracts(queryClient);
  const send = async (terminationType: Reason, details: string) => {
    setBusy(true);
    try {
      const body = { terminationType, ...(details && { details }) };
      await call(energyContractApi.terminate, { params: { id }, body, version });
      toasts.success(t('toast:energy_contract.terminated'), t('toast:energy_contract.named', { name }));
      onDone();
      await refresh();
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) setOutdated(true);
      else {
        const { message, errors } = refusalOf(error);
        toasts.error(t('errorMessages:error_termination'), message ?? Object.values(errors)[0]);
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, outdated, send, refresh, closeOutdated: () => setOutdated(false) };
}
