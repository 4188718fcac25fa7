// The placeholder of a loading list: seven rows with the table's columns, or four cards.
import { Paper, Skeleton } from '@mantine/core';
import classes from './data-table.module.css';
import { headStyle, marksOf } from './table-grid.tsx';
import type { Column } from './table-props.ts';

const rows = Array.from({ length: 7 }, (_, index) => index);
const cards = [0, 1, 2, 3];
const widths = ['72%', '58%', '80%', '64%', '70%', '60%', '76%'];

interface TableSkeletonProps<Row> {
  columns: readonly Column<Row>[];
  label: string;
  allColumns?: boolean | undefined;
}

export function TableSkeleton<Row>({ columns, label, allColumns }: TableSkeletonProps<Row>) {
  const marks = marksOf(columns);
  return (
    <Paper className={classes.frame ?? ''} role="status" aria-label={label}>
      <table className={classes.table} aria-hidden data-testid="table-skeleton" data-all={allColumns || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} {...marks.get(column.id)} style={headStyle(column)}>
                <Skeleton height={8} width="60%" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map(({ id }, index) => (
                <td key={id} {...marks.get(id)}>
                  <Skeleton height={10} width={widths[(row + index) % widths.length] ?? '70%'} />
                  {index === 0 && <Skeleton height={8} mt={6} width="44%" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

export function CardSkeletons({ label }: { label: string }) {
  return (
    <div className={classes.cards} role="status" aria-label={label} data-testid="card-skeletons">
      {cards.map((card) => (
        <Paper key={card} className={classes.card ?? ''}>
          <Skeleton height={14} width="62%" />
          <Skeleton height={10} mt={8} width="44%" />
          <Skeleton height={36} mt={16} />
          <Skeleton height={10} mt={16} width="52%" />
        </Paper>
      ))}
    </div>
  );
}
