// After a sign-in: clears the data of any earlier session, and goes to the requested page.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { Profile } from '@wattpact/domain/users/user';
import { useGo } from '../../../platform/address/navigation.ts';
import { paths } from '../../../platform/address/paths.ts';
import { safeNext } from '../../../platform/address/safe-next.ts';
import { settingsQuery } from '../../../platform/api/settings.ts';
import { profileQuery } from '../../../platform/session/session.ts';
import { inLanguage, storedLanguage } from '../../../platform/words/language.ts';

export const useNext = (): string | undefined =>
  safeNext(useSearch({ strict: false, select: (search: Record<string, unknown>) => search.next }));

export function useSignedIn(): (user: Profile) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const go = useGo();
  const next = useNext();
  return (user) => {
    const settings = queryClient.getQueryData(settingsQuery.queryKey);
    queryClient.clear();
    queryClient.setQueryData(settingsQuery.queryKey, settings);
    queryClient.setQueryData(profileQuery.queryKey, user);
    // `next` already contains the app's base path: the history takes it as it is, while the router would add it again.
    if (next) router.history.push(next);
    else void go(storedLanguage() ? paths.home() : inLanguage('/', user.language));
  };
}
