// The two buttons of a decision: below its form they ask, elsewhere they open the sheet with the form.
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DecisionRules } from './decision-rules.ts';
import classes from './review.module.css';
import type { Decision } from './use-review.ts';

interface DecisionButtonsProps {
  rules: DecisionRules;
  /** Defaults to that of a review. */
  approveLabel?: string;
  onAsk: (decision: Decision) => void;
}

/** At the end of the form. */
export const DecisionButtons = (props: DecisionButtonsProps) => (
  <div className={classes.buttons}>
    <TwoButtons {...props} />
  </div>
);

interface DecisionBarProps extends Pick<DecisionButtonsProps, 'rules' | 'approveLabel'> {
  onOpen: () => void;
}

/** Where the form has no room. What is wrong with the comment closes no button here: it is mended in the sheet. */
export function DecisionBar({ rules, approveLabel, onOpen }: DecisionBarProps) {
  const openly = (hindrance: DecisionRules['reject']) =>
    hindrance === 'no_comment' || hindrance === 'too_long' ? undefined : hindrance;
  const shown = { approve: openly(rules.approve), reject: openly(rules.reject) };
  if (shown.approve !== undefined && shown.reject !== undefined) return null;
  return <TwoButtons rules={shown} {...(approveLabel !== undefined && { approveLabel })} onAsk={onOpen} />;
}

function TwoButtons({ rules, approveLabel, onAsk }: DecisionButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant={rules.reject ? 'default' : 'outline'}
        color="red"
        data-danger
        leftSection={<IconX size={18} stroke={1.9} />}
        disabled={rules.reject !== undefined}
        onClick={() => onAsk('reject')}
      >
        {t('decision.reject')}
      </Button>
      <Button
        leftSection={<IconCheck size={18} stroke={1.9} />}
        disabled={rules.approve !== undefined}
        onClick={() => onAsk('approve')}
      >
        {approveLabel ?? t('decision.approve')}
      </Button>
    </>
  );
}
