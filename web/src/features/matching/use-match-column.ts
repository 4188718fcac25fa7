// The column of a market's list with how well each row fits the own item that the user compares with; its code comes later.
import { useQuery } from '@tanstack/react-query';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/table-props.ts';
import type { MatchColumn, MatchedRow } from './match-column.tsx';
import { useOtherHalf } from './other-half.ts';

interface ShownMatches {
  column: Column<MatchedRow>;
  onCard: MatchColumn['onCard'];
}

/** Undefined while nothing is compared. */
export function useMatchColumn(kind: MarketKindName): ShownMatches | undefined {
  const [half = ''] = useOtherHalf(kind);
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['match', kind, half],
    queryFn: async () => (await import('./match-column.tsx')).loadMatchColumn(kind, half),
    enabled: !!half,
    // The own item may have been edited since.
    staleTime: 0,
  });
  return data && { column: data.column(t), onCard: data.onCard };
}
