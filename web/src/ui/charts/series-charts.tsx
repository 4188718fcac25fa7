// Charts of several series: bars with a band around them, and lines over a day or a year. The table beside has the same
// data (figure.tsx).
import { CompositeChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
// The marks of the legend.
import '@mantine/core/styles/ColorSwatch.layer.css';
import { Area, Bar } from 'recharts';
import { zeroLine } from './chart-axes.ts';
import classes from './charts.module.css';

const shared = {
  h: 240,
  dataKey: 'name',
  gridAxis: 'x',
  tickLine: 'none',
  strokeDasharray: '0',
  // Hidden from screen readers, which have the table, so nothing in it may take the focus.
  accessibilityLayer: false,
  className: classes.chart ?? '',
  legendProps: { verticalAlign: 'bottom', height: 32 },
} as const;

interface BandedProps {
  data: readonly { name: string; value: number; band: readonly [low: number, high: number] }[];
  label: string;
  bandLabel: string;
  format: (value: number) => string;
}

/** An area needs several names: below that, each has its own range. */
const fewest = 4;

/** A bar for each name, and behind it the range in which eight of ten cases are. */
export function BandedBars({ data, label, bandLabel, format }: BandedProps) {
  const band = {
    dataKey: 'band',
    name: bandLabel,
    stroke: 'var(--blue-dot)',
    fill: 'var(--blue-dot)',
    fillOpacity: 0.16,
    strokeOpacity: 0.5,
    isAnimationActive: false,
  } as const;
  return (
    <CompositeChart
      {...shared}
      data={data.map(({ name, value, band }) => ({ name, value, band: [...band] }))}
      series={[{ name: 'value', label, color: 'var(--accent-fill)', type: 'bar' }]}
      withTooltip={false}
      maxBarWidth={16}
      valueFormatter={format}
      barProps={{ isAnimationActive: false }}
      referenceLines={zeroLine}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 16 }}
      yAxisProps={{ width: 64, tickFormatter: format, tickCount: 5 }}
    >
      {data.length < fewest ? <Bar {...band} maxBarSize={48} /> : <Area {...band} type="linear" />}
    </CompositeChart>
  );
}

interface LinesProps {
  data: readonly Record<string, number | string>[];
  series: readonly { name: string; label: string; isRight?: boolean }[];
  format: (value: number) => string;
  /** Names may lack values: each value has a point, and no line crosses a gap. */
  isSparse?: boolean;
}

const colors = ['var(--accent-fill)', 'var(--grey-dot)', 'var(--blue-dot)'];

/** Lines, without points unless they may have gaps; those of another unit have their axis at the right. */
export function SeriesLines({ data, series, format, isSparse = false }: LinesProps) {
  return (
    <LineChart
      {...shared}
      data={[...data]}
      series={series.map(({ name, label, isRight }, index) => ({
        name,
        label,
        color: colors[index] ?? 'var(--text)',
        ...(isRight && { yAxisId: 'right' }),
      }))}
      curveType="linear"
      strokeWidth={2}
      withDots={isSparse}
      connectNulls={!isSparse}
      withLegend={series.length > 1}
      withRightYAxis={series.some(({ isRight }) => isRight)}
      valueFormatter={format}
      lineProps={{ isAnimationActive: false }}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 24 }}
      yAxisProps={{ width: 48, tickFormatter: format }}
      rightYAxisProps={{ width: 48, tickFormatter: format }}
    />
  );
}
