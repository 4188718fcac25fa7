// Follows a project or an offer of others, or follows it no longer. The star answers at once.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerApi } from '@wattpact/domain/offers/offer-api';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { type MarketKindName, recordKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { request } from '../../platform/api/request.ts';
import { toasts } from '../../platform/toasts.ts';
import { isNamedBy } from '../../records/stale-answers.ts';

export interface WatchedItem {
  id: string;
  isWatched: boolean;
}

const calls = { project: projectApi, offer: offerApi };

export function useWatch(kind: MarketKindName, { id, isWatched }: WatchedItem) {
  const { t } = useTranslation('errorMessages');
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (watched: boolean) => {
      const { method, path } = watched ? calls[kind].watch : calls[kind].unwatch;
      await request(method, path, { params: { id } });
      await client.invalidateQueries({ predicate: ({ queryKey }) => isNamedBy(queryKey[0], [recordKinds[kind].path]) });
    },
    onError: (error) => toasts.error(t('error_watching'), refusalOf(error).message),
  });
  const shown = isPending ? variables : isWatched;
  return { isWatched: shown, toggle: () => mutate(!shown) };
}
