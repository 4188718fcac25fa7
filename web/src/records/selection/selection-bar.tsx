// The bar below a list with selected records: how many they are, and what can be done with them.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './selection.module.css';

interface SelectionBarProps {
  label: string;
  text: string;
  onClear: () => void;
  /** The buttons. */
  children: ReactNode;
}

export function SelectionBar({ label, text, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.bar} aria-label={label}>
      <output>{text}</output>
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('filters.clear')}
      </Button>
      {children}
    </section>
  );
}
