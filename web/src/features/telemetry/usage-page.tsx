// How much the marketplace is used, for administrators: by day, by page and by act.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { UsageByDay } from './usage-by-day.tsx';
import { UsageByName } from './usage-by-name.tsx';
import { usageQuery, useUsageChoice } from './usage-choice.ts';
import classes from './usage-page.module.css';

export function UsagePage() {
  const { t } = useTranslation(['dashboard', 'common']);
  const choice = useUsageChoice();
  const { data, isLoadingError, error, refetch } = useQuery(usageQuery(choice));
  return (
    <>
      <PageHeader title={t('common:navigation.usage')} />
      <div className={classes.page}>
        <p className={classes.lead}>{t('dashboard:usage.lead')}</p>
        {data && !data.isCounting && (
          <Notice kind="information" title={t('dashboard:usage.off')}>
            {t('dashboard:usage.off_text')}
          </Notice>
        )}
        {isLoadingError ? (
          <FailedPart error={error} onRetry={refetch} />
        ) : (
          <>
            <UsageByDay usage={data} choice={choice} />
            {/* What came before the days would be moved by their notes. */}
            {data && (
              <div className={classes.pair}>
                <UsageByName title={t('dashboard:usage.pages')} counts={data.pages} />
                <UsageByName title={t('dashboard:usage.acts')} counts={data.acts} />
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}
