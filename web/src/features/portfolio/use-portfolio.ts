// What the reader's companies have contracted, and their deadlines; narrowed to the company chosen in the header.
import { useQuery } from '@tanstack/react-query';
import type { Received } from '@wattpact/domain/api/api-call';
import { deadlineApi } from '@wattpact/domain/deadlines/deadline-api';
import { portfolioApi } from '@wattpact/domain/portfolio/portfolio-api';
import { apiQuery } from '../../platform/api/query.ts';
import { useNarrowedTo } from '../../platform/session/acting-entity.ts';

type Portfolio = Received<typeof portfolioApi.get>;

/** Somebody who has nothing yet sees no figures of it. */
const isEmpty = ({ sold, bought, offered, feesDue }: Portfolio): boolean =>
  sold.count + bought.count + offered.projects.count + offered.offers.count + (feesDue?.count ?? 0) === 0;

export function usePortfolio() {
  const legalEntityId = useNarrowedTo(true);
  const query = legalEntityId === undefined ? {} : { legalEntityId };
  const portfolio = useQuery(apiQuery(portfolioApi.get, { query }));
  const deadlines = useQuery(apiQuery(deadlineApi.list, { query }));
  const isPending = portfolio.isPending || deadlines.isPending;
  const { data } = portfolio;
  const shown = data && deadlines.data && !(isEmpty(data) && deadlines.data.length === 0);
  return {
    isPending,
    legalEntityId,
    hasFailed: portfolio.isLoadingError || deadlines.isLoadingError,
    error: portfolio.error ?? deadlines.error,
    retry: () => Promise.all([portfolio, deadlines].map((query) => query.isLoadingError && query.refetch())),
    shown: shown ? { portfolio: data, deadlines: deadlines.data } : undefined,
  };
}
