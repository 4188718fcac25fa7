// The buttons at the foot of a dialog, on the right; on a narrow window below each other.
import type { ReactNode } from 'react';
import classes from './dialog-buttons.module.css';

export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
);
