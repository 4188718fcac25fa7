// A page of one record: a skeleton while loading, "not found" for a 404, and an error with a retry for the rest.
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/request.ts';
import { EntityNotFound, GenericError } from '../feedback/generic-pages.tsx';
import { LoadingPart } from '../feedback/offline-part.tsx';
import { RecordSkeleton } from '../feedback/record-skeleton.tsx';

export interface LoadedRecordProps<Found> {
  /** The state of the query. */
  query: { data?: Found | undefined; error: unknown; refetch: () => unknown };
  /** What is being loaded, in words; "loading" by default. */
  loading?: string | undefined;
  /** Of a page that has a frame of its own: without the shape of a whole page. */
  isPart?: boolean;
  children: (found: Found) => ReactNode;
}

export function LoadedRecord<Found>({ query, loading, isPart = false, children }: LoadedRecordProps<Found>) {
  const { t } = useTranslation();
  const { data, error, refetch } = query;
  const label = loading ?? t('loading');
  if (error instanceof ApiError && error.status === 404) return <EntityNotFound />;
  if (data !== undefined) return children(data);
  if (error) return <GenericError error={error} onRetry={() => void refetch()} />;
  return (
    <LoadingPart page>
      {isPart ? <Skeleton height={320} role="status" aria-label={label} /> : <RecordSkeleton label={label} />}
    </LoadingPart>
  );
}
