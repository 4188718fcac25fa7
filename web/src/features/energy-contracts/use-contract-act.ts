// An act on a contract from its page: sent for the version that is shown, with the messages of its outcome.
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { ApiError } from '../../platform/api/call.ts';
import { toasts } from '../../platform/toasts.ts';
import { useRefresh } from '../../records/use-refresh.ts';

interface Outcome {
  /** The titles of the messages. */
  done: string;
  failed: string;
  onDone: () => void;
}

export function useContractAct({ name }: Pick<EnergyContractRecord, 'name'>, { done, failed, onDone }: Outcome) {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const [busy, setBusy] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const refresh = useRefresh('energy_contract');
  const send = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
      toasts.success(done, t('toast:energy_contract.named', { name }));
      onDone();
      await refresh();
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) setOutdated(true);
      else {
        const { message, errors } = refusalOf(error);
        toasts.error(failed, message ?? Object.values(errors)[0]);
      }
    } finally {
      setBusy(false);
    }
  };
  /** For the dialog that says so when somebody else has changed the contract. */
  const outdated = { opened: isOutdated, onClose: () => setOutdated(false), onReload: () => void refresh() };
  return { busy, send, outdated };
}
