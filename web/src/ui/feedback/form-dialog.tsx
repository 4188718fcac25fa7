// A dialog with a form: its fields, and the buttons that send or close it. It is mounted only while it is open.
import { Button, getDefaultZIndex, Modal } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from './dialog-buttons.tsx';
import { useFocusBack } from './focus-back.ts';
import classes from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Names the action: `Emitir fatura`. */
  submitLabel: string;
  busy: boolean;
  disabled?: boolean;
  size?: number;
  /** The arrangement of the fields, if not one below the other. */
  fieldsClassName?: string | undefined;
  /** Over other dialogs that may be open, and closed by its buttons alone. */
  onTop?: boolean;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, onClose, onSubmit, submitLabel, busy, children } = props;
  const { disabled = false, size = 560, fieldsClassName = classes.fields ?? '', onTop = false } = props;
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      size={size}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...(onTop && { closeOnEscape: false, closeOnClickOutside: false, zIndex: getDefaultZIndex('modal') + 2 })}
    >
      <form onSubmit={onSubmit} noValidate>
        <div className={fieldsClassName}>{children}</div>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={disabled}>
            {submitLabel}
          </Button>
        </DialogButtons>
      </form>
    </Modal>
  );
}
