// Whether there is a notice of maintenance, and the way to the page that writes it.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminOperationApi } from '@wattpact/domain/operation/operation-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { SectionPaper } from '../../ui/record/section-paper.tsx';
import classes from './operation-page.module.css';
import { useNoticeState } from './use-notice-state.ts';

export function NoticePart() {
  const { t } = useTranslation('dashboard');
  const { data, isLoadingError, error, refetch } = useQuery(apiQuery(adminOperationApi.notice));
  const stateOf = useNoticeState();
  return (
    <SectionPaper title={t('configuration.notice')}>
      {isLoadingError && <FailedPart error={error} onRetry={refetch} />}
      {data && <p className={classes.note}>{data.notice ? stateOf(data.notice).text : t('operation.no_notice')}</p>}
      <Button component={AppLink} to={adminPaths.configuration()} variant="default" size="xs">
        {t('operation.open_notice')}
      </Button>
    </SectionPaper>
  );
}
