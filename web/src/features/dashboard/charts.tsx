// The two charts: accent colour only, quiet grid, strong zero line, first and last value labelled. The table has the same
// data.
import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import classes from './dashboard.module.css';

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

export function DayBars({ data, label }: ChartProps) {
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

export function MonthLine({ data, label }: ChartProps) {
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
      lineProps={{
        isAnimationActive: false,
        label: ({ x, y, value, index }: { x?: unknown; y?: unknown; value?: unknown; index?: number }) =>
          ends.includes(index) ? (
            <text x={Number(x)} y={Number(y) - 10} textAnchor="middle" className={classes.pointLabel}>
              {String(value)}
            </text>
          ) : null,
      }}
      xAxisProps={{ interval: 0, padding: { left: 16, right: 16 } }}
      yAxisProps={{ allowDecimals: false, width: 36, interval: 0 }}
      lineChartProps={{ margin: { top: 16 } }}
    />
  );
}
