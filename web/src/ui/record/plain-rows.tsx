// A list of small things, a row each: a name with what is known of it in `<small>`, and what can be done with it.
import type { ReactNode } from 'react';
import type { Icon } from '../theme/icons.ts';
import classes from './plain-rows.module.css';
import { SectionPaper } from './section-paper.tsx';

interface PlainRowsProps {
  /** Of the list, for screen readers. */
  label?: string;
  /** What is said of an empty list. */
  none?: ReactNode;
  children: readonly ReactNode[];
}

export function PlainRows({ label, none, children }: PlainRowsProps) {
  if (children.length === 0) return none ? <p className={classes.none}>{none}</p> : null;
  return <ul aria-label={label}>{children}</ul>;
}

export const RowsPaper = ({ title, ...rows }: Omit<PlainRowsProps, 'label'> & { title: string }) => (
  <SectionPaper title={title}>
    <PlainRows label={title} {...rows} />
  </SectionPaper>
);

interface PlainRowProps {
  icon?: Icon;
  /** A badge, or the buttons of the row. */
  aside?: ReactNode;
  children: ReactNode;
}

export const PlainRow = ({ icon: RowIcon, aside, children }: PlainRowProps) => (
  <li className={classes.row}>
    {RowIcon && <RowIcon size={20} stroke={1.7} aria-hidden />}
    <div className={classes.content}>
      <div className={classes.text}>{children}</div>
      {aside && <div className={classes.acts}>{aside}</div>}
    </div>
  </li>
);
