// Signing out by a button: unsent input goes with the session. If the server cannot be reached, the user learns that the
// session is still valid.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../../platform/session/departures.ts';
import { removeUnsent } from '../../../platform/session/personal-storage.ts';
import { profileQuery } from '../../../platform/session/session.ts';
import { toasts } from '../../../platform/toasts.ts';

export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return async () => {
    const user = queryClient.getQueryData(profileQuery.queryKey);
    if (await signOut()) {
      if (user) removeUnsent(user.id);
      queryClient.clear();
    } else toasts.error(t('shell.sign_out_failed'), t('shell.sign_out_failed_text'));
  };
}
