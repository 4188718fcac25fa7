// The administrator's decision: comment, approve, reject, and what each of the two buttons still needs.

import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconCircleCheck, IconLock, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import type { RecordKind } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { useRefresh } from '../use-refresh.ts';
import { type DecisionRules, decisionRules, longestComment } from './decision-rules.ts';
import classes from './review.module.css';
import { ReviewChecklist } from './review-checklist.tsx';
import { type Decision, useReview } from './use-review.ts';

interface DecisionPanelProps {
  kind: RecordKind;
  record: ShownRecord;
}

/** The content of a part of the side panel. */
export function DecisionPanel({ kind, record }: DecisionPanelProps) {
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const refresh = useRefresh(kind);
  const [comment, setComment] = useState('');
  const [ticked, setTicked] = useState<string[]>([]);
  const review = useReview(kind, record);
  const rules = decisionRules(record, comment, review.busy);
  const decide = async (decision: Decision) => {
    if (!(await review.decide(decision, comment, ticked))) return;
    setComment('');
    setTicked([]);
  };
  const length = comment.trim().length;
  return (
    <div className={classes.decision}>
      <div className={classes.head}>
        <h3>{t('common:review.title')}</h3>
        <span className={classes.counter}>{t('common:review.counter', { count: length, max: longestComment })}</span>
      </div>
      <ReviewChecklist
        kind={kind}
        ticked={ticked}
        disabled={rules.approve === 'locked' && !review.busy}
        onChange={setTicked}
      />
      <Textarea
        label={t(`common:review.comment_for.${kind.kind}`)}
        placeholder={t('common:review.placeholder')}
        autosize
        minRows={3}
        maxRows={10}
        value={comment}
        error={length > longestComment ? t('errorMessages:error_max_length', { max: longestComment }) : undefined}
        disabled={rules.approve === 'locked' && !review.busy}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <ul className={classes.rules}>
        <Rule decision="approve" rules={rules} />
        <Rule decision="reject" rules={rules} />
      </ul>
      <div className={classes.buttons}>
        <Button
          variant={rules.reject ? 'default' : 'outline'}
          color="red"
          data-danger
          leftSection={<IconX size={18} stroke={1.9} />}
          disabled={rules.reject !== undefined}
          onClick={() => void decide('reject')}
        >
          {t('common:decision.reject')}
        </Button>
        <Button
          leftSection={<IconCheck size={18} stroke={1.9} />}
          disabled={rules.approve !== undefined}
          onClick={() => void decide('approve')}
        >
          {t('common:decision.approve')}
        </Button>
      </div>
      <OutdatedDialog opened={review.outdated} onClose={review.closeOutdated} onReload={() => void refresh()} />
    </div>
  );
}

function Rule({ decision, rules }: { decision: Decision; rules: DecisionRules }) {
  const { t } = useTranslation();
  const hindrance = rules[decision];
  const Mark = hindrance ? IconLock : IconCircleCheck;
  return (
    <li data-open={hindrance === undefined || undefined}>
      <Mark size={16} stroke={1.9} aria-hidden />
      <span>
        <strong>{t(`decision.${decision}`)}</strong>: {t(`review.rule.${decision}.${hindrance ?? 'free'}`)}
      </span>
    </li>
  );
}
