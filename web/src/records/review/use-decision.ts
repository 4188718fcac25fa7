// What an administrator has entered for a decision, and the question before it is sent. The form shows it beside the
// record, or in a sheet on narrow screens.
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { RecordKind } from '../record-kind.ts';
import type { ShownRecord } from '../shown-record.ts';
import { type DecisionRules, decisionRules } from './decision-rules.ts';
import { type Decision, type Review, useReview } from './use-review.ts';

export interface Deciding {
  comment: string;
  setComment: (comment: string) => void;
  ticked: readonly string[];
  setTicked: (ticked: string[]) => void;
  rules: DecisionRules;
  review: Review;
  /** The decision that is to be confirmed. */
  asked: Decision | undefined;
  ask: (decision: Decision | undefined) => void;
  confirm: () => void;
  /** Where there is no room beside the record, the form is in a sheet. */
  sheet: { opened: boolean; open: () => void; close: () => void };
}

export function useDecision(kind: RecordKind, record: ShownRecord): Deciding {
  const [comment, setComment] = useState('');
  const [ticked, setTicked] = useState<string[]>([]);
  const [asked, ask] = useState<Decision>();
  const [opened, sheet] = useDisclosure();
  const review = useReview(kind, record);
  const onDone = () => {
    sheet.close();
    setComment('');
    setTicked([]);
  };
  const confirm = async () => {
    if (!asked) return;
    await review.decide(asked, { comment, checklist: ticked, onDone });
    ask(undefined);
  };
  return {
    comment,
    setComment,
    ticked,
    setTicked,
    rules: decisionRules(record, comment, review.busy),
    review,
    asked,
    ask,
    confirm: () => void confirm(),
    sheet: { opened, ...sheet },
  };
}
