// Changes field by field, before and after.
import type { ReactNode } from 'react';
import classes from './edit-conflict.module.css';
import type { EditLine } from './value-changes.ts';

interface ChangeListProps {
  lines: readonly EditLine[];
  label: string;
  /** Separated from above by a line. */
  noteOf?: (line: EditLine) => ReactNode;
}

export function ChangeList({ lines, label, noteOf }: ChangeListProps) {
  return (
    <dl className={classes.changes} aria-label={label}>
      {lines.map((line) => (
        <div key={`${line.label} ${line.before} ${line.after}`}>
          <dt>{line.label}</dt>
          <dd>
            {line.before && <del>{line.before}</del>} {line.before && line.after && '→'}{' '}
            {line.after && <ins>{line.after}</ins>}
            {noteOf?.(line)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
