// A status: dot, word and colour. Neutral facts (a role, a number) use the outline without a dot.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { middleDot } from '../../platform/words/filled-text.ts';
import classes from './status-badge.module.css';
import { type Tone, toneOf } from './status-tones.ts';

interface StatusBadgeProps {
  status: string;
  /** Shown after the label: `Em curso · 2`. */
  count?: number | undefined;
  /** Replaces the status's own label. */
  label?: string;
  tone?: Tone;
}

/** `negotiation_cancelled` distinguishes a cancelled negotiation (red) from a cancelled invoice (grey). */
export function StatusBadge({ status, count, label, tone }: StatusBadgeProps) {
  const { t } = useTranslation();
  const text = label ?? t(`status.${status.toLowerCase()}`);
  return (
    <span className={`${classes.badge} tone-${tone ?? toneOf(status)}`}>
      <span className={classes.dot} aria-hidden />
      {count === undefined ? text : text + middleDot + count}
    </span>
  );
}

export const OutlineBadge = ({ children }: { children: ReactNode }) => (
  <span className={classes.outline}>{children}</span>
);

export const CountBadge = ({ count, tone = 'grey' }: { count: number; tone?: Tone }) => (
  <span className={`${classes.count} tone-${tone}`}>{count}</span>
);
