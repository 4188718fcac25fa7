// Horizontal bars with their names and values, for a few things that have no order in time.
import type { ReactNode } from 'react';
import classes from './bar-list.module.css';

export interface Bar {
  name: string;
  value: number;
  /** The value as it reads. */
  shown: ReactNode;
}

/** @param long the names need more room than the bars */
export function BarList({ bars, long = false }: { bars: readonly Bar[]; long?: boolean }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={classes.list} data-long={long || undefined}>
      {bars.map(({ name, value, shown }) => (
        <li key={name} className={classes.item}>
          <span className={classes.name}>{name}</span>
          <svg className={classes.track} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
            <rect width={(value / most) * 100} height="12" className={classes.bar} />
          </svg>
          <span className={classes.value}>{shown}</span>
        </li>
      ))}
    </ul>
  );
}
