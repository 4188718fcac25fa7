// The charts of a simulation, each with its table and file: the years, a day of each season, the prices in order.
import { SegmentedControl } from '@mantine/core';
import type { Season } from '@wattpact/domain/simulation/pictures';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../platform/api/save-table.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Figure } from '../../ui/charts/figure.tsx';
import { BandedBars, SeriesLines } from './figures/lazy-charts.ts';
import { MarketFigure } from './figures/market-figure.tsx';
import { TotalsFigure } from './figures/totals-figure.tsx';
import { type FigureProps, useFileNotes, useStructureNames, useTable } from './figures/use-simulation-table.ts';
import { demoInputs, type SimulationAnswer } from './simulation-inputs.ts';
import classes from './simulation-page.module.css';
import type { ShownSimulation } from './simulation-runner.ts';
import {
  barOf,
  dayColumns,
  durationColumns,
  figureCell,
  missing,
  type Side,
  totalColumns,
  unitFor,
  yearColumns,
} from './simulation-tables.ts';

interface ShownProps {
  shown: ShownSimulation | undefined;
  /** They are of inputs before the present ones. */
  isOld: boolean;
  failed: boolean;
  onRetry: () => void;
}

export const SimulationFigures = ({ isOld, ...props }: ShownProps) => (
  <div className={classes.figures} data-old={isOld || undefined} aria-busy={isOld}>
    <Figures {...props} />
  </div>
);

/** Drawn again with an answer, not with the key that makes it an old one. */
const Figures = memo(function Figures({ shown, ...rest }: Omit<ShownProps, 'isOld'>) {
  const props = { answer: shown?.answer, inputs: shown?.inputs ?? demoInputs, ...rest };
  return (
    <>
      {props.answer && props.answer.others.length > 0 && (
        <div className={classes.whole}>
          <ComparisonFigure {...props} answer={props.answer} />
        </div>
      )}
      <YearsFigure {...props} />
      <div className={classes.whole}>
        <TotalsFigure {...props} />
      </div>
      <MarketFigure {...props} />
      <DayFigure {...props} />
      <DurationFigure {...props} />
    </>
  );
});

/** The structures side by side, that of the inputs first. */
function ComparisonFigure({ answer, inputs, ...rest }: FigureProps & { answer: SimulationAnswer }) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const fileNotes = useFileNotes({ answer, inputs });
  const structures = useStructureNames(inputs);
  const title = t('comparison.title');
  const all = totalColumns(inputs.settlement);
  const shown = all.flatMap(({ compared: key, value }) => (key === undefined ? [] : [{ key, value }]));
  const results = [answer.result, ...answer.others].map((result, place) => ({ result, name: structures[place] ?? '' }));
  const unit = unitFor(results.map(({ result }) => result.totals.npvBuyerSavingBand));
  const headOf = (columns: readonly { key: string }[]) => [t('input.structure'), ...columns.map(({ key }) => t(key))];
  // Of present values over years, cents say nothing; the file has them.
  const written = (value: number | null) =>
    value === null ? missing : formats.number(value, Math.abs(value) >= 1000 ? 0 : 2);
  return (
    <Figure
      {...rest}
      title={title}
      subtitle={t('comparison.subtitle', { unit: t(`unit.${unit.name}`) })}
      starts="table"
      chart={
        <BandedBars
          data={results.map(({ name, result: { totals } }) =>
            barOf(name, totals.npvBuyerSavingBand.p50, totals.npvBuyerSavingBand, unit.size),
          )}
          label={t('comparison.middle')}
          bandLabel={t('years.band')}
          format={formats.number}
        />
      }
      head={headOf(shown)}
      rows={results.map(({ name, result }): [string, ...string[]] => [
        name,
        ...shown.map(({ value }) => written(value(result))),
      ])}
      onSave={() =>
        saveTable(
          {
            name: title,
            head: headOf(all),
            rows: [
              ...results.map(({ name, result }) => [
                { text: name },
                ...all.map(({ value }) => figureCell(value(result))),
              ]),
              [],
              ...fileNotes().notes,
            ],
          },
          formats.language,
        )
      }
    />
  );
}

function YearsFigure({ answer, inputs, ...rest }: FigureProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const [side, setSide] = useState<Side>('buyer');
  const title = t('years.title');
  const years = answer?.result.years ?? [];
  const { onPage, inFile } = yearColumns(inputs, side);
  const table = useTable(title, { answer, inputs }, onPage, years, inFile);
  const unit = unitFor(years.flatMap(({ buyerSavingBand, sellerCashBand }) => [buyerSavingBand, sellerCashBand]));
  const bars = years.map((year) => {
    const [value, band] =
      side === 'buyer' ? [year.buyerSaving, year.buyerSavingBand] : [year.sellerCash, year.sellerCashBand];
    return barOf(String(year.year), value, band, unit.size);
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

function DayFigure({ answer, inputs, ...rest }: FigureProps) {
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

function DurationFigure({ answer, inputs, ...rest }: FigureProps) {
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
