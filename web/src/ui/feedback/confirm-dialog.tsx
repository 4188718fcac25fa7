// Asks before what cannot be taken back: names the thing and the consequence. The focus starts on the button that keeps.
import { Button, getDefaultZIndex, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Names the thing: `Eliminar «Charneca de Canhestros»?` */
  title: string;
  /** Says what the button does: `Eliminar projeto`. */
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
      <div className={classes.buttons}>
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
      </div>
    </Modal>
  );
}

/** The consequences of an act, in a red box; each line is a piece of text with its icon. */
export const Consequences = ({ children }: { children: ReactNode }) => (
  <div className={classes.consequences}>{children}</div>
);
