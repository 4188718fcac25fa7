// Marks a thread as read when its end is in view on a page that is visible.
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { useEffect, useMemo } from 'react';
import { call } from '../../../platform/api/call.ts';
import { coalesced } from '../../../platform/realtime/coalesced.ts';
import { whenVisible } from '../../../platform/realtime/when-visible.ts';
import { useReadHere } from '../../notifications/use-notifications.ts';
import { useForgetUnread } from '../message/negotiation-news.ts';

/** Marks one at a time, and again for what comes meanwhile: without a pause, because that may be out of view after one. */
export const markingOf = (id: string, forget: (id: string) => void): (() => Promise<void>) =>
  coalesced(
    () =>
      call(negotiationApi.read, { params: { id }, body: {} })
        .then(() => forget(id))
        .catch((error: unknown) => console.warn('Not marked as read', error)),
    0,
  );

/** @param isEndSeen the end of the thread is in view */
export function useReading({ id, unreadCount }: NegotiationRecord, isEndSeen: boolean): void {
  const forget = useForgetUnread();
  const mark = useMemo(() => markingOf(id, forget), [id, forget]);
  useReadHere(id, isEndSeen);
  useEffect(() => {
    if (unreadCount === 0 || !isEndSeen) return undefined;
    return whenVisible(() => void mark());
  }, [unreadCount, isEndSeen, mark]);
}
