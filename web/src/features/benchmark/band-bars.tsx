// The bands of asks, bids and deals beneath each other on one scale, with a line for the typed price. Numbers stand beside
// each bar, so the bars themselves are hidden from screen readers.
import type { Benchmark, BenchmarkQuery, IndexFigure } from '@wattpact/domain/benchmark/benchmark-api';
import { type BenchmarkKind, benchmarkKinds } from '@wattpact/domain/benchmark/price-point';
import { useTranslation } from 'react-i18next';
import { filledText } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { bandNotes, bandOfKind, quarterName, shownBand } from './band-words.ts';
import classes from './benchmark.module.css';

interface BandBarsProps {
  benchmark: Benchmark;
  /** Null before one is typed; undefined where none can be. */
  price: number | null | undefined;
  asked: BenchmarkQuery;
  /** Stands above the others. */
  first: BenchmarkKind;
}

interface Row {
  key: string;
  label: string;
  /** Undefined where too few companies stand behind it. */
  figures: { p25: number; p50: number | null; p75: number | null } | undefined;
  notes: string;
  isIndex?: true;
}

const keyOfLine = ({ source, country }: IndexFigure): string => `${source} ${country}`;

/** Of each source and country the newest quarter. */
const newestOf = (index: readonly IndexFigure[]): IndexFigure[] =>
  index.filter((line, place) => index.findIndex((one) => keyOfLine(one) === keyOfLine(line)) === place);

function useRows({ benchmark, asked, first }: BandBarsProps): Row[] {
  const { t } = useTranslation(['benchmark', 'common']);
  const kinds = [first, ...benchmarkKinds.filter((kind) => kind !== first)];
  const own = kinds.map((kind): Row => {
    const figures = shownBand(bandOfKind(benchmark, kind));
    const notes = figures ? bandNotes(figures, asked, t).join(', ') : t('too_few');
    return { key: kind, label: t(`kind.${kind}`), figures, notes };
  });
  const others = newestOf(benchmark.index).map((figures): Row => {
    const { source, quarter, country } = figures;
    return {
      key: keyOfLine(figures),
      label: t('index.label', { country: t(`common:country.${country}`) }),
      figures,
      notes: t('index.source', { source, quarter: quarterName(quarter, t) }),
      isIndex: true,
    };
  });
  return [...own, ...others];
}

/** Room at both ends, so that a price outside the bands has a place. */
function scaleOf(rows: readonly Row[], price: number | null): (value: number) => string {
  const values = rows.flatMap(({ figures }) =>
    figures ? [figures.p25, figures.p50, figures.p75].filter((one) => one !== null) : [],
  );
  if (price !== null && values.length > 0) values.push(price);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.08, 0.5);
  return (value) => `${(((value - low + room) / (high - low + 2 * room)) * 100).toFixed(2)}%`;
}

export function BandBars(props: BandBarsProps) {
  const { t } = useTranslation('benchmark');
  const formats = useFormats();
  const rows = useRows(props);
  // Where nothing can be drawn, the sentence above says so.
  if (rows.every(({ figures }) => figures === undefined)) return null;
  const price = props.price ?? null;
  const place = scaleOf(rows, price);
  const text = ({ p25, p50, p75 }: NonNullable<Row['figures']>) =>
    filledText([p25, p50, p75].map((value) => (value === null ? '–' : formats.decimal(value))));
  return (
    <>
      <dl className={classes.rows}>
        {rows.map(({ key, label, figures, notes, isIndex }) => (
          <div key={key} className={classes.row}>
            <dt>{label}</dt>
            <dd className={classes.figures}>
              {figures && <span className="numeric">{text(figures)}</span>}
              <small>{notes}</small>
            </dd>
            <dd aria-hidden className={classes.track}>
              {figures && <Bar figures={figures} place={place} isIndex={isIndex === true} price={price} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.legend}>
        {t('band.legend')} {props.price !== undefined && <span hidden={price === null}>{t('band.legend_price')}</span>}
      </p>
    </>
  );
}

interface BarProps {
  figures: NonNullable<Row['figures']>;
  place: (value: number) => string;
  isIndex: boolean;
  price: number | null;
}

function Bar({ figures: { p25, p50, p75 }, place, isIndex, price }: BarProps) {
  const right = p75 === null ? undefined : `calc(100% - ${place(p75)})`;
  return (
    <>
      <span
        className={classes.bar}
        data-index={isIndex || undefined}
        data-open={p75 === null || undefined}
        style={{ insetInlineStart: place(p25), insetInlineEnd: right }}
      />
      {p50 !== null && <span className={classes.median} style={{ insetInlineStart: place(p50) }} />}
      {price !== null && <span className={classes.price} style={{ insetInlineStart: place(price) }} />}
    </>
  );
}
