// The page of one record of the market; a user who may not see the market yet is told why.
import { ApiError } from '../../platform/api/request.ts';
import { RecordPage, type RecordPageProps } from '../../ui/record/record-page.tsx';
import { PendingNotice } from '../acting-company/pending-notice.tsx';

export function MarketRecord<Found>(props: RecordPageProps<Found>) {
  const { data, error } = props.query;
  if (data === undefined && error instanceof ApiError && error.status === 403) return <PendingNotice />;
  return <RecordPage {...props} />;
}
