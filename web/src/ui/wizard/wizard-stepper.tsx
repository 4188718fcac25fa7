// The current step: numbers with labels on a desktop, segments with "Passo 2 de 3" on a phone.
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './wizard.module.css';

interface WizardStepperProps {
  steps: readonly { id: string; label: string; description?: string }[];
  step: number;
  /** The user can go back to earlier steps. */
  onStep: (step: number) => void;
}

export function WizardStepper({ steps, step, onStep }: WizardStepperProps) {
  const { t } = useTranslation();
  const state = (index: number) => (index < step ? 'done' : index === step ? 'current' : 'next');
  return (
    <nav aria-label={t('wizard.steps')}>
      <ol className={classes.stepper}>
        {steps.map(({ id, label, description }, index) => (
          <li
            key={id}
            className={classes.step}
            data-state={state(index)}
            aria-current={index === step ? 'step' : undefined}
          >
            <button type="button" disabled={index >= step} onClick={() => onStep(index)}>
              <span className={classes.number} aria-hidden>
                {index < step ? <IconCheck size={16} stroke={2.2} /> : index + 1}
              </span>
              <span className={classes.stepText}>
                <span>{label}</span>
                {description && <small>{description}</small>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className={classes.phoneStepper} aria-hidden>
        <p>
          <strong>{steps[step]?.label}</strong>
          <span>{t('wizard.step_of', { step: step + 1, count: steps.length })}</span>
        </p>
        <div className={classes.segments}>
          {steps.map(({ id }, index) => (
            <span key={id} data-state={state(index)} />
          ))}
        </div>
      </div>
    </nav>
  );
}
