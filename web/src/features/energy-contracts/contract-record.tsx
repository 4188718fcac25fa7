// A contract that could not be loaded says so in a banner; one that is not there has its own page.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/call.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RecordPage, type RecordPageProps } from '../../ui/record/record-page.tsx';

export function ContractRecord<Found>(props: RecordPageProps<Found>) {
  const { t } = useTranslation(['errorMessages', 'common']);
  const { data, error, refetch } = props.query;
  const isMissing = error instanceof ApiError && error.status === 404;
  if (!error || isMissing || data !== undefined) return <RecordPage {...props} />;
  return (
    <Notice
      kind="reject"
      live
      title={t('errorMessages:energy_contracts.error_load_contracts')}
      action={
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {t('common:generic_error.retry')}
        </Button>
      }
    />
  );
}
