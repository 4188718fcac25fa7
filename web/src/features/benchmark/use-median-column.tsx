// The column of a market's list that says how far each price is from the median of its like; its figures come later. Where the
// reader has hidden it, nothing asks for them.
import { useQuery } from '@tanstack/react-query';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import { withTexts } from '../../platform/words/i18n.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import { medianQuery } from './median-query.ts';

const MedianFigure = lazy(withTexts(() => import('./median-figure.tsx'), 'benchmark'));

/** @param shown the rows of the page; undefined while they are loaded */
export function useMedianColumn<Row extends { id: string }>(
  kind: MarketKindName,
  shown: readonly Row[] = [],
): Column<Row> {
  const { t } = useTranslation();
  const rows = { kind, ids: shown.map(({ id }) => id) };
  // Only the cells ask: this listens, so that the page can be sorted by what they were told.
  const { data } = useQuery({ ...medianQuery(rows), enabled: false });
  const percents = new Map(data?.items.map(({ id, percent }) => [id, percent]));
  return {
    id: 'median',
    header: t('market.against_median'),
    width: 96,
    right: true,
    from: 'broad',
    orderOnPage: ({ id }) => percents.get(id),
    cell: ({ id }) => (
      <Suspense>
        <MedianFigure rows={rows} id={id} />
      </Suspense>
    ),
  };
}
