// A page of one record: a skeleton while loading, "not found" for a 404, and an error with a retry for the rest.
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/request.ts';
import { EntityNotFound, GenericError } from '../feedback/generic-pages.tsx';
import { LoadingPart } from '../feedback/offline-part.tsx';
import { RecordSkeleton } from '../feedback/record-skeleton.tsx';
import { WizardSkeleton } from '../feedback/wizard-skeleton.tsx';

const shapes = {
  record: RecordSkeleton,
  wizard: WizardSkeleton,
  part: ({ label }: { label: string }) => <Skeleton height={320} role="status" aria-label={label} />,
};

export interface LoadedRecordProps<Found> {
  /** The state of the query. */
  query: { data?: Found | undefined; error: unknown; refetch: () => unknown };
  /** What is being loaded, in words; "loading" by default. */
  loading?: string | undefined;
  /** Of the placeholder; `part` on a page that has a frame of its own. */
  shape?: keyof typeof shapes;
  children: (found: Found) => ReactNode;
}

export function LoadedRecord<Found>({ query, loading, shape = 'record', children }: LoadedRecordProps<Found>) {
  const { t } = useTranslation();
  const { data, error, refetch } = query;
  const Shape = shapes[shape];
  if (error instanceof ApiError && error.status === 404) return <EntityNotFound />;
  if (data !== undefined) return children(data);
  if (error) return <GenericError error={error} onRetry={() => void refetch()} />;
  return (
    <LoadingPart page>
      <Shape label={loading ?? t('loading')} />
    </LoadingPart>
  );
}
