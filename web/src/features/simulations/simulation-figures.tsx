// The charts of a simulation, each with its table and file: the years, a day of each season, the prices in order.
import { SegmentedControl } from '@mantine/core';
import type { Season } from '@wattpact/domain/simulation/pictures';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../platform/api/save-table.ts';
import { lazy } from '../../platform/lazy.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Figure } from '../../ui/charts/figure.tsx';
import { demoInputs, type SimulationAnswer, type SimulationInputs } from './simulation-inputs.ts';
import classes from './simulation-page.module.css';
import type { ShownSimulation } from './simulation-runner.ts';
import { type Column, dayColumns, durationColumns, inputRows, yearColumns } from './simulation-tables.ts';

const loadCharts = () => import('../../ui/charts/series-charts.tsx');
const BandedBars = lazy(() => loadCharts().then((module) => ({ default: module.BandedBars })));
const SeriesLines = lazy(() => loadCharts().then((module) => ({ default: module.SeriesLines })));

interface ShownProps {
  shown: ShownSimulation | undefined;
  failed: boolean;
  onRetry: () => void;
}
interface FiguresProps extends Omit<ShownProps, 'shown'> {
  answer: SimulationAnswer | undefined;
  inputs: SimulationInputs;
}

/** Drawn again with an answer, not with each key. */
export const SimulationFigures = memo(function SimulationFigures({ shown, ...rest }: ShownProps) {
  const props = { answer: shown?.answer, inputs: shown?.inputs ?? demoInputs, ...rest };
  return (
    <div className={classes.figures}>
      <YearsFigure {...props} />
      <DayFigure {...props} />
      <DurationFigure {...props} />
    </div>
  );
});

/** Table and file of the same rows; the file has all inputs below. */
function useTable<Row>(title: string, inputs: SimulationInputs, columns: readonly Column<Row>[], rows: readonly Row[]) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const head = columns.map(({ key }) => t(key));
  return {
    head,
    rows: rows.map((row): [string, ...string[]] => {
      const [first = '', ...rest] = columns.map(({ value, isName }) =>
        isName ? String(value(row)) : formats.number(value(row) ?? Number.NaN),
      );
      return [first, ...rest];
    }),
    save: () =>
      saveTable(
        {
          name: title,
          head,
          rows: [
            ...rows.map((row) => columns.map(({ value }) => value(row))),
            [],
            [{ text: t('invented') }],
            [{ text: t('disclaimer') }],
            ...inputRows(inputs).map(([name, value]) => [
              { text: t(`input.${name}`) },
              typeof value === 'string' ? { text: value } : value,
            ]),
          ],
        },
        formats.language,
      ),
  };
}

function YearsFigure({ answer, inputs, ...rest }: FiguresProps) {
  const { t } = useTranslation('simulation');
  const formats = useFormats();
  const [side, setSide] = useState<'buyer' | 'seller'>('buyer');
  const title = t('years.title');
  const years = answer?.result.years ?? [];
  const table = useTable(title, inputs, yearColumns, years);
  const millions = (euros: number) => euros / 1_000_000;
  const bars = years.map((year) => {
    const [value, band] =
      side === 'buyer' ? [year.buyerSaving, year.buyerSavingBand] : [year.sellerCash, year.sellerCashBand];
    return {
      name: String(year.year),
      value: millions(value),
      band: [millions(band.p10), millions(band.p90)] as const,
    };
  });
  return (
    <Figure
      {...rest}
      title={title}
      subtitle={t('years.subtitle')}
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
  const table = useTable(`${title}, ${t(`day.${season}`)}`, inputs, columns, hours);
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
  const table = useTable(title, inputs, durationColumns, points);
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
