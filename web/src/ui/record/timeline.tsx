// The history, newest first: state, quoted comment, changes from old to new.
import { IconCheck, IconCircle, IconPencil, IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { middleDot } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { toneOf } from '../text/status-tones.ts';
import type { Icon } from '../theme/icons.ts';
import classes from './timeline.module.css';

export interface TimelineEntry {
  id: string;
  status: string;
  /** Replaces the status's own label. */
  label?: string | undefined;
  createdAt: string;
  /** Who acted, where the reader may know. */
  by?: string | undefined;
  comment?: string | null;
  /** Ready to show: the field's label, and both values as text; an empty text is no value. */
  changes?: readonly { label: string; before: string; after: string }[];
}

const marks: Record<string, Icon> = { green: IconCheck, red: IconX, yellow: IconPencil, blue: IconPlus };

/** `scroll`: at most 500 px high, the rest scrolls. */
export function Timeline({ entries, scroll = false }: { entries: readonly TimelineEntry[]; scroll?: boolean }) {
  const { t } = useTranslation();
  const list = (
    <ol>
      {entries.map((entry) => (
        <TimelineItem key={entry.id} {...entry} />
      ))}
    </ol>
  );
  if (!scroll) return list;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t('history.title')}>
      {list}
    </section>
  );
}

function TimelineItem({ status, label, createdAt, by, comment, changes = [] }: TimelineEntry) {
  const { t } = useTranslation();
  const formats = useFormats();
  const tone = toneOf(status);
  const Mark = marks[tone] ?? IconCircle;
  return (
    <li className={classes.item}>
      <span className={`${classes.mark} tone-${tone}`} aria-hidden>
        <Mark size={14} stroke={2.2} />
      </span>
      <p className={classes.title}>{label ?? t(`status.${status}`)}</p>
      {comment && <p className={classes.text}>{t('quoted', { text: comment })}</p>}
      {changes.map((change) => (
        <p key={`${change.label} ${change.before} ${change.after}`} className={classes.text}>
          {change.label}: {change.before && <del>{change.before}</del>} {change.before && change.after && '→'}{' '}
          {change.after && <strong>{change.after}</strong>}
        </p>
      ))}
      <time className={classes.date} dateTime={createdAt}>
        {formats.dateTime(createdAt)}
      </time>
      {by && (
        <span className={classes.date}>
          {middleDot}
          {by}
        </span>
      )}
    </li>
  );
}
