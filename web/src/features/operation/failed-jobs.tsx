// The jobs that failed for good: what each was to do, why it failed, and what may be done about it.
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FailedJob } from '@wattpact/domain/operation/failed-job';
import { adminOperationApi } from '@wattpact/domain/operation/operation-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useAct } from '../../records/use-act.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import { useJobRows } from './job-columns.tsx';
import { failedJobsQuery } from './operation-calls.ts';
import classes from './operation-page.module.css';

export function FailedJobs() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { data, isLoadingError, refetch } = useQuery(failedJobsQuery);
  const { columns, card } = useJobRows();
  const { items, total = 0 } = data ?? {};
  const isShortened = items !== undefined && items.length < total;
  return (
    <SectionPaper title={t('operation.failed_jobs.title')} aside={total > 0 && <RetryAll />}>
      <p className={classes['jobs-lead']}>
        {t('operation.failed_jobs.lead')}{' '}
        {isShortened &&
          t('operation.failed_jobs.shown', { shown: formats.number(items.length), total: formats.number(total) })}
      </p>
      <DataTable<FailedJob>
        label={t('operation.failed_jobs.title')}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        card={card}
        failed={isLoadingError}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={IconCircleCheck}
            title={t('operation.failed_jobs.empty')}
            text={t('operation.failed_jobs.empty_text')}
          />
        }
      />
    </SectionPaper>
  );
}

function RetryAll() {
  const { t } = useTranslation(['dashboard', 'toast', 'errorMessages']);
  const formats = useFormats();
  const [isAsked, setAsked] = useState(false);
  const { isPending, run } = useAct('job');
  const retryAll = () =>
    run(() => call(adminOperationApi.retryJobs), {
      done: ({ count }) => t('toast:jobs.retried', { count, number: formats.number(count) }),
      failed: t('errorMessages:jobs.error_retry_all'),
      onDone: () => setAsked(false),
    });
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsked(true)}>
        {t('dashboard:operation.failed_jobs.retry_all')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t('dashboard:operation.failed_jobs.act.retryAll.title')}
        confirmLabel={t('dashboard:operation.failed_jobs.retry_all')}
        loading={isPending}
        onConfirm={() => void retryAll()}
      >
        <p>{t('dashboard:operation.failed_jobs.act.retryAll.text')}</p>
      </ConfirmDialog>
    </>
  );
}
