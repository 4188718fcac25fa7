// The messages of an open negotiation: the newest page first, older ones on demand, updated when something changes.
import { useQueryClient } from '@tanstack/react-query';
import type { MessageRecord, NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onConnected, onNegotiationChanged } from '../../../platform/realtime/realtime.ts';
import { useSession } from '../../../platform/session/session.ts';
import { outbox } from '../message/outbox.ts';
import type { Box } from '../message/outbox-store.ts';
import type { UnreadLine } from './thread-machine.ts';
import { createThreadStore } from './thread-store.ts';

const nothingUnread: UnreadLine = { firstKey: undefined, count: 0 };

export interface Thread {
  /** Oldest first; undefined until they and the reader's read position are loaded. */
  messages: MessageRecord[] | undefined;
  failed: boolean;
  retry: () => void;
  loadingOlder: boolean;
  /** Undefined when there are no older ones, or while they are loading. */
  loadOlder: (() => void) | undefined;
  /** After a failure they are not requested again automatically. */
  olderFailed: boolean;
  hasOlder: boolean;
  unread: UnreadLine;
}

type ThreadStore = ReturnType<typeof createThreadStore>;

function useSocketNews({ dispatch }: ThreadStore, id: string): void {
  useEffect(() => {
    const stopChanged = onNegotiationChanged(({ negotiationId, sent, read }) => {
      if (negotiationId !== id) return;
      if (sent) dispatch({ type: 'sent', news: sent });
      else if (read) dispatch({ type: 'marked', news: read });
      else dispatch({ type: 'changed' });
    });
    const stopConnected = onConnected(() => dispatch({ type: 'connected' }));
    return () => {
      stopChanged();
      stopConnected();
    };
  }, [dispatch, id]);
}

/** Adds sent messages to the thread, and removes from the outbox those that the thread contains. */
function useArrivals({ dispatch }: ThreadStore, box: Box, messages: MessageRecord[] | undefined): void {
  useEffect(
    () =>
      outbox.onArrived(({ userId, negotiationId }, message) => {
        if (userId === box.userId && negotiationId === box.negotiationId) dispatch({ type: 'arrived', message });
      }),
    [dispatch, box],
  );
  useEffect(() => {
    if (messages) outbox.settle(box, messages);
  }, [box, messages]);
}

/** @param isFresh the record's unread count was fetched during this visit */
export function useThread({ templates, unreadCount }: NegotiationRecord, box: Box, isFresh: boolean): Thread {
  const client = useQueryClient();
  const { id: userId } = useSession();
  const [store] = useState(() => createThreadStore(client, box.negotiationId, userId));
  const { page, newest, older, unread } = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => store.open(), [store]);
  useEffect(() => {
    if (isFresh) store.dispatch({ type: 'counted', count: unreadCount, templates });
  }, [store, isFresh, unreadCount, templates]);
  useSocketNews(store, box.negotiationId);
  useArrivals(store, box, page?.items);
  const messages = unread.at === 'placed' ? page?.items : undefined;
  const hasOlder = page?.hasMore ?? false;
  return {
    messages,
    failed: !page && newest.at === 'behind',
    retry: store.retry,
    hasOlder,
    loadingOlder: messages !== undefined && older === 'loading',
    loadOlder: messages && hasOlder && older !== 'loading' ? store.loadOlder : undefined,
    olderFailed: older === 'failed',
    unread: unread.at === 'placed' ? unread.line : nothingUnread,
  };
}
