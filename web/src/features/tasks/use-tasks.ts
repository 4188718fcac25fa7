// The user's tasks, for the home page and for the counts of the sidebar and the tabs.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { taskApi } from '@wattpact/domain/tasks/task-api';
import { useEffect } from 'react';
import { apiQuery } from '../../platform/api/query.ts';
import { onConnected, onNegotiationChanged } from '../../platform/realtime/realtime.ts';
import { useSession } from '../../platform/session/session.ts';

export const useTasks = () => useQuery(apiQuery(taskApi.list));

/**
 * For the frame of every page: an item read on another page or device is no longer a task, and changes before the socket was
 * connected must be fetched.
 */
export function useTaskNews(): void {
  const client = useQueryClient();
  const { id: userId } = useSession();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: [taskApi.list.path] });
    const stopConnected = onConnected(refresh);
    const stopChanged = onNegotiationChanged(({ read }) => {
      if (read?.userId === userId) refresh();
    });
    return () => {
      stopConnected();
      stopChanged();
    };
  }, [client, userId]);
}
