// The foot of a wizard, always in view: cancel at the left, back and next at the right. Next names the next step. On a phone
// the head has the cross that cancels.
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './wizard.module.css';

interface WizardFooterProps {
  steps: readonly { id: string; label: string; short?: string }[];
  step: number;
  submitLabel: string;
  submitting: boolean;
  submitDisabled?: boolean;
  onCancel: () => void;
  onPrevious: () => void;
}

export function WizardFooter(props: WizardFooterProps) {
  const { steps, step, submitLabel, submitting, submitDisabled = false, onCancel, onPrevious } = props;
  const { t } = useTranslation();
  const next = steps[step + 1];
  return (
    <div className={classes.footer}>
      <Button variant="default" onClick={onCancel} className={classes.cancel ?? ''}>
        {t('cancel')}
      </Button>
      <span className={classes.gap} />
      {step > 0 && (
        <Button
          variant="default"
          className={classes.previous ?? ''}
          leftSection={<IconArrowLeft size={18} stroke={1.9} />}
          onClick={onPrevious}
        >
          {t('wizard.previous')}
        </Button>
      )}
      <Button
        type="submit"
        loading={submitting}
        disabled={submitDisabled && !next}
        {...(next && { rightSection: <IconArrowRight size={18} stroke={1.9} /> })}
      >
        {next ? t('wizard.next', { name: next.short ?? next.label.toLowerCase() }) : submitLabel}
      </Button>
    </div>
  );
}
