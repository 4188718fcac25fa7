// A fact on a record's card, in one line with its label.
import type { ReactNode } from 'react';
import classes from './record-card.module.css';

export const SmallFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className={classes.fact}>
    {label} <strong>{children}</strong>
  </span>
);
