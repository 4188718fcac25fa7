// A record on a phone: name and badge, up to three figures in fixed columns, one line below.
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/address/app-link.tsx';
import classes from './record-card.module.css';

interface Fact {
  label: string;
  value: ReactNode;
}

interface RecordCardProps {
  /** Missing where the reader may not open it. */
  to?: string | undefined;
  name: string;
  /** The name is a text of several sentences: the card shows its first three lines. */
  isText?: boolean;
  note?: string | undefined;
  badge?: ReactNode;
  figures?: readonly Fact[];
  /** More facts, small, as many as fit in a line. Their labels keep the place of values that come later. */
  facts?: readonly Fact[];
  footer?: readonly [ReactNode, ReactNode];
}

export function RecordCard({ to, name, isText = false, note, badge, figures = [], facts, footer }: RecordCardProps) {
  return (
    <>
      <div className={classes.head} data-text={isText || undefined}>
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
      {facts && (
        <div className={classes.facts}>
          {facts.map(({ label, value }) => (
            <span key={label}>
              {label} <strong>{value}</strong>
            </span>
          ))}
        </div>
      )}
      {footer && (
        <div className={classes.footer}>
          <span>{footer[0]}</span>
          <span>{footer[1]}</span>
        </div>
      )}
    </>
  );
}
