// A paper with a section title, and a note or link at its right.
import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section-paper.module.css';

interface SectionPaperProps {
  title?: string;
  aside?: ReactNode;
  /** The content touches the edges (tables). */
  flush?: boolean;
  /** Smaller title and space, for side panels. */
  panel?: boolean;
  children: ReactNode;
}

export function SectionPaper({ title, aside, flush = false, panel = false, children }: SectionPaperProps) {
  const kind = panel ? `${classes.paper} ${classes.panel}` : classes.paper;
  return (
    <Paper component="section" className={flush ? `${kind} ${classes.flush}` : (kind ?? '')}>
      {title && (
        <div className={classes.head}>
          {panel ? <h3>{title}</h3> : <h2>{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </Paper>
  );
}
