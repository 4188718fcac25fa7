// The columns and cards of the jobs that failed for good.
import type { FailedJob } from '@wattpact/domain/operation/failed-job';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { ShownRows } from '../../records/list/list-view.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import { JobActs } from './job-acts.tsx';
import classes from './operation-page.module.css';

export function useJobRows(): ShownRows<FailedJob> {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  // A later version of the server may know more jobs than this page.
  const name = ({ task }: FailedJob) => t(`operation.task.${task}`, { defaultValue: task });
  const job = (one: FailedJob) => (
    <>
      <strong>{name(one)}</strong>
      {name(one) !== one.task && <span className="second-line code">{one.task}</span>}
    </>
  );
  const error = ({ error: text }: FailedJob) => (
    <span className={classes.error}>{text ?? t('operation.failed_jobs.no_error')}</span>
  );
  const failedAt = ({ failedAt: at }: FailedJob) => formats.dateTime(at);
  const columns: Column<FailedJob>[] = [
    { id: 'job', header: t('operation.failed_jobs.task'), width: '30%', atLeast: 180, cell: job },
    { id: 'error', header: t('operation.failed_jobs.error'), width: '44%', wrap: true, cell: error },
    {
      id: 'attempts',
      header: t('operation.failed_jobs.attempts'),
      right: true,
      from: 'medium',
      cell: ({ attempts }) => formats.number(attempts),
    },
    { id: 'failed', header: t('operation.failed_jobs.failed_at'), right: true, cell: failedAt },
    {
      id: 'acts',
      header: t('operation.failed_jobs.actions'),
      right: true,
      width: 90,
      cell: (one) => <JobActs job={one} name={name(one)} />,
    },
  ];
  const card = (one: FailedJob) => (
    <div className={classes.card}>
      <div>
        {job(one)}
        {error(one)}
        <span className="second-line">{`${t('operation.failed_jobs.failed_at')}: ${failedAt(one)}`}</span>
      </div>
      <JobActs job={one} name={name(one)} />
    </div>
  );
  return { columns, card };
}
