// Main column and side panel of a detail page; on narrow screens the panel goes below.
import type { ReactNode } from 'react';
import classes from './detail-columns.module.css';

interface DetailColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** Two fifths, where what stands beside is as much to be read. */
  wideSide?: boolean;
}

export function DetailColumns({ children, side, wideSide = false }: DetailColumnsProps) {
  return (
    <div className={classes.columns} data-wide-side={wideSide || undefined}>
      <div className={classes.stack}>{children}</div>
      <aside className={classes.stack}>{side}</aside>
    </div>
  );
}
