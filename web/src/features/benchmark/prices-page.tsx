// The prices of a country and a technology: what others ask, bid and sign now, and how it was in the last eight quarters.
import { Paper, Select, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type BenchmarkQuery, benchmarkApi } from '@wattpact/domain/benchmark/benchmark-api';
import { type BenchmarkRegion, benchmarkRegions } from '@wattpact/domain/benchmark/cell';
import { benchmarkKinds } from '@wattpact/domain/benchmark/price-point';
import { type Technology, technologies } from '@wattpact/domain/terms/enumerations';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { GenericError } from '../../ui/feedback/generic-pages.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BandBars } from './band-bars.tsx';
import { shownBand } from './band-words.ts';
import { HistoryFigure } from './history-figure.tsx';
import classes from './market-prices.module.css';

/** The place that the address names; Portugal and all technologies without one. */
function usePlace() {
  const router = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const region = benchmarkRegions.find((one) => one === search.country) ?? 'portugal';
  const technology = technologies.find((one) => one === search.technology);
  const change = (next: { country?: BenchmarkRegion; technology?: Technology | undefined }) => {
    const place = { country: region, technology, ...next };
    void router.navigate({ to: '.', search: place, replace: true, resetScroll: false } as never);
  };
  return { place: { country: region, ...(technology && { technology }) }, change };
}

const allTechnologies = 'all';

export function PricesPage() {
  const { t } = useTranslation(['benchmark', 'common']);
  const formats = useFormats();
  const { place, change } = usePlace();
  const regions = benchmarkRegions
    .map((value) => ({ value, label: value === 'iberia' ? t('level.iberia') : t(`common:country.${value}`) }))
    .sort(formats.byLabel);
  const types = [
    { value: allTechnologies, label: t('page.all_technologies') },
    ...technologies.map((value) => ({ value, label: t(`common:technology.${value}`) })),
  ];
  return (
    <>
      <PageHeader title={t('title')} note={t('page.note')} />
      <div className={classes.page}>
        <Paper component="section" className={classes.choice ?? ''} aria-label={t('page.choice')}>
          <Select
            label={t('common:field.country')}
            data={regions}
            allowDeselect={false}
            value={place.country}
            onChange={(value) => value && change({ country: value as BenchmarkRegion })}
          />
          <Select
            label={t('page.technology')}
            data={types}
            allowDeselect={false}
            value={place.technology ?? allTechnologies}
            onChange={(value) => change({ technology: technologies.find((one) => one === value) })}
          />
        </Paper>
        <PresentPrices place={place} />
        <div className={classes.histories}>
          {benchmarkKinds.map((kind) => (
            <HistoryFigure key={kind} kind={kind} place={place} />
          ))}
        </div>
        <Notice kind="information" title={t('help.title')}>
          <ul className={classes.notes}>
            {(['what', 'companies', 'deals', 'left_out', 'readable'] as const).map((part) => (
              <li key={part}>{t(`help.${part}`)}</li>
            ))}
          </ul>
        </Notice>
      </div>
    </>
  );
}

function PresentPrices({ place }: { place: BenchmarkQuery }) {
  const { t } = useTranslation('benchmark');
  const formats = useFormats();
  const { data, isLoadingError, refetch } = useQuery(apiQuery(benchmarkApi.get, { query: place }));
  const bands = data ? [data.asks, data.bids, data.deals].map(shownBand) : [];
  const day = bands.find((one) => one?.asOf)?.asOf;
  const isEmpty = data && bands.every((one) => one === undefined) && data.index.length === 0;
  return (
    <Paper component="section" className={classes.present ?? ''} aria-label={t('page.present')}>
      <h2>{t('page.present')}</h2>
      {day && <p className={classes.day}>{t('page.as_of', { day: formats.date(day) })}</p>}
      {!data && !isLoadingError && <Skeleton className={classes.waiting ?? ''} />}
      {isLoadingError && <GenericError onRetry={() => void refetch()} />}
      {isEmpty && <p>{t('page.empty')}</p>}
      {data && !isEmpty && <BandBars benchmark={data} price={undefined} asked={place} first="ask" />}
    </Paper>
  );
}
