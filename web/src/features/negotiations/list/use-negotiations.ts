// The ongoing or the closed negotiations of the user, in pages, from the one in which something happened last.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { call } from '../../../platform/api/call.ts';
import { useNarrowedTo } from '../../../platform/session/acting-entity.ts';
import { type Group, itemOf, type NegotiationSearch } from './negotiation-search.ts';

const limit = 20;

export function useNegotiations(
  group: Group,
  searchQuery: string,
  { legalEntityId: asked, ...search }: NegotiationSearch,
) {
  const narrowedTo = useNarrowedTo(true);
  const legalEntityId = asked ?? narrowedTo;
  const item = itemOf(search);
  const query = {
    status: group,
    limit,
    ...(searchQuery !== '' && { searchQuery }),
    ...(item && { [item.kind === 'PROJECT' ? 'projectId' : 'offerId']: item.id }),
    ...(legalEntityId && { legalEntityId }),
  };
  const list = useInfiniteQuery({
    queryKey: [negotiationApi.list.path, 'pages', query],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => call(negotiationApi.list, { query: { ...query, page: pageParam }, signal }),
    getNextPageParam: ({ page, total }) => (page * limit < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items);
  return {
    rows: rows && [...new Map(rows.map((row) => [row.id, row])).values()],
    total: list.data?.pages[0]?.total,
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    /** Still those of another search. */
    stale: list.isPlaceholderData,
    failed: list.isLoadingError,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
  };
}
