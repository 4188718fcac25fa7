// The table itself: heads that sort where the API has a flag for it, and rows of cells.
// Plain elements: sorting and paging are the server's, so a table library would only add weight to every list.
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import classes from './data-table.module.css';
import type { Column, DataTableProps, Sort } from './table-props.ts';

type GridProps<Row> = DataTableProps<Row> & { rows: readonly Row[] };

export function TableGrid<Row>({ label, columns, rows, rowKey, sort, onSort, stale }: GridProps<Row>) {
  return (
    <table className={classes.table} aria-label={label} aria-busy={stale} data-stale={stale || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, cell, right, wrap }) => (
              <td key={id} data-right={right || undefined} data-wrap={wrap || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: DataTableProps<Row>['onSort'];
}

/** Up, down, and then the list's usual order again. */
const following = (flag: string, order: Sort['order'] | undefined): Sort | undefined =>
  order === 'desc' ? undefined : { flag, order: order === 'asc' ? 'desc' : 'asc' };

const spoken = { asc: 'ascending', desc: 'descending' } as const;

function Head<Row>({ column: { header, right, width, sortFlag, silentHead }, sort, onSort }: HeadProps<Row>) {
  const sorted = sortFlag !== undefined && sort?.flag === sortFlag ? sort.order : undefined;
  const shared = { scope: 'col', 'data-right': right || undefined, style: width ? { width } : {} } as const;
  if (silentHead)
    return (
      <th {...shared}>
        <VisuallyHidden>{header}</VisuallyHidden>
      </th>
    );
  if (sortFlag === undefined || !onSort) return <th {...shared}>{header}</th>;
  const Arrow = sorted === 'asc' ? IconArrowUp : sorted === 'desc' ? IconArrowDown : IconSelector;
  return (
    <th {...shared} aria-sort={sorted ? spoken[sorted] : 'none'} data-sorted={sorted}>
      <button type="button" className={classes.sort} onClick={() => onSort(following(sortFlag, sorted))}>
        <span>{header}</span>
        <Arrow size={14} stroke={2.2} aria-hidden />
      </button>
    </th>
  );
}
