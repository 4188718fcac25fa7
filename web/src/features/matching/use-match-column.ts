// The column of a market's list with how well each row fits the own item that the user compares with; its scores come later.
import { useQuery } from '@tanstack/react-query';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/table-props.ts';
import type { MatchedRow } from './match-column.tsx';
import { useOtherHalf } from './other-half.ts';

/** Nothing while nothing is compared. */
export function useMatchColumn(kind: MarketKindName): Column<MatchedRow>[] {
  const [half = ''] = useOtherHalf(kind);
  const { t } = useTranslation();
  const { data, isLoadingError } = useQuery({
    queryKey: ['match', kind, half],
    queryFn: async () => (await import('./match-column.tsx')).loadMatchColumn(kind, half),
    enabled: !!half,
    // The own item may have been edited since.
    staleTime: 0,
  });
  if (!half || isLoadingError) return [];
  return [
    {
      id: 'match',
      header: t('market.match'),
      width: 132,
      orderOnPage: (row) => data?.orderOnPage(row),
      cell: (row) => data?.cell(row),
    },
  ];
}
