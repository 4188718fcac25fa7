// Runs one action on an invoice at a time: shows the result in a toast, and refetches everything that shows the invoice.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../platform/api/api-problems.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useRefresh } from '../../../records/use-refresh.ts';

export interface InvoiceAct {
  busy: boolean;
  /** Resolves to whether it succeeded. `done` is a text of `toast:invoice`. */
  run: (act: () => Promise<unknown>, done: string, failed?: string) => Promise<boolean>;
}

export function useInvoiceAct(): InvoiceAct {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const refresh = useRefresh('invoice');
  const [busy, setBusy] = useState(false);
  const run: InvoiceAct['run'] = async (act, done, failed) => {
    setBusy(true);
    try {
      await act();
      toasts.success(t(`toast:invoice.${done}` as never));
      return true;
    } catch (error) {
      const { message, errors } = refusalOf(error);
      toasts.error(failed ?? t('errorMessages:error_save'), message ?? Object.values(errors)[0]);
      return false;
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  return { busy, run };
}
