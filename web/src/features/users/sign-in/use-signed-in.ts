// After a sign-in: nothing of an earlier session stays, and one goes on to the asked page.
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { Profile } from '@wattpact/domain/users/user';
import { safeNext } from '../../../app/app-router.tsx';
import { useGo } from '../../../platform/address/navigation.ts';
import { paths } from '../../../platform/address/paths.ts';
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
    // The way back keeps the app's base path, which the history knows and the router adds by itself.
    if (next) router.history.push(next);
    else void go(storedLanguage() ? paths.home() : inLanguage('/', user.language));
  };
}
