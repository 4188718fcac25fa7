// The state of the review for the owner: approved, rejected with the reviewer's comment, or still waiting.
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { RecordKind } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { lastEntry, submittedAt } from './last-decision.ts';
import classes from './review.module.css';

const variants = { approved: 'success', rejected: 'reject', pending_validation: 'information' } as const;

interface ReviewBannerProps {
  kind: RecordKind;
  record: ShownRecord;
}

/** Other statuses have no banner. */
export function ReviewBanner({ kind, record: { status, history = [] } }: ReviewBannerProps) {
  const { t } = useTranslation(['banner', 'common']);
  const formats = useFormats();
  const variant = Object.entries(variants).find(([name]) => name === status)?.[1];
  if (!variant || kind.withoutBanner?.includes(status)) return null;
  const decision = variant === 'information' ? undefined : lastEntry(history, status);
  const since = decision ? decision.createdAt : submittedAt(history);
  const title = since
    ? t(`banner:${kind.kind}.${status}.title_dated`, { date: formats.date(since) })
    : t(`banner:${kind.kind}.${status}.title`);
  return (
    <Notice kind={variant} title={title}>
      {decision?.comment && <p className={classes.quote}>{t('common:quoted', { text: decision.comment })}</p>}
      <p className={classes.meaning}>{t(`banner:${kind.kind}.${status}.text`)}</p>
    </Notice>
  );
}
