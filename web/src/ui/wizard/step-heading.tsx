// The heading of a step, for those who read it aloud; sighted readers have the stepper. Who goes to another step arrives
// here, so that the next press of Tab reaches its first field.
import { VisuallyHidden } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './wizard.module.css';

interface StepHeadingProps {
  label: string;
  /** Counted from 0. */
  step: number;
  count: number;
  /** True until the focus has arrived. */
  awaited: RefObject<boolean>;
}

export function StepHeading({ label, step, count, awaited }: StepHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // A step may wait for its texts while the page is hidden: this runs again when it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is another step
  useLayoutEffect(() => {
    if (!awaited.current) return;
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
    awaited.current = document.activeElement !== heading.current;
  }, [step]);
  return (
    <VisuallyHidden component="h2" ref={heading} tabIndex={-1} className={classes.stepHeading ?? ''}>
      {t('wizard.step_heading', { step: step + 1, count, name: label })}
    </VisuallyHidden>
  );
}
