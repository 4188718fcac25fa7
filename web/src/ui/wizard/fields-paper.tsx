// The fields of a step with only one section: the same grid as inside the accordions.
import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './wizard-sections.module.css';

export const FieldsPaper = ({ children }: { children: ReactNode }) => (
  <Paper className={classes.fieldsPaper ?? ''}>
    <div className={classes.fields}>{children}</div>
  </Paper>
);
