// The charts of a simulation, each with its table and file: the years, a day of each season, the prices in order.
import { SegmentedControl } from '@mantine/core';
import type { Cell } from '@wattpact/domain/exports/csv-line';
import type { Season } from '@wattpact/domain/simulation/pictures';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../platform/api/save-table.ts';
import { lazy } from '../../platform/lazy.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Figure } from '../../ui/charts/figure.tsx';
import {
  demoInputs,
  inventedText,
  type SimulationAnswer,
  type SimulationInputs,
  structuresBeside,
} from './simulation-inputs.ts';
import classes from './simulation-page.module.css';
import type { ShownSimulation } from './simulation-runner.ts';
import {
  type Column,
  comparisonColumns,
  dayColumns,
  durationColumns,
  inputRows,
  unitFor,
  yearColumns,
} from './simulation-tables.ts';
import { useInputWords } from './use-input-words.ts';

const loadCharts = () => import('../../ui/charts/series-charts.tsx');
const BandedBars = lazy(() => loadCharts().then((module) => ({ default: module.BandedBars })));
const SeriesLines = lazy(() => loadCharts().then((module) => ({ default: module.SeriesLines })));

interface ShownProps {
  shown: ShownSimulation | undefined;
  /** They are of inputs before the present ones. */
  isOld: boolean;
  failed: boolean;
  onRetry: () => void;
}
interface FiguresProps extends Omit<ShownProps, 'shown' | 'isOld'> {
  answer: SimulationAnswer | undefined;
  inputs: SimulationInputs;
}

/** Drawn again with an answer, not with each key. */
export const SimulationFigures = memo(function SimulationFigures({ shown, isOld, ...rest }: ShownProps) {
  const props = { answer: shown?.answer, inputs: shown?.inputs ?? demoInputs, ...rest };
  return (
    <div className={classes.figures} data-old={isOld || undefined} aria-busy={isOld}>
      {props.answer && props.answer.others.length > 0 && (
        <div className={classes.comparison}>
          <ComparisonFigure {...props} answer={props.answer} />
        </div>
      )}
      <YearsFigure {...props} />
      <DayFigure {...props} />
      <DurationFigure {...props} />
    </div>
  );
});

/** What stands below each file: what the figures are, what was run, and all inputs. */
function useFootnotes({ answer, inputs }: Pick<FiguresProps, 'answer' | 'inputs'>): Cell[][] {
  const { t } = useTranslation('simulation');
  const words = useInputWords();
  const result = answer?.result;
  return [
    [],
    ...(result?.isInvented ? [[{ text: t('invented') }], [{ text: t(inventedText(result.invented)) }]] : []),
    [{ text: t('disclaimer') }],
    [{ text: t('used_volume') }, result?.volumeMw ?? null],
    [{ text: t('used_scenarios') }, result?.scenarios ?? null],
    ...inputRows(inputs, words).map(([name, value]) => [{ text: t(`input.${name}`) }, value]),
  ];
}

/** Table and file of the same rows. */
function useTable<Row>(
  title: string,
  shown: Pick<FiguresProps, 'answer' | 'inputs'>,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const footnotes = useFootnotes(shown);
  const head = columns.map(({ key }) => t(key));
  const written = (value: number | null) => (value === null ? '–' : formats.number(value));
  return {
    head,
    rows: rows.map((row): [string, ...string[]] => {
      const [first = '', ...rest] = columns.map(({ value, isName }) =>
        isName ? String(value(row)) : written(value(row)),
      );
      return [first, ...rest];
    }),
    save: () =>
      saveTable(
        { name: title, head, rows: [...rows.map((row) => columns.map(({ value }) => value(row))), ...footnotes] },
        formats.language,
      ),
  };
}

/** The structures side by side, that of the inputs first. */
function ComparisonFigure({ answer, inputs, ...rest }: FiguresProps & { answer: SimulationAnswer }) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const footnotes = useFootnotes({ answer, inputs });
  const words = useInputWords();
  const title = t('comparison.title');
  const structures = [inputs.structure, ...structuresBeside(inputs)];
  const columns = comparisonColumns(inputs.settlement);
  const compared = [answer.result, ...answer.others].map(({ totals, ...result }, place) => ({
    name: words('structure', structures[place] ?? ''),
    totals,
    cells: columns.map(({ value }) => value({ totals, ...result })),
  }));
  const unit = unitFor(compared.flatMap(({ totals: { npvBuyerSavingBand: band } }) => [band.p10, band.p50, band.p90]));
  const head = [t('input.structure'), ...columns.map(({ key }) => t(key))];
  return (
    <Figure
      {...rest}
      title={title}
      subtitle={t('comparison.subtitle', { unit: t(`unit.${unit.name}`) })}
      starts="table"
      chart={
        <BandedBars
          data={compared.map(({ name, totals: { npvBuyerSavingBand: band } }) => ({
            name,
            value: band.p50 / unit.size,
            band: [band.p10 / unit.size, band.p90 / unit.size] as const,
          }))}
          label={t('comparison.middle')}
          bandLabel={t('years.band')}
          format={formats.number}
        />
      }
      head={head}
      rows={compared.map(({ name, cells }): [string, ...string[]] => [
        name,
        // Of present values over years, cents say nothing; the file has them.
        ...cells.map((value) => (value === null ? '–' : formats.number(value, Math.abs(value) >= 1000 ? 0 : 2))),
      ])}
      onSave={() =>
        saveTable(
          { name: title, head, rows: [...compared.map(({ name, cells }) => [{ text: name }, ...cells]), ...footnotes] },
          formats.language,
        )
      }
    />
  );
}

