// The administrator's decision: comment, approve, reject, and what each of the two buttons still needs.

import { Textarea } from '@mantine/core';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { useTranslation } from 'react-i18next';
import { OutdatedDialog } from '../../ui/record/outdated-dialog.tsx';
import { DecisionTexts } from '../cases/decision-texts.tsx';
import type { RecordKind } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { type DecisionRules, longestComment } from './decision-rules.ts';
import classes from './review.module.css';
import { ReviewChecklist } from './review-checklist.tsx';
import type { Deciding } from './use-decision.ts';
import type { Decision } from './use-review.ts';

interface DecisionFormProps {
  kind: RecordKind;
  record: ShownRecord;
  deciding: Deciding;
}

/** The content of a part of the side panel, or of a sheet. */
export function DecisionForm({ kind, record, deciding }: DecisionFormProps) {
  const { t } = useTranslation(['common', 'errorMessages', 'toast']);
  const { comment, setComment, ticked, setTicked, rules, review, asked, ask, confirm } = deciding;
  const length = comment.trim().length;
  const isLocked = rules.approve === 'locked' && !review.busy;
  return (
    <div className={classes.decision}>
      <div className={classes.head}>
        <h3>{t('common:review.title')}</h3>
        <span className={classes.counter}>{t('common:review.counter', { count: length, max: longestComment })}</span>
      </div>
      <ReviewChecklist kind={kind} ticked={ticked} disabled={isLocked} onChange={setTicked} />
      <Textarea
        label={t(`common:review.comment_for.${kind.kind}`)}
        placeholder={t('common:review.placeholder')}
        autosize
        minRows={3}
        maxRows={10}
        value={comment}
        error={length > longestComment ? t('errorMessages:error_max_length', { max: longestComment }) : undefined}
        disabled={isLocked}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {!isLocked && <DecisionTexts kind={recordKinds[kind.kind].path} comment={comment} onInsert={setComment} />}
      <ul className={classes.rules}>
        <Rule decision="approve" rules={rules} />
        <Rule decision="reject" rules={rules} />
      </ul>
      <DecisionButtons rules={rules} onAsk={ask} />
      {asked && (
        <DecisionDialog
          kind={kind}
          record={record}
          decision={asked}
          comment={comment}
          busy={review.busy}
          onConfirm={confirm}
          onClose={() => ask(undefined)}
        />
      )}
      <OutdatedDialog {...review.outdated} />
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
