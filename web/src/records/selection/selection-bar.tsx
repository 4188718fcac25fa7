// The bar below a list with selected records, or a form with changes: how many they are, and what can be done with them.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './selection.module.css';

interface SelectionBarProps {
  label: string;
  text: string;
  onClear: () => void;
  /** Names what is given up, if that is more than a selection. */
  clearLabel?: string;
  /** The buttons. */
  children: ReactNode;
}

export function SelectionBar({ label, text, onClear, clearLabel, children }: SelectionBarProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.bar} aria-label={label}>
      <output>{text}</output>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {clearLabel ?? t('filters.clear')}
      </Button>
      {children}
    </section>
  );
}
