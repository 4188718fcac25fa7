// Charts: accent colour first, quiet grid, strong zero line, first and last value labelled. The table beside
// has the same data (figure.tsx).
import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
// The marks of the legend.
import '@mantine/core/styles/ColorSwatch.layer.css';
import { countAxis, zeroLine } from './chart-axes.ts';
import classes from './charts.module.css';

interface ChartProps {
  data: readonly { name: string; value: number | null }[];
  /** The label of the values. */
  label: string;
}

const shared = {
  h: 180,
  dataKey: 'name',
  gridAxis: 'x',
  tickLine: 'none',
  withLegend: false,
  strokeDasharray: '0',
  // Hidden from screen readers, which have the table, so nothing in it may take the focus.
  accessibilityLayer: false,
  className: classes.chart ?? '',
} as const;

export function ValueBars({ data, label }: ChartProps) {
  return (
    <BarChart
      {...shared}
      data={[...data]}
      series={[{ name: 'value', label, color: 'var(--accent-fill)' }]}
      maxBarWidth={12}
      referenceLines={zeroLine}
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 24 }}
      yAxisProps={{ allowDecimals: false, width: 28, interval: 0, ...countAxis(data.map(({ value }) => value)) }}
      barChartProps={{ margin: { top: 16 } }}
    />
  );
}

interface PairedProps {
  data: readonly ({ name: string } & Record<string, number | string>)[];
  /** One or two. */
  series: readonly { name: string; label: string }[];
  format: (value: number) => string;
}

const pairColors = ['var(--accent-fill)', 'var(--blue-dot)'];

/** Two values side by side, such as what was sold and what was bought in a year; as high as the box around it. */
export function PairedBars({ data, series, format }: PairedProps) {
  return (
    <BarChart
      {...shared}
      h="100%"
      data={[...data]}
      series={series.map(({ name, label }, index) => ({ name, label, color: pairColors[index] ?? 'var(--grey-dot)' }))}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'top', height: 28 }}
      maxBarWidth={16}
      valueFormatter={format}
      referenceLines={zeroLine}
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 16 }}
      yAxisProps={{ width: 56, tickFormatter: format, tickCount: 4 }}
      barChartProps={{ margin: { top: 20 } }}
    />
  );
}

interface LineProps extends ChartProps {
  /** How a value is written. */
  format?: (value: number) => string;
  /** The axis may start above zero: say so in the subtitle. */
  near?: boolean;
}

export function ValueLine({ data, label, format = String, near = false }: LineProps) {
  const known = data.flatMap(({ value }, index) => (value === null ? [] : [index]));
  const ends = [known[0], known.at(-1)];
  return (
    <LineChart
      {...shared}
      data={[...data]}
      series={[{ name: 'value', label, color: 'var(--accent-fill)' }]}
      curveType="linear"
      strokeWidth={2}
      // A month without a value is not known: the line breaks there.
      connectNulls={false}
      dotProps={{ r: 3.5, strokeWidth: 2, fill: 'var(--surface)' }}
      valueFormatter={format}
      referenceLines={zeroLine}
      lineProps={{
        isAnimationActive: false,
        label: ({ x, y, value, index }: { x?: unknown; y?: unknown; value?: unknown; index?: number }) =>
          ends.includes(index) ? (
            <text x={Number(x)} y={Number(y) - 10} textAnchor="middle" className={classes.pointLabel}>
              {format(Number(value))}
            </text>
          ) : null,
      }}
      xAxisProps={{ interval: 0, padding: { left: 24, right: 24 } }}
      yAxisProps={{
        allowDecimals: false,
        width: 36,
        interval: 0,
        ...(near && { domain: ['auto', 'auto'] }),
      }}
      lineChartProps={{ margin: { top: 16 } }}
    />
  );
}
