// One record; a user who may not see the market yet is told why.

import { ApiError } from '../platform/api/request.ts';
import { LoadedRecord, type LoadedRecordProps } from '../ui/record/loaded-record.tsx';
import { PendingNotice } from './pending-notice.tsx';

export function GatedRecord<Found>(props: LoadedRecordProps<Found>) {
  const { data, error } = props.query;
  if (data === undefined && error instanceof ApiError && error.status === 403) return <PendingNotice />;
  return <LoadedRecord {...props} />;
}
