// Marks a thread as read when its end is in view on a page that is visible.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { useEffect, useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { whenVisible } from '../../../platform/realtime/when-visible.ts';
import { useReadHere } from '../../notifications/use-notifications.ts';
import { useForgetUnread } from '../message/negotiation-news.ts';

/** @param isEndSeen the end of the thread is in view */
export function useReading({ id, unreadCount }: NegotiationRecord, isEndSeen: boolean): void {
  const forget = useForgetUnread();
  const busy = useRef(false);
  useReadHere(id, isEndSeen);
  useEffect(() => {
    if (unreadCount === 0 || !isEndSeen) return undefined;
    return whenVisible(() => {
      if (busy.current) return;
      busy.current = true;
      call(negotiationApi.read, { params: { id }, body: {} })
        .then(() => forget(id))
        .catch((error: unknown) => console.warn('Not marked as read', error))
        .finally(() => {
          busy.current = false;
        });
    });
  }, [id, unreadCount, isEndSeen, forget]);
}
