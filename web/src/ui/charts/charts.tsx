// Charts of one series: accent colour only, quiet grid, strong zero line, first and last value labelled. The table beside
// has the same data (figure.tsx).
import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
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
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 24 }}
      yAxisProps={{ allowDecimals: false, width: 28, interval: 0 }}
      barChartProps={{ margin: { top: 16 } }}
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
      connectNulls
      valueFormatter={format}
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
