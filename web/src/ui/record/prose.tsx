// Free text with its author's line breaks, at a readable width.
import type { ReactNode } from 'react';
import classes from './section-paper.module.css';

export const Prose = ({ children }: { children: ReactNode }) => <p className={classes.prose}>{children}</p>;
