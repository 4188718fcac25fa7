// Refreshes lists and records when a negotiation changes. Events are coalesced, so that many of them cause few fetches and
// an older answer never replaces a newer one.
import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { type NegotiationRow, negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { taskApi } from '@wattpact/domain/tasks/task-api';
import { useCallback, useEffect } from 'react';
import { apiQuery } from '../../../platform/api/query.ts';
import { coalesced } from '../../../platform/realtime/coalesced.ts';
import { onConnected, onNegotiationChanged } from '../../../platform/realtime/realtime.ts';
import { useSession } from '../../../platform/session/session.ts';
import { outbox } from './outbox.ts';

export const negotiationQuery = (id: string) => apiQuery(negotiationApi.get, { params: { id } });

/** Queries of lists and records of negotiations, in every variant. */
const listsAndRecords: QueryFilters = {
  predicate: ({ queryKey: [path] }) => path === negotiationApi.list.path || path === negotiationApi.get.path,
};

async function refresh(client: QueryClient): Promise<void> {
  // A running request may have started before the change, so it is not cancelled: it completes first.
  await client.refetchQueries({ ...listsAndRecords, fetchStatus: 'fetching' }, { cancelRefetch: false });
  await client.invalidateQueries(listsAndRecords, { cancelRefetch: false });
}

const refreshers = new WeakMap<QueryClient, () => Promise<void>>();

export function useRefreshNegotiations(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => {
    const known = refreshers.get(client) ?? coalesced(() => refresh(client));
    refreshers.set(client, known);
    return known();
  }, [client]);
}

/** For the page of negotiations: fetches each negotiation that changes, and what was missed while offline. */
export function useNegotiationNews(): void {
  const refresh = useRefreshNegotiations();
  const { id: userId } = useSession();
  useEffect(() => {
    const stops = [
      onNegotiationChanged(({ read }) => {
        if (!read || read.userId === userId) void refresh();
      }),
      onConnected(() => void refresh()),
      // The server does not send a page the events that this page caused.
      outbox.onArrived((box) => {
        if (box.userId === userId) void refresh();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [refresh, userId]);
}

/** Sets the unread count to zero at once; the server's event brings the rest. */
export function useForgetUnread(): (id: string) => void {
  const client = useQueryClient();
  return useCallback(
    (id) => {
      client.setQueryData(negotiationQuery(id).queryKey, (known) => known && { ...known, unreadCount: 0 });
      void client.invalidateQueries({ queryKey: [taskApi.list.path] });
      client.setQueriesData<{ pages: { items: NegotiationRow[] }[] }>(
        { queryKey: [negotiationApi.list.path, 'pages'] },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.map((row) => (row.id === id ? { ...row, unreadCount: 0 } : row)),
            })),
          },
      );
    },
    [client],
  );
}
