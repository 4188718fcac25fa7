// Somebody else has changed the record: says so, keeps the input, and offers the present state.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

interface OutdatedDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Loads the present state. */
  onReload: () => void;
  /** What loading does on a page whose form is replaced by it. */
  children?: ReactNode;
}

export function OutdatedDialog({ opened, onClose, onReload, children }: OutdatedDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('outdated.title')}
      confirmLabel={t('outdated.reload')}
      keepLabel={t('outdated.stay')}
      onConfirm={() => {
        onClose();
        onReload();
      }}
    >
      {children ?? t('outdated.text')}
    </ConfirmDialog>
  );
}
