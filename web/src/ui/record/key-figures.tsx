// The most important figures side by side, sized by their content.
import type { ReactNode } from 'react';
import classes from './key-figures.module.css';

export interface KeyFigure {
  label: string;
  value: ReactNode;
  unit?: string;
}

export function KeyFigures({ figures, label }: { figures: readonly KeyFigure[]; label?: string }) {
  return (
    <dl className={classes.figures} aria-label={label}>
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
