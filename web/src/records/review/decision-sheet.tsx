// The sheet with the form of a decision, where that has no room beside the record. It says first who has the case.
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRef } from '../cases/case-calls.ts';
import { CaseStrip } from '../cases/case-strip.tsx';
import classes from './review.module.css';

interface DecisionSheetProps {
  of: CaseRef;
  title: string;
  opened: boolean;
  /** A question is open over the sheet: Escape is the question's. */
  isAsking: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function DecisionSheet({ of, title, opened, isAsking, onClose, children }: DecisionSheetProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnEscape={!isAsking}
      position="bottom"
      size="auto"
      classNames={{ content: classes.sheet ?? '' }}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.holder}>
        <CaseStrip of={of} />
      </div>
      {children}
    </Drawer>
  );
}
