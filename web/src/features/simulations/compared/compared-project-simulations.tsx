// Below the comparison of projects: what each one's terms are worth, with the delivery profiles that the reader's own
// companies have chosen.
import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { useActingEntity } from '../../../platform/session/acting-entity.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { rowOfProject } from './compared-rows.ts';
import { ComparedSimulations } from './compared-simulations.tsx';

export default function ComparedProjectSimulations({ found }: { found: readonly ProjectRecord[] }) {
  const client = useQueryClient();
  const { withRole, isLoading } = useActingEntity();
  // Administrators get all companies, and have a role in none.
  const own = withRole('view').entities.map(({ id }) => id);
  const { data, error, refetch } = useQuery({
    queryKey: ['compared projects', found.map(({ id, version }) => `${id} ${version}`), own],
    queryFn: () => Promise.all(found.map((project) => rowOfProject(client, project, own))),
    enabled: !isLoading,
    // The others stay while one is taken out.
    placeholderData: keepPreviousData,
    // Another profile may have been chosen since.
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return <ComparedSimulations rows={data} side="seller" />;
  return error ? <FailedPart error={error} onRetry={refetch} /> : <Skeleton height={200} />;
}
