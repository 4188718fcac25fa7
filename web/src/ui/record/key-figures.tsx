// The most important figures side by side, sized by their content.
import type { ReactNode } from 'react';
import classes from './key-figures.module.css';

export interface KeyFigure {
  label: string;
  value: ReactNode;
  unit?: string;
}

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  label?: string;
  /** For long labels, or many figures: on a phone two figures in a row instead of three. */
  inPairs?: boolean;
}

export function KeyFigures({ figures, label, inPairs = false }: KeyFiguresProps) {
  return (
    <dl className={classes.figures} aria-label={label} data-pairs={inPairs || undefined}>
      {figures.map(({ label: name, value, unit }) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd>
            {value}
            {unit && <span className={classes.unit}>{`\u00a0${unit}`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
