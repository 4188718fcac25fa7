// The fees and the account that receives them: the table, and what was changed when.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminFeeApi } from '@wattpact/domain/fees/fee-api';
import { useTranslation } from 'react-i18next';
import { apiQuery, whileEdited } from '../../platform/api/query.ts';
import { FailedPart } from '../../ui/feedback/failed-part.tsx';
import { GenericError } from '../../ui/feedback/generic-pages.tsx';
import { feesQuery } from './configured-fees.ts';
import { FeeForm } from './fee-form.tsx';
import { FeeHistory } from './fee-history.tsx';
import classes from './fees.module.css';

export function FeeConfiguration() {
  const { t } = useTranslation('invoices');
  const fees = useQuery({ ...feesQuery, ...whileEdited, refetchOnWindowFocus: false });
  const { data: history = [], isLoadingError, error, refetch } = useQuery(apiQuery(adminFeeApi.history));
  if (fees.isLoadingError) return <GenericError error={fees.error} onRetry={() => void fees.refetch()} />;
  if (!fees.data) return <Skeleton height={420} />;
  return (
    <div className={classes.page}>
      <FeeForm key={fees.data.version} fees={fees.data} history={history} />
      {isLoadingError ? (
        <FailedPart error={error} title={t('fees.history_failed')} onRetry={refetch} />
      ) : (
        <FeeHistory history={history} />
      )}
    </div>
  );
}
