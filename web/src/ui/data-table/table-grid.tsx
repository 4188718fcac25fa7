// The table itself, on TanStack Table's model of columns and rows.
import { Table } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { createColumnHelper, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import classes from './data-table.module.css';
import type { Column, DataTableProps, Sort } from './data-table.tsx';

const features = tableFeatures({});

type GridProps<Row> = DataTableProps<Row> & { rows: readonly Row[] };

export function TableGrid<Row>({ label, columns, rows, rowKey, sort, onSort, stale }: GridProps<Row>) {
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, RowData>();
    return columns.map(({ id, header, cell }) =>
      helper.display({ id, header, cell: ({ row }) => cell(row.original as Row) }),
    );
  }, [columns]);
  const data = useMemo(() => [...rows] as RowData[], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: (row) => rowKey(row as Row) });
  return (
    <Table className={classes.table ?? ''} aria-label={label} aria-busy={stale} data-stale={stale || undefined}>
      <Table.Thead>
        {table.getHeaderGroups().map((group) => (
          <Table.Tr key={group.id}>
            {group.headers.map((header) => (
              <Head key={header.id} column={byId.get(header.column.id) as Column<Row>} sort={sort} onSort={onSort} />
            ))}
          </Table.Tr>
        ))}
      </Table.Thead>
      <Table.Tbody>
        {table.getRowModel().rows.map((row) => (
          <Table.Tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <Table.Td
                key={cell.id}
                data-right={byId.get(cell.column.id)?.right || undefined}
                data-wrap={byId.get(cell.column.id)?.wrap || undefined}
              >
                <table.FlexRender cell={cell} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function Head<Row>({ column: { header, right, width, sortFlag }, sort, onSort }: HeadProps<Row>) {
  const sorted = sortFlag !== undefined && sort?.flag === sortFlag ? sort.order : undefined;
  const shared = { scope: 'col', 'data-right': right || undefined, style: width ? { width } : {} } as const;
  if (sortFlag === undefined || !onSort) return <Table.Th {...shared}>{header}</Table.Th>;
  const Arrow = sorted === 'asc' ? IconArrowUp : sorted === 'desc' ? IconArrowDown : IconSelector;
  const spoken = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <Table.Th {...shared} aria-sort={sorted ? spoken[sorted] : 'none'} data-sorted={sorted}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort({ flag: sortFlag, order: sorted === 'asc' ? 'desc' : 'asc' })}
      >
        <span>{header}</span>
        <Arrow size={14} stroke={2.2} aria-hidden />
      </button>
    </Table.Th>
  );
}
