// An administrator's actions on a failed job: have it tried again, forget it.
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import type { FailedJob } from '@wattpact/domain/operation/failed-job';
import { adminOperationApi } from '@wattpact/domain/operation/operation-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../records/use-act.ts';
import { AskedActs } from '../../ui/feedback/asked-acts.tsx';

const acts = {
  retry: { icon: IconRefresh, danger: false, api: adminOperationApi.retryJob },
  forget: { icon: IconTrash, danger: true, api: adminOperationApi.forgetJob },
} as const;
type Act = keyof typeof acts;

export function JobActs({ job: { id }, name }: { job: FailedJob; name: string }) {
  const { t } = useTranslation(['dashboard', 'errorMessages', 'toast']);
  const { isPending, run } = useAct('job');
  const confirm = (act: string, close: () => void) =>
    run(() => call(acts[act as Act].api, { params: { id } }), {
      done: { title: t(`toast:jobs.${act}`), text: name },
      failed: t(`errorMessages:jobs.error_${act}`),
      onDone: close,
    });
  return (
    <AskedActs
      label={t('dashboard:operation.failed_jobs.actions_of', { name })}
      loading={isPending}
      onConfirm={confirm}
      acts={(Object.keys(acts) as Act[]).map((act) => ({
        name: act,
        ...acts[act],
        label: t(`dashboard:operation.failed_jobs.act.${act}.action`),
        title: t(`dashboard:operation.failed_jobs.act.${act}.title`, { name }),
        text: t(`dashboard:operation.failed_jobs.act.${act}.text`),
      }))}
    />
  );
}
