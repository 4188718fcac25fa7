// The purpose of an empty list, and the first step.
import type { ReactNode } from 'react';
import type { Icon } from '../theme/icons.ts';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  icon: Icon;
  title: string;
  text: string;
  /** Small print below the text. */
  note?: string | undefined;
  action?: ReactNode;
  /** It is the whole page, so its title is the page's heading. */
  page?: boolean;
}

export function EmptyState({ icon: Icon, title, text, note, action, page = false }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon} aria-hidden>
        <Icon size={24} stroke={1.7} />
      </span>
      {page ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{text}</p>
      {note && <p className={classes.note}>{note}</p>}
      {action}
    </div>
  );
}
