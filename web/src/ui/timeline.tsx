// What happened, newest first: state, quoted comment, changes from old to new. Long histories fold.
import { Button } from '@mantine/core';
import { IconCheck, IconCircle, IconPencil, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../platform/use-formats.ts';
import type { Icon } from './icons.ts';
import { toneOf } from './status-tones.ts';
import classes from './timeline.module.css';

export interface TimelineEntry {
  id: string;
  status: string;
  createdAt: string;
  comment?: string | null;
  /** Ready to read: the field's label, and both values as text. */
  changes?: readonly { label: string; before: string; after: string }[];
}

const marks: Record<string, Icon> = { green: IconCheck, red: IconX, yellow: IconPencil, blue: IconPlus };
const foldedAt = 4;

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const shown = open ? entries : entries.slice(0, foldedAt);
  return (
    <>
      <ol className={classes.list}>
        {shown.map((entry) => (
          <TimelineItem key={entry.id} {...entry} />
        ))}
      </ol>
      {entries.length > foldedAt && (
        <Button variant="subtle" size="xs" onClick={() => setOpen(!open)}>
          {open ? t('history.less') : t('history.more', { count: entries.length - foldedAt })}
        </Button>
      )}
    </>
  );
}

function TimelineItem({ status, createdAt, comment, changes = [] }: TimelineEntry) {
  const { t } = useTranslation();
  const formats = useFormats();
  const tone = toneOf(status);
  const Mark = marks[tone] ?? IconCircle;
  return (
    <li className={classes.item}>
      <span className={`${classes.mark} tone-${tone}`} aria-hidden>
        <Mark size={14} stroke={2.2} />
      </span>
      <p className={classes.title}>{t(`status.${status}`)}</p>
      {comment && <p className={classes.text}>{t('quoted', { text: comment })}</p>}
      {changes.map(({ label, before, after }) => (
        <p key={label} className={classes.text}>
          {label}: {before && <del>{before}</del>} {before && '→'} <strong>{after}</strong>
        </p>
      ))}
      <time className={classes.date} dateTime={createdAt}>
        {formats.dateTime(createdAt)}
      </time>
    </li>
  );
}
