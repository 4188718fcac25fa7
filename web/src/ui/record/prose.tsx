// Free text as its author broke it into lines, at a width that reads well.
import type { ReactNode } from 'react';
import classes from './section-paper.module.css';

export const Prose = ({ children }: { children: ReactNode }) => <p className={classes.prose}>{children}</p>;
