// The decision where there is no room for it beside the record: two buttons that stay in view, and a sheet with the form.
import { Button, Drawer } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DecisionRules } from './decision-rules.ts';
import classes from './review.module.css';

interface DecisionBarProps {
  rules: DecisionRules;
  onOpen: () => void;
}

/** A missing comment closes no button here: it is written in the sheet. */
export function DecisionBar({ rules, onOpen }: DecisionBarProps) {
  const { t } = useTranslation();
  const isOpen = (hindrance: string | undefined) => hindrance === undefined || hindrance === 'no_comment';
  if (!isOpen(rules.approve) && !isOpen(rules.reject)) return null;
  return (
    <>
      <Button
        variant="outline"
        color="red"
        data-danger
        leftSection={<IconX size={18} stroke={1.9} />}
        disabled={!isOpen(rules.reject)}
        onClick={onOpen}
      >
        {t('decision.reject')}
      </Button>
      <Button leftSection={<IconCheck size={18} stroke={1.9} />} disabled={!isOpen(rules.approve)} onClick={onOpen}>
        {t('decision.approve')}
      </Button>
    </>
  );
}

interface DecisionSheetProps {
  title: string;
  opened: boolean;
  /** A question is open over the sheet: Escape is the question's. */
  isAsking: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function DecisionSheet({ title, opened, isAsking, onClose, children }: DecisionSheetProps) {
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
      {children}
    </Drawer>
  );
}
