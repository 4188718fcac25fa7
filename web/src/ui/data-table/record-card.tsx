// A record on a phone: name and badge, up to three figures in fixed columns, one line below.
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/address/app-link.tsx';
import classes from './record-card.module.css';

interface RecordCardProps {
  /** Missing where the reader may not open it. */
  to?: string | undefined;
  name: string;
  note?: string | undefined;
  badge?: ReactNode;
  figures?: readonly { label: string; value: ReactNode }[];
  /** More facts in one line, each of which may be nothing. */
  facts?: readonly ReactNode[];
  footer?: readonly [ReactNode, ReactNode];
}

export function RecordCard({ to, name, note, badge, figures = [], facts, footer }: RecordCardProps) {
  return (
    <>
      <div className={classes.head}>
        <div>
          {to === undefined ? (
            <strong>{name}</strong>
          ) : (
            <AppLink to={to} className="row-link">
              {name}
            </AppLink>
          )}
          {note && <span className={classes.note}>{note}</span>}
        </div>
        {badge}
      </div>
      {figures.length > 0 && (
        <dl className={classes.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts && <div className={classes.facts}>{facts}</div>}
      {footer && (
        <div className={classes.footer}>
          <span>{footer[0]}</span>
          <span>{footer[1]}</span>
        </div>
      )}
    </>
  );
}
