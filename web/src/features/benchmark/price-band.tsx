// Under a price field: what others ask, bid and sign for the like of this. It moves with each key without a call, because
// only other terms ask for other figures; it never stops a form, and is not there where nothing can be said.
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { positionOf } from '@wattpact/domain/benchmark/band';
import { type Benchmark, type BenchmarkQuery, benchmarkApi } from '@wattpact/domain/benchmark/benchmark-api';
import { type BenchmarkKind, benchmarkKinds } from '@wattpact/domain/benchmark/price-point';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { askedPlace, type PricedValues, pricingOf } from './asked-place.ts';
import { BandBars } from './band-bars.tsx';
import { bandOfKind, shownBand } from './band-words.ts';
import classes from './benchmark.module.css';

interface PriceBandProps {
  /** What the price of the form is: asked in a project, bid in an offer, signed in any other one. */
  kind: BenchmarkKind;
  values: PricedValues;
  frame?: BandOfPlaceProps['frame'];
}

/** Terms change in quick succession while a form is filled in. */
const pauseMs = 150;
const figuresLastMs = 300_000;

export default function PriceBand({ kind, values, frame }: PriceBandProps) {
  const { pricingType, price } = pricingOf(values);
  const place = askedPlace(values);
  if (pricingType !== 'FIXED_PRICING' || !place) return null;
  return <BandOfPlace kind={kind} place={place} price={price ?? null} frame={frame} />;
}

interface BandOfPlaceProps {
  kind: BenchmarkKind;
  place: BenchmarkQuery;
  price: number | null;
  /** What stands around it; by default nothing. */
  frame?: ((band: ReactNode) => ReactNode) | undefined;
}

function BandOfPlace({ kind, place, price, frame = (band) => band }: BandOfPlaceProps) {
  const { t } = useTranslation('benchmark');
  const asked = JSON.stringify(place);
  const [settled] = useDebouncedValue(asked, pauseMs, { leading: true });
  const { data, isPlaceholderData, isLoadingError } = useQuery({
    ...apiQuery(benchmarkApi.get, { query: JSON.parse(settled) as BenchmarkQuery }),
    staleTime: figuresLastMs,
    retry: false,
    placeholderData: keepPreviousData,
  });
  // Refused, or too often asked: nothing can be said.
  if (!data) return isLoadingError ? null : frame(<div className={`wide ${classes.place}`} />);
  // What stands there until the figures of the newest terms are known.
  const isOld = isPlaceholderData || asked !== settled;
  const at = price !== null && price > 0 ? price : null;
  return frame(
    <div className={`wide ${classes.place}`}>
      <section className={classes.band} aria-label={t('band.title')} data-stale={isOld || undefined}>
        <Sentence kind={kind} benchmark={data} price={at} />
        <BandBars benchmark={data} price={at} asked={JSON.parse(settled) as BenchmarkQuery} first={kind} />
      </section>
    </div>,
  );
}

interface SentenceProps {
  kind: BenchmarkKind;
  benchmark: Benchmark;
  price: number | null;
}

function Sentence({ kind, benchmark, price }: SentenceProps) {
  const { t } = useTranslation('benchmark');
  const formats = useFormats();
  // Where too few have the own kind of price, another one may tell something.
  const told = [kind, ...benchmarkKinds].find((one) => bandOfKind(benchmark, one).shown) ?? kind;
  const band = shownBand(bandOfKind(benchmark, told));
  const of = t(`of_kind.${told}`);
  if (!band) return <p className={classes.sentence}>{t('too_few_companies', { of })}</p>;
  const words =
    price === null
      ? t('band.half', { of, from: formats.decimal(band.p25), to: formats.decimal(band.p75) })
      : t(`position.${positionOf(price, band)}`, { of });
  return <p className={classes.sentence}>{words}</p>;
}
