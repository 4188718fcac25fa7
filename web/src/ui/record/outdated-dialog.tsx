// Somebody else changed the record meanwhile: says so, keeps what was typed, and offers the present state.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

interface OutdatedDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Loads the present state; what was typed is gone then, where the page shows the record as a form. */
  onReload: () => void;
  /** The page is a form whose input gives way to the loaded state. */
  losesInput?: boolean;
}

export function OutdatedDialog({ opened, onClose, onReload, losesInput = false }: OutdatedDialogProps) {
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
      {t(losesInput ? 'outdated.form_text' : 'outdated.text')}
    </ConfirmDialog>
  );
}
