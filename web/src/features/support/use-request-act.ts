// Runs one act on a request to support at a time, tells its result, and refetches what shows the request.
import { useQueryClient } from '@tanstack/react-query';
import { caseApi } from '@wattpact/domain/cases/case-api';
import { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import type { SupportRequest } from '@wattpact/domain/support/support';
import { supportApi } from '@wattpact/domain/support/support-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { toasts } from '../../platform/toasts.ts';

export const requestQuery = (id: string) => apiQuery(supportApi.get, { params: { id } });

type Done = 'answered' | 'closed' | 'reopened';
const failed = {
  answered: 'support.error_answer',
  closed: 'support.error_close',
  reopened: 'support.error_close',
} as const;

export function useRequestAct(id: string) {
  const { t } = useTranslation(['toast', 'errorMessages']);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** Resolves to whether it succeeded. */
  const run = async (act: () => Promise<SupportRequest>, done: Done): Promise<boolean> => {
    setBusy(true);
    try {
      queryClient.setQueryData(requestQuery(id).queryKey, await act());
      toasts.success(t(`toast:support.${done}`));
      return true;
    } catch (error) {
      const { message, errors } = refusalOf(error);
      toasts.error(t(`errorMessages:${failed[done]}`), message ?? Object.values(errors)[0]);
      return false;
    } finally {
      for (const { path } of [supportApi.get, supportApi.list, dashboardApi.summary, caseApi.get])
        void queryClient.invalidateQueries({ queryKey: [path] });
      setBusy(false);
    }
  };
  return { busy, run };
}
