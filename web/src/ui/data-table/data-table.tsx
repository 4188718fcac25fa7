// The table of every list: sortable heads, rows that are links, cards on narrow screens, skeletons of the same shape, and
// paging below.
import { Paper } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../platform/lazy.ts';
import { useOnline } from '../../platform/online.ts';
import { lazyAhead } from '../feedback/lazy-ahead.ts';
import { OfflinePart } from '../feedback/offline-part.tsx';
import classes from './data-table.module.css';
import { CardSkeletons, TableSkeleton } from './skeletons.tsx';
import { TableGrid } from './table-grid.tsx';
import type { DataTableProps } from './table-props.ts';

/** Rarely seen, so it is no part of the first page. */
const PastEnd = lazy(() => import('./past-end.tsx'));
/** There before a call can fail. */
const ListError = lazyAhead(() => import('./list-error.tsx'));
const TablePagination = lazyAhead(() => import('./table-pagination.tsx'));

export const useWide = (query = '(min-width: 64em)') => useMediaQuery(query, true, { getInitialValueInEffect: false });

/** What was pressed answers at once; the rows, which are most of a page, are drawn after that, without blocking input. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <Shown props={useDeferredValue(props) as DataTableProps<unknown>} />;
}

const Shown = memo(function Shown({ props }: { props: DataTableProps<unknown> }) {
  const { label, columns, rows, rowKey, card, paging, empty, failed, error, loadError, onRetry, stale, allColumns } =
    props;
  const wide = useWide();
  const { t } = useTranslation();
  const isOnline = useOnline();
  if (failed) {
    return (
      <Framed>
        <Suspense>
          <ListError messageKey={loadError} error={error} onRetry={onRetry} />
        </Suspense>
      </Framed>
    );
  }
  if (rows === undefined && !isOnline)
    return (
      <Framed>
        <OfflinePart />
      </Framed>
    );
  if (rows === undefined)
    return wide ? (
      <TableSkeleton {...{ columns, allColumns }} label={t('loading')} />
    ) : (
      <CardSkeletons label={t('loading')} />
    );
  if (rows.length === 0)
    return (
      <Framed>
        <Suspense>{paging && paging.total > 0 ? <PastEnd {...paging} /> : empty}</Suspense>
      </Framed>
    );
  const pages = paging && (
    <Suspense fallback={<div className={wide ? classes.footer : classes.phonePages} />}>
      <TablePagination {...paging} wide={wide} />
    </Suspense>
  );
  if (wide) {
    return (
      <Framed>
        <TableGrid {...props} rows={rows} />
        {pages}
      </Framed>
    );
  }
  return (
    <>
      <ul className={classes.cards} aria-label={label} aria-busy={stale}>
        {rows.map((row) => (
          <Paper key={rowKey(row)} component="li" className={classes.card ?? ''}>
            {card(row)}
          </Paper>
        ))}
      </ul>
      {pages}
    </>
  );
});

const Framed = ({ children }: { children: ReactNode }) => <Paper className={classes.frame ?? ''}>{children}</Paper>;
