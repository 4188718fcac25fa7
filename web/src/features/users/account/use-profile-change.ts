// A change of the profile: the new one replaces the old one everywhere at once, its picture in other tabs too.
import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@wattpact/domain/users/user';
import { profileQuery } from '../../../platform/session/session.ts';
import { storeAvatar } from './stored-avatar.ts';

export function useProfileChange(): (profile: Profile) => void {
  const queryClient = useQueryClient();
  return (profile) => {
    queryClient.setQueryData(profileQuery.queryKey, profile);
    storeAvatar(profile);
  };
}
