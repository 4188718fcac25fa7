// What the project itself has installed, to show beside the part of it that a contract takes.
import { useQuery } from '@tanstack/react-query';
import { projectApi } from '@wattpact/domain/projects/project-api';
import type { Technology } from '@wattpact/domain/terms/enumerations';
import { apiQuery } from '../../../platform/api/query.ts';

/** In MW, by technology; undefined where the project, or what it says of the technology, is unknown. */
export function useOwnCapacities(projectId: string | null | undefined): (type: Technology) => number | undefined {
  const { data } = useQuery({
    ...apiQuery(projectApi.get, { params: { id: projectId ?? '' } }),
    enabled: Boolean(projectId),
    retry: false,
  });
  return (type) => {
    const installed = (data?.technologies ?? []).flatMap((entry) =>
      entry.type === type && entry.installedCapacity !== undefined ? [entry.installedCapacity] : [],
    );
    return installed.length > 0 ? installed.reduce((sum, one) => sum + one, 0) : undefined;
  };
}
