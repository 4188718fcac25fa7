// Asks before a page is left whose input is nowhere else.
import { useTranslation } from 'react-i18next';
import type { Leaving } from '../../platform/address/unsaved-changes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened={leaving.asking}
      onClose={leaving.stay}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      keepLabel={t('unsaved.stay')}
      onConfirm={leaving.leave}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
