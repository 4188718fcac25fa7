// The side panel of a detail page: one paper in parts, and rows for actions.
import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/address/app-link.tsx';
import type { Icon } from '../theme/icons.ts';
import classes from './side-panel.module.css';

export const SidePanel = ({ children }: { children: ReactNode }) => (
  <Paper className={classes.panel ?? ''}>{children}</Paper>
);

interface SidePartProps {
  /** Left out by parts that bring their own. */
  title?: string;
  /** At the title's right: a link, or a status. */
  beside?: ReactNode;
  /** Only the title shows, until it is pressed. */
  folded?: boolean;
  children: ReactNode;
}

export function SidePart({ title, beside, folded = false, children }: SidePartProps) {
  if (folded) {
    return (
      <details className={classes.part}>
        <summary className={classes.fold}>
          <h3>{title}</h3>
        </summary>
        {children}
      </details>
    );
  }
  return (
    <section className={classes.part}>
      {title && (
        <div className={classes.head}>
          <h3>{title}</h3>
          {beside}
        </div>
      )}
      {children}
    </section>
  );
}

interface ActionRowProps {
  icon: Icon;
  label: string;
  /** The link's address; without one it is a button. */
  to?: string;
  onClick?: () => void;
  danger?: boolean;
}

export function ActionRow({ icon: RowIcon, label, to, onClick, danger = false }: ActionRowProps) {
  const content = (
    <>
      <RowIcon size={18} stroke={1.9} aria-hidden />
      {label}
    </>
  );
  if (to !== undefined) {
    return (
      <AppLink to={to} className={classes.action}>
        {content}
      </AppLink>
    );
  }
  return (
    <button type="button" className={classes.action} data-danger={danger || undefined} onClick={onClick}>
      {content}
    </button>
  );
}
