// How long a record has been waiting for a decision; shown beside its badges after five days.
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { daysFromNow } from '../../platform/words/formats.ts';
import type { ShownRecord } from '../shown-record.ts';
import { submittedAt } from './last-decision.ts';
import classes from './review.module.css';

const longWait = 5;

export function WaitingSince({ record: { status, history = [] } }: { record: ShownRecord }) {
  const { t } = useTranslation();
  const since = submittedAt(history);
  const days = since === undefined ? 0 : -daysFromNow(since);
  if (status !== 'pending_validation' || days <= longWait) return null;
  return (
    <span className={classes.waiting}>
      <IconClock size={14} stroke={2.2} aria-hidden />
      {t('review.waiting', { count: days })}
    </span>
  );
}
