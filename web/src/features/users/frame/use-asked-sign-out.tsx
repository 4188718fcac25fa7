// Signing out removes what was typed and not sent; where there is any, it asks first.
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../platform/lazy.ts';
import { hasUnsent } from '../../../platform/session/personal-storage.ts';
import { useSignOut } from '../sign-in/use-sign-out.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}));

/** @returns what signs out, and the question to render */
export function useAskedSignOut(userId: string): [() => void, ReactNode] {
  const { t } = useTranslation();
  const leave = useSignOut();
  const [asks, setAsks] = useState(false);
  const question = asks && (
    <Suspense>
      <ConfirmDialog
        opened
        danger
        onClose={() => setAsks(false)}
        title={t('shell.sign_out_unsent')}
        confirmLabel={t('shell.sign_out_anyway')}
        keepLabel={t('shell.stay')}
        onConfirm={() => void leave()}
      >
        {t('shell.sign_out_unsent_text')}
      </ConfirmDialog>
    </Suspense>
  );
  return [() => (hasUnsent(userId) ? setAsks(true) : void leave()), question];
}
