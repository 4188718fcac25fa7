// Reports that a contract has ended: the reason, and details, which are required for "other".
import { Select, Textarea } from '@mantine/core';
import { type EnergyContractRecord, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { terminationTypes } from '@wattpact/domain/energy-contracts/termination';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { isOutdated } from '../../../records/overtaken.ts';
import { useAct } from '../../../records/use-act.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { OutdatedDialog } from '../../../ui/record/outdated-dialog.tsx';
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
  const { isPending, outdated, run } = useAct('energy_contract', { overtaken: isOutdated });
  const { id, name, version, amendment } = contract;
  const report = (terminationType: Reason) => {
    const body = { terminationType, ...(details.trim() && { details }) };
    return run(() => call(energyContractApi.terminate, { params: { id }, body, version }), {
      done: { title: t('toast:energy_contract.terminated'), text: t('toast:energy_contract.named', { name }) },
      failed: t('errorMessages:error_termination'),
      onDone: onClose,
    });
  };
  const length = details.trim().length;
  const isIncomplete = reason === null || (reason === 'OTHER' && length === 0) || length > longest;
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        title={t('energyContracts:termination.title', { name })}
        confirmLabel={t('energyContracts:termination.action')}
        danger
        loading={isPending}
        disabled={isIncomplete}
        onConfirm={() => reason && void report(reason)}
      >
        <div className={classes.dialogFields}>
          <p>{t('energyContracts:termination.text')}</p>
          {amendment && amendment.status !== 'upcoming' && (
            <p>{t('energyContracts:termination.with_amendment', { version: amendment.version - 1 })}</p>
          )}
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
      <OutdatedDialog {...outdated} />
    </>
  );
}
