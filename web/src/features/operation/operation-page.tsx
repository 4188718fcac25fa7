// The operator's page: whether the installation works, and what to do where it does not.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { FindingsList } from './findings-list.tsx';
import { reportQuery } from './operation-calls.ts';
import classes from './operation-page.module.css';
import { ReportParts } from './report-parts.tsx';

export function OperationPage() {
  const { t } = useTranslation(['dashboard', 'common']);
  const formats = useFormats();
  const { data: report, isLoadingError, error, isRefetchError, refetch } = useQuery(reportQuery);
  return (
    <>
      <PageHeader title={t('common:navigation.operation')} />
      <div className={classes.page}>
        <p className={classes.lead}>
          {t('dashboard:operation.lead')}{' '}
          {report && (
            <span className={classes['as-of']}>
              {t('dashboard:operation.as_of', { time: formats.time(report.at) })}
            </span>
          )}
        </p>
        {isLoadingError && <FailedPart error={error} title={t('dashboard:operation.not_loaded')} onRetry={refetch} />}
        {isRefetchError && report && (
          <Notice kind="reject" title={t('dashboard:operation.not_loaded')} live>
            {t('dashboard:operation.not_loaded_text', { time: formats.dateTime(report.at) })}
          </Notice>
        )}
        {report && (
          <>
            <FindingsList report={report} />
            <ReportParts report={report} />
          </>
        )}
        {/* There are any number of findings: what came before them would be moved. */}
        {report || isLoadingError ? <FailedJobs /> : <Skeleton height={720} radius="md" />}
      </div>
    </>
  );
}
