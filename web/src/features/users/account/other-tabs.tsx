// Shows nothing: a picture that was changed in another tab is shown here too, on whichever page.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '../../../platform/session/session.ts';
import { onStoredAvatar } from './stored-avatar.ts';

export default function OtherTabs() {
  const queryClient = useQueryClient();
  useEffect(
    () => onStoredAvatar(() => void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })),
    [queryClient],
  );
  return null;
}
