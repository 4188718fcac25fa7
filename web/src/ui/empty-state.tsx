// What an empty list is for, and the first step.
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import type { Icon } from './icons.ts';

interface EmptyStateProps {
  icon: Icon;
  title: string;
  text: string;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon} aria-hidden>
        <Icon size={24} stroke={1.7} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
