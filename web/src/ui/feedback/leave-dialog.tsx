// Asks before a page is left whose input is nowhere else.
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../platform/address/unsaved-changes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  /** Whether there is such input. */
  unsaved: boolean;
  /** `tabs`: the form is in a tab of its page, so that another tab leaves it too. */
  within?: 'page' | 'tabs';
}

export function LeaveDialog({ unsaved, within = 'page' }: LeaveDialogProps) {
  const { t } = useTranslation();
  const leaving = useUnsavedChanges(unsaved, within);
  return (
    <ConfirmDialog
      opened={leaving.asking}
      onClose={leaving.stay}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      keepLabel={t('unsaved.stay')}
      onConfirm={leaving.leave}
      onTop
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
