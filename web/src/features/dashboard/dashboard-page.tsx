// The administrators' first page: totals, market figures, and the queue of decisions.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../platform/words/formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { useWide } from '../../ui/data-table/data-table.tsx';
import { QueryTabs } from '../../ui/record/query-tabs.tsx';
import { CreatedContracts } from './created-contracts.tsx';
import classes from './dashboard.module.css';
import { summaryQuery } from './dashboard-calls.ts';
import { FailedMails } from './failed-mails.tsx';
import { NegotiationTime } from './negotiation-time.tsx';
import { Queue } from './queue.tsx';
import { Totals } from './totals.tsx';

export function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'common']);
  const summary = useQuery(summaryQuery);
  const [opened] = useState(() => new Date());
  const at = summary.dataUpdatedAt > 0 ? new Date(summary.dataUpdatedAt) : opened;
  return (
    <>
      <PageHeader
        title={t('common:navigation.dashboard')}
        actions={
          <span className="quiet">{t('dashboard:updated', { date: formatDate(at), time: formatTime(at) })}</span>
        }
      />
      <div className={classes.page}>
        <FailedMails count={summary.data?.failedMails ?? 0} />
        <Totals summary={summary.data} failed={summary.isLoadingError} />
        <Charts />
        <Queue />
      </div>
    </>
  );
}

/** Side by side on a desktop, tabs on narrow screens. */
function Charts() {
  const { t } = useTranslation('dashboard');
  const wide = useWide();
  if (wide) {
    return (
      <div className={classes.charts}>
        <CreatedContracts />
        <NegotiationTime />
      </div>
    );
  }
  return (
    <QueryTabs
      name="chart"
      label={t('charts')}
      tabs={[
        { value: 'contracts', label: t('created.title'), content: <CreatedContracts /> },
        { value: 'time', label: t('time.title'), content: <NegotiationTime /> },
      ]}
    />
  );
}
