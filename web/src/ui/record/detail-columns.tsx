// Main column and side panel of a detail page; on narrow screens the panel goes below.
import type { ReactNode } from 'react';
import classes from './detail-columns.module.css';

export function DetailColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>{children}</div>
      <aside className={classes.stack}>{side}</aside>
    </div>
  );
}