function YearsFigure({ answer, inputs, ...rest }: FiguresProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const [side, setSide] = useState<'buyer' | 'seller'>('buyer');
  const title = t('years.title');
  const years = answer?.result.years ?? [];
  const table = useTable(title, { answer, inputs }, yearColumns, years);
  const unit = unitFor(
    years.flatMap(({ buyerSavingBand: buyer, sellerCashBand: seller }) => [
      buyer.p10,
      buyer.p90,
      seller.p10,
      seller.p90,
    ]),
  );
  const bars = years.map((year) => {
    const [value, band] =
      side === 'buyer' ? [year.buyerSaving, year.buyerSavingBand] : [year.sellerCash, year.sellerCashBand];
    return {
      name: String(year.year),
      value: value / unit.size,
      band: [band.p10 / unit.size, band.p90 / unit.size] as const,
    };
  });
  return (
    <Figure
      {...rest}
      title={title}
      subtitle={t('years.subtitle', { unit: t(`unit.${unit.name}`) })}
      choice={
        <SegmentedControl
          size="xs"
          aria-label={t('years.side')}
          value={side}
          onChange={(value) => setSide(value === 'seller' ? 'seller' : 'buyer')}
          data={[
            { value: 'buyer', label: t('years.buyer') },
            { value: 'seller', label: t('years.seller') },
          ]}
        />
      }
      chart={<BandedBars data={bars} label={t(`years.${side}`)} bandLabel={t('years.band')} format={formats.number} />}
      head={table.head}
      rows={answer && table.rows}
      {...(answer && { onSave: table.save })}
    />
  );
}

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

function DayFigure({ answer, inputs, ...rest }: FiguresProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const [season, setSeason] = useState<Season>('summer');
  const isAgreed = inputs.structure !== 'PAY_AS_PRODUCED';
  const title = t('day.title');
  const hours = (answer?.days[season] ?? []).map((hour, clock) => ({ ...hour, clock }));
  const columns = dayColumns.filter(({ key }) => isAgreed || key !== 'day.nominated');
  const table = useTable(`${title}, ${t(`day.${season}`)}`, { answer, inputs }, columns, hours);
  const series = [
    { name: 'generated', label: t('day.generated') },
    ...(isAgreed ? [{ name: 'nominated', label: t('day.nominated') }] : []),
    { name: 'spot', label: t('day.spot'), isRight: true },
  ];
  return (
    <Figure
      {...rest}
      title={title}
      subtitle={t('day.subtitle')}
      choice={
        <SegmentedControl
          size="xs"
          aria-label={t('day.season')}
          value={season}
          onChange={(value) => setSeason(seasons.find((one) => one === value) ?? 'summer')}
          data={seasons.map((value) => ({ value, label: t(`day.${value}`) }))}
        />
      }
      chart={
        <SeriesLines
          data={hours.map(({ clock, ...values }) => ({ name: String(clock), ...values }))}
          series={series}
          format={formats.number}
        />
      }
      head={table.head}
      rows={answer && table.rows}
      {...(answer && { onSave: table.save })}
    />
  );
}

function DurationFigure({ answer, inputs, ...rest }: FiguresProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const title = t('duration.title');
  const points = answer?.duration ?? [];
  const table = useTable(title, { answer, inputs }, durationColumns, points);
  return (
    <Figure
      {...rest}
      title={title}
      subtitle={t('duration.subtitle')}
      chart={
        <SeriesLines
          data={points.map(({ hours, spot }) => ({ name: String(hours), spot }))}
          series={[{ name: 'spot', label: t('duration.spot') }]}
          format={formats.number}
        />
      }
      head={table.head}
      rows={answer && table.rows}
      {...(answer && { onSave: table.save })}
    />
  );
}
