// The table itself: heads that sort if the API has a flag for it, and rows of cells. Plain elements: the server sorts and
// pages, so a table library would only add weight. The style sheet hides columns by the width of the list's box.
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import type { Sort } from '../../platform/address/filter-values.ts';
import classes from './data-table.module.css';
import { fixedColumn } from './hidden-columns.ts';
import { ScrollBox } from './scroll-box.tsx';
import type { Column, DataTableProps } from './table-props.ts';

type GridProps<Row> = DataTableProps<Row> & { rows: readonly Row[] };

export function TableGrid<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  stale,
  allColumns,
  dense,
}: GridProps<Row>) {
  const marks = marksOf(columns);
  const [onPage, setOnPage] = useState<Sort>();
  const order = columns.find(({ id }) => id === onPage?.flag)?.orderOnPage;
  const shown = order ? sortedBy(rows, order, onPage?.order) : rows;
  const sortAll =
    onSort &&
    ((next: Sort | undefined) => {
      setOnPage(undefined);
      onSort(next);
    });
  return (
    <ScrollBox label={label}>
      <table
        className={classes.table}
        aria-label={label}
        aria-busy={stale}
        data-stale={stale || undefined}
        data-all={allColumns || undefined}
        data-dense={dense || undefined}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                marks={marks.get(column.id)}
                sort={order ? onPage : sort}
                onSort={column.orderOnPage ? setOnPage : sortAll}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, title }) => (
                <td key={id} {...marks.get(id)} title={title?.(row)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Rows without a figure stand last in both orders. */
export function sortedBy<Row>(rows: readonly Row[], figure: (row: Row) => number | undefined, order?: Sort['order']) {
  const sign = order === 'asc' ? -1 : 1;
  const place = (row: Row) => (figure(row) ?? -sign * Number.POSITIVE_INFINITY) * sign;
  // Two without a figure make no number, which counts as equal.
  return rows.toSorted((one, other) => place(other) - place(one));
}

/** What the style sheet must know of a column, on each of its cells. */
export function marksOf<Row>(columns: readonly Column<Row>[]) {
  const fixed = fixedColumn(columns);
  return new Map(
    columns.map(({ id, right, wrap, from, atLeast, silentHead }) => [
      id,
      {
        'data-right': right || undefined,
        'data-wrap': wrap || undefined,
        'data-from': from,
        'data-text': atLeast === undefined ? undefined : true,
        'data-box': silentHead || undefined,
        'data-fixed': id === fixed || silentHead || undefined,
      },
    ]),
  );
}

/** A column with two lines keeps its width, or it would need three. */
export function headStyle<Row>({ width, wrap, atLeast, joined }: Column<Row>): CSSProperties {
  const px = (size: number | string | undefined) => (typeof size === 'number' ? `${size}px` : size);
  const sizes = { '--width': px(width), '--least': px(atLeast ?? (wrap ? width : undefined)) };
  return { ...sizes, '--joined-width': px(joined?.width) } as CSSProperties;
}

interface HeadProps<Row> {
  column: Column<Row>;
  marks: object | undefined;
  sort: Sort | undefined;
  onSort: DataTableProps<Row>['onSort'];
}

/** One order, the other, then the list's default order again. Figures of the page alone begin with the greatest. */
function following(flag: string, order: Sort['order'] | undefined, onPage: boolean): Sort | undefined {
  const orders: (Sort['order'] | undefined)[] = onPage ? ['desc', 'asc'] : ['asc', 'desc'];
  const next = orders[orders.indexOf(order) + 1];
  return next && { flag, order: next };
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;

function Head<Row>({ column, marks, sort, onSort }: HeadProps<Row>) {
  const { id, header, orderOnPage, silentHead } = column;
  const sortFlag = orderOnPage ? id : column.sortFlag;
  const sorted = sortFlag !== undefined && sort?.flag === sortFlag ? sort.order : undefined;
  const shared = { scope: 'col', style: headStyle(column), ...marks } as const;
  if (silentHead)
    return (
      <th {...shared}>
        <span className="visually-hidden">{header}</span>
      </th>
    );
  const words = <HeadWords column={column} />;
  if (sortFlag === undefined || !onSort) return <th {...shared}>{words}</th>;
  const Arrow = sorted === 'asc' ? IconArrowUp : sorted === 'desc' ? IconArrowDown : IconSelector;
  return (
    <th {...shared} aria-sort={sorted ? spoken[sorted] : 'none'} data-sorted={sorted}>
      <button type="button" className={classes.sort} onClick={() => onSort(following(sortFlag, sorted, !!orderOnPage))}>
        <span>{words}</span>
        <Arrow size={14} stroke={2.2} aria-hidden />
      </button>
    </th>
  );
}

function HeadWords<Row>({ column: { header, joined } }: { column: Column<Row> }) {
  if (!joined) return header;
  return (
    <>
      <span data-until={joined.until}>{joined.header}</span>
      <span data-from={joined.until}>{header}</span>
    </>
  );
}
