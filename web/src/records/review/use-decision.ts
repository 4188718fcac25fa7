// What an administrator has entered for a decision, and the question before it is sent. The form shows it beside the
// record, or in a sheet on narrow screens.
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
  confirm: () => Promise<void>;
  /** How many decisions were made here: a new one moves the focus. */
  made: number;
}

export function useDecision(kind: RecordKind, record: ShownRecord): Deciding {
  const [comment, setComment] = useState('');
  const [ticked, setTicked] = useState<string[]>([]);
  const [asked, ask] = useState<Decision>();
  const [made, setMade] = useState(0);
  const review = useReview(kind, record);
  const confirm = async () => {
    if (!asked) return;
    const isMade = await review.decide(asked, comment, ticked);
    ask(undefined);
    if (!isMade) return;
    setComment('');
    setTicked([]);
    setMade((count) => count + 1);
  };
  const rules = decisionRules(record, comment, review.busy);
  return { comment, setComment, ticked, setTicked, rules, review, asked, ask, confirm, made };
}
