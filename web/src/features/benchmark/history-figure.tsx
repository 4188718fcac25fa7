// The quarters of one kind of price: lines, a table and a file of the same numbers.
import { useQuery } from '@tanstack/react-query';
import { type BenchmarkQuery, benchmarkApi } from '@wattpact/domain/benchmark/benchmark-api';
import type { BenchmarkKind } from '@wattpact/domain/benchmark/price-point';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { saveTable } from '../../platform/api/save-table.ts';
import { lazy } from '../../platform/lazy.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Figure } from '../../ui/charts/figure.tsx';
import { quarterName } from './band-words.ts';
import classes from './market-prices.module.css';

const SeriesLines = lazy(() =>
  import('../../ui/charts/series-charts.tsx').then((module) => ({ default: module.SeriesLines })),
);

const lines = ['p25', 'p50', 'p75'] as const;

export function HistoryFigure({ kind, place }: { kind: BenchmarkKind; place: BenchmarkQuery }) {
  const { t } = useTranslation('benchmark');
  const formats = useFormats();
  const { country, technology } = place;
  const query = { country, kind, ...(technology && { technology }) };
  const { data, isLoadingError, refetch } = useQuery(apiQuery(benchmarkApi.history, { query }));
  const title = t(`history.${kind}`);
  const head = [t('history.quarter'), ...lines.map((line) => t(`history.${line}`))];
  const few = t('too_few');
  const hasFigures = data?.some(({ shown }) => shown);
  const chart = hasFigures ? (
    <SeriesLines
      data={
        data?.map(({ quarter, p25, p50, p75 }) => ({
          name: quarterName(quarter, t),
          ...(p25 !== undefined && { p25 }),
          ...(p50 !== undefined && { p50 }),
          ...(p75 !== undefined && { p75 }),
        })) ?? []
      }
      series={lines.map((name) => ({ name, label: t(`history.${name}`) }))}
      format={formats.number}
      isSparse
    />
  ) : (
    <p className={classes.none}>{t('history.empty')}</p>
  );
  const save = () =>
    saveTable(
      {
        name: title,
        head,
        rows: (data ?? []).map((row) => [
          { text: quarterName(row.quarter, t) },
          ...lines.map((line) => (row.shown ? (row[line] ?? null) : { text: few })),
        ]),
      },
      formats.language,
    );
  return (
    <Figure
      title={title}
      subtitle={t('history.subtitle')}
      chart={chart}
      head={head}
      rows={data?.map((row): [string, ...string[]] => [
        quarterName(row.quarter, t),
        ...lines.map((line) => (row[line] === undefined ? few : formats.decimal(row[line]))),
      ])}
      failed={isLoadingError}
      onRetry={() => void refetch()}
      {...(data && { onSave: save })}
    />
  );
}
