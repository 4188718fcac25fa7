// Signing out by a button. If the server cannot be reached, the user learns that the session is still valid.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../../platform/session/departures.ts';
import { toasts } from '../../../platform/toasts.ts';

export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return async () => {
    if (await signOut()) queryClient.clear();
    else toasts.error(t('shell.sign_out_failed'), t('shell.sign_out_failed_text'));
  };
}
