// The head of a page: title, count or note, and the actions (exactly one of them filled).
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** Beside the title: `11 projetos`. */
  note?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1>{title}</h1>
        {note && <span className={classes.note}>{note}</span>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
