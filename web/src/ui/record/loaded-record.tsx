// A page of one record: a skeleton while loading, "not found" for a 404, and an error with a retry for the rest.
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/request.ts';
import { EntityNotFound, GenericError } from '../feedback/generic-pages.tsx';
import { LoadingPart } from '../feedback/offline-part.tsx';

export interface LoadedRecordProps<Found> {
  /** The state of the query. */
  query: { data?: Found | undefined; error: unknown; refetch: () => unknown };
  /** What is being loaded, in words; "loading" by default. */
  loading?: string | undefined;
  children: (found: Found) => ReactNode;
}

export function LoadedRecord<Found>({ query, loading, children }: LoadedRecordProps<Found>) {
  const { t } = useTranslation();
  const { data, error, refetch } = query;
  if (error instanceof ApiError && error.status === 404) return <EntityNotFound />;
  if (data !== undefined) return children(data);
  if (error) return <GenericError error={error} onRetry={() => void refetch()} />;
  return (
    <LoadingPart page>
      <div role="status" aria-label={loading ?? t('loading')} className="reading-width">
        <Skeleton height={168} radius="md" />
        <Skeleton height={320} radius="md" mt={16} />
      </div>
    </LoadingPart>
  );
}
