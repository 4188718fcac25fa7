// Asks before an irreversible action: names the object and the consequence. The focus starts on the safe button.
import { Button, getDefaultZIndex, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './confirm-dialog.module.css';
import { DialogButtons } from './dialog-buttons.tsx';
import { useFocusBack } from './focus-back.ts';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Names the object: `Eliminar «Charneca de Canhestros»?` */
  title: string;
  /** Names the action: `Eliminar projeto`. */
  confirmLabel: string;
  keepLabel?: string;
  onConfirm: () => void;
  /** Red, and never the default. */
  danger?: boolean;
  loading?: boolean;
  disabled?: boolean;
  /** Over another dialog that may be open. */
  onTop?: boolean;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, confirmLabel, keepLabel, onConfirm, danger, loading, disabled, children } = props;
  const { t } = useTranslation();
  useFocusBack(opened);
  return (
    <Modal
      zIndex={getDefaultZIndex('modal') + (props.onTop ? 1 : 0)}
      opened={opened}
      onClose={onClose}
      title={title}
      centered
      size={480}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.body}>{children}</div>
      <DialogButtons>
        <Button variant="default" onClick={onClose} data-autofocus>
          {keepLabel ?? t('cancel')}
        </Button>
        <Button
          {...(danger && { color: 'red' })}
          loading={loading ?? false}
          disabled={disabled ?? false}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogButtons>
    </Modal>
  );
}

/** The consequences of an action, in a red box; each line is a text with its icon. */
export const Consequences = ({ children }: { children: ReactNode }) => (
  <div className={classes.consequences}>{children}</div>
);
