// The state of a list screen: the address holds the query, and the previous rows stay, dimmed, until the next ones are
// loaded.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Page } from '@wattpact/domain/filters/page';
import { useEffect, useRef } from 'react';
import { type ListSearch, useListSearch } from '../../platform/address/list-search.ts';
import { useNarrowedTo } from '../../platform/session/acting-entity.ts';
import type { ListInput, ListSource, ListView } from './list-view.ts';

export interface RecordList<Row> {
  list: ListSearch<ListInput>;
  /** Undefined during the first load. */
  page: Page<Row> | undefined;
  stale: boolean;
  failed: boolean;
  /** What the last call failed with. */
  error: unknown;
  retry: () => void;
  /** Only the records of the company chosen in the header are requested. */
  narrowed: boolean;
  countResults: (query: ListInput) => Promise<number>;
}

export function useRecordList<Row>({ filters, source }: ListView<Row>): RecordList<Row> {
  const { path, fetch, fixed } = source;
  const narrowedTo = useNarrowedTo(source.byCompany === true);
  const narrow = (query: ListInput): ListInput => {
    const asked = { ...query, ...fixed };
    return narrowedTo === undefined || asked.legalEntityId !== undefined
      ? asked
      : { ...asked, legalEntityId: narrowedTo };
  };
  const search = useListSearch<ListInput>(filters);
  const list = { ...search, query: narrow(search.query) };
  useFirstPageOf(narrowedTo, list);
  const query = useQuery({
    queryKey: [path, { query: list.query }],
    queryFn: ({ signal }) => fetch({ query: list.query, signal }),
    placeholderData: keepPreviousData,
  });
  return {
    list,
    page: query.data,
    stale: query.isPlaceholderData,
    // Loaded rows stay if refetching them fails.
    failed: query.isLoadingError,
    error: query.error,
    retry: () => void query.refetch(),
    narrowed: narrowedTo !== undefined && search.query.legalEntityId === undefined && fixed === undefined,
    countResults: async (asked) => (await fetch({ query: { ...narrow(asked), page: 1, limit: smallestPage } })).total,
  };
}

/** Another company has other pages, so the list returns to the first, as after a filter. */
function useFirstPageOf(company: string | undefined, { page, setPage }: ListSearch<ListInput>): void {
  const shown = useRef(company);
  useEffect(() => {
    if (shown.current === company) return;
    shown.current = company;
    if (page > 1) setPage(1, true);
  });
}

const smallestPage = 5;

/** The number of records without any filter; undefined while unknown. */
export function useUnfiltered<Row>({ path, fetch }: ListSource<Row>): Pick<Page<Row>, 'total'> | undefined {
  const query = { limit: smallestPage };
  const { data } = useQuery({ queryKey: [path, { query }], queryFn: ({ signal }) => fetch({ query, signal }) });
  return data && { total: data.total };
}
