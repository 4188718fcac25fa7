// What the administrator has checked, of a kind of record that has a list of it. The ticks go with the decision.
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RecordKind } from '../record-kind.ts';
import classes from './review.module.css';

interface ReviewChecklistProps {
  kind: Pick<RecordKind, 'base' | 'checks'>;
  ticked: readonly string[];
  disabled: boolean;
  onChange: (ticked: string[]) => void;
}

export function ReviewChecklist({ kind: { base, checks = [] }, ticked, disabled, onChange }: ReviewChecklistProps) {
  const { t } = useTranslation([base, 'common']);
  if (checks.length === 0) return null;
  return (
    <Checkbox.Group
      label={t(`${base}:review.checklist` as never)}
      description={t(`${base}:review.checklist_help` as never)}
      value={[...ticked]}
      onChange={onChange}
    >
      <div className={classes.checks}>
        {checks.map((one) => (
          <Checkbox key={one} value={one} disabled={disabled} label={t(`${base}:review.check.${one}` as never)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
