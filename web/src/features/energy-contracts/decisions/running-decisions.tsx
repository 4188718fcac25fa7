// The bulk decisions that are under way, above the administrators' list, each with the way to its page.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths } from '../../../platform/address/paths.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { decisionsQuery, isRunning } from './decision-queries.ts';
import classes from './decisions.module.css';

export function RunningDecisions() {
  const { t } = useTranslation('energyContracts');
  const { data = [], isLoadingError, error, refetch } = useQuery(decisionsQuery);
  const running = data.filter(isRunning);
  if (isLoadingError) return <FailedPart error={error} title={t('decisions.failed')} onRetry={refetch} />;
  if (running.length === 0) return null;
  return (
    <div className={classes.block}>
      {running.map(({ id, decision, done, of }) => (
        <Notice
          key={id}
          kind="information"
          title={t(`decisions.title.${decision}`, { count: of })}
          action={
            <Button component={AppLink} to={adminPaths.contractDecision(id)} size="xs" variant="default">
              {t('decisions.follow')}
            </Button>
          }
        >
          {t('decisions.working', { done, of })}
        </Notice>
      ))}
    </div>
  );
}
