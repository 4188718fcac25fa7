// The number of views of a project or an offer, as a fact below its name. Only its own users and administrators see it; it
// is refetched every hour.
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { viewApi } from '@wattpact/domain/views/view-api';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';

export type ViewedKind = 'projects' | 'offers';

interface Viewed {
  id: string;
  /** The number in the record; undefined for users who may not see it. */
  viewCount?: number | undefined;
}

const hour = 3_600_000;

export const viewersQuery = (type: ViewedKind, id: string) => apiQuery(viewApi.viewers, { params: { type, id } });

/** Fetched only if the record contains its count. */
export const viewCountQuery = (type: ViewedKind, { id, viewCount }: Viewed) => ({
  ...apiQuery(viewApi.count, { params: { type, id } }),
  enabled: viewCount !== undefined,
  refetchInterval: hour,
  staleTime: hour,
});

/** Either may be newer, and the count only grows. */
function useViewCount(type: ViewedKind, viewed: Viewed): number | undefined {
  const { data } = useQuery(viewCountQuery(type, viewed));
  return viewed.viewCount === undefined ? undefined : Math.max(data?.count ?? 0, viewed.viewCount);
}

function useViewsText() {
  const { t } = useTranslation();
  const formats = useFormats();
  return (count: number) => t('market.views', { count, number: formats.number(count) });
}

/** `36 visualizações`; with `withViewers`, for administrators, `36 visualizações de 9 entidades`. */
export function useViewsFact(type: ViewedKind, viewed: Viewed, withViewers: boolean) {
  const { t } = useTranslation();
  const count = useViewCount(type, viewed);
  const text = useViewsText();
  const { data: entities } = useQuery({ ...viewersQuery(type, viewed.id), enabled: withViewers });
  if (count === undefined) return [];
  const people = new Set(entities?.flatMap(({ viewers }) => viewers.map(({ userId }) => userId)));
  // Who viewed it long ago counts, but is no longer known: the entities would be too few.
  const content =
    entities && people.size > 0 && people.size >= count
      ? t('market.views_of', { views: text(count), count: entities.length })
      : text(count);
  return [{ icon: IconEye, content }];
}
