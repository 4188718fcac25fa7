// By how much one row's price is above or below the median of its like, or why nothing can be said. All rows of a list's page
// ask once together.
import { useQuery } from '@tanstack/react-query';
import type { AgainstMedian } from '@wattpact/domain/benchmark/benchmark-api';
import type { BenchmarkKind } from '@wattpact/domain/benchmark/price-point';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { type ComparedRows, medianQuery } from './median-query.ts';

interface MedianFigureProps {
  rows: ComparedRows;
  id: string;
}

const kindOf: Record<MarketKindName, BenchmarkKind> = { project: 'ask', offer: 'bid' };

/** What it is compared with, or why it is not. */
function wordsOf(market: MarketKindName, found: AgainstMedian | undefined, t: TFunction): string {
  const { percent, reason = 'unknown', leftOut = [] } = found ?? {};
  if (percent === undefined) return t(`benchmark:against.${reason}`);
  const of = t(`benchmark:of_kind.${kindOf[market]}`);
  return [t('benchmark:against.median', { of }), ...leftOut.map((one) => t(`benchmark:level.${one}`))].join(', ');
}

export default function MedianFigure({ rows, id }: MedianFigureProps) {
  const { t } = useTranslation('benchmark');
  const formats = useFormats();
  const { data, isLoadingError } = useQuery(medianQuery(rows));
  if (!data && !isLoadingError) return null;
  const found = data?.items.find((one) => one.id === id);
  const percent = found?.percent;
  const words = wordsOf(rows.kind, found, t);
  const shown = percent === undefined ? '–' : formats.signedPercent(percent);
  return (
    <span title={words} className={percent === undefined ? 'quiet' : 'numeric'}>
      <span aria-hidden={percent === undefined || undefined}>{shown}</span>
      <span className="visually-hidden"> {words}</span>
    </span>
  );
}
