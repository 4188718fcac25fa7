// The heading of a step, for screen readers; sighted readers have the stepper. It takes the focus on each new step, so that
// the next Tab reaches the first field.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './wizard.module.css';

interface StepHeadingProps {
  label: string;
  /** Counted from 0. */
  step: number;
  count: number;
  /** True until the focus is here. */
  awaited: RefObject<boolean>;
}

export function StepHeading({ label, step, count, awaited }: StepHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // A step may wait for its texts while the page is hidden: the effect runs again when it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each new step
  useLayoutEffect(() => {
    if (!awaited.current) return;
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
    awaited.current = document.activeElement !== heading.current;
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className={`visually-hidden ${classes.stepHeading}`}>
      {t('wizard.step_heading', { step: step + 1, count, name: label })}
    </h2>
  );
}
