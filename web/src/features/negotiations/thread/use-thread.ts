// The messages of an open negotiation: the newest page first, older ones on demand, updated when something changes.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MessageRecord,
  type NegotiationRecord,
  negotiationApi,
} from '@wattpact/domain/negotiations/negotiation-api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { onConnected, onNegotiationChanged } from '../../../platform/realtime/realtime.ts';
import { useSession } from '../../../platform/session/session.ts';
import { outbox } from '../message/outbox.ts';
import type { Box } from '../message/outbox-store.ts';
import { type ThreadPage, withMessage, withOlder } from './thread-pages.ts';
import { firstUnreadOf, messageEntry, withVersions } from './thread-rows.ts';
import { changeThread, pageSize, threadQuery, useFreshen } from './use-freshen.ts';

/** With many unread messages, scrolls to the first of them. */
const largestPage = 100;

type Older = (limit: number) => Promise<void>;

/** Loads back from the first loaded message, one page at a time. */
function useOlder(id: string) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const busy = useRef(false);
  const load = useCallback<Older>(
    async (limit) => {
      const before = client.getQueryData<ThreadPage>(threadQuery(id).queryKey)?.items[0]?.id;
      if (busy.current || before === undefined) return;
      busy.current = true;
      setState('loading');
      try {
        const page = await call(negotiationApi.messages, { params: { id }, query: { limit, before } });
        changeThread(client, id, (known) => withOlder(known, before, page));
        setState('idle');
      } catch (error) {
        console.warn('Older messages were not loaded', error);
        setState('failed');
      } finally {
        busy.current = false;
      }
    },
    [client, id],
  );
  return { load, state };
}

type UnreadLine = Thread['unread'];

/**
 * The unread line stays where it was when the thread was opened. It is undefined until that is known; if more messages are
 * unread than loaded, older ones are loaded first.
 */
function useUnreadLine(
  page: ThreadPage | undefined,
  { templates, unreadCount: count }: NegotiationRecord,
  { load, state }: ReturnType<typeof useOlder>,
): UnreadLine | undefined {
  const { id: readerId } = useSession();
  const [line, setLine] = useState<UnreadLine>();
  const entries = page && withVersions(page.items.map(messageEntry), templates, page.hasMore);
  const loaded = entries?.filter(({ authorId }) => authorId !== readerId).length ?? 0;
  const isEnough = page && (loaded >= count || !page.hasMore || state === 'failed');
  useEffect(() => {
    if (page && !line && !isEnough && state === 'idle') void load(largestPage);
  }, [page, line, isEnough, state, load]);
  if (line || !entries || !isEnough) return line;
  const found = { firstKey: firstUnreadOf(entries, count, readerId), count };
  setLine(found);
  return found;
}

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
  unread: { firstKey: string | undefined; count: number };
}

/** Adds sent messages to the thread, and removes from the outbox those that the thread contains. */
function useArrivals(box: Box, messages: MessageRecord[] | undefined): void {
  const client = useQueryClient();
  useEffect(
    () =>
      outbox.onArrived(({ userId, negotiationId }, message) => {
        if (userId === box.userId && negotiationId === box.negotiationId)
          changeThread(client, negotiationId, (known) => withMessage(known, message));
      }),
    [client, box],
  );
  useEffect(() => {
    if (messages) outbox.settle(box, messages);
  }, [box, messages]);
}

/** @param isFresh the record's unread count was fetched during this visit */
export function useThread(record: NegotiationRecord, isFresh: boolean): Thread {
  const { id } = record;
  const { id: userId } = useSession();
  const freshen = useFreshen(id);
  const { data: page, isError, refetch } = useQuery(threadQuery(id));
  const older = useOlder(id);
  useEffect(() => {
    const changed = onNegotiationChanged(({ negotiationId, sent, read }) => {
      if (negotiationId !== id) return;
      if (sent) freshen.take(sent);
      else if (read) freshen.mark(read);
      else freshen.soon();
    });
    // Fetches what was missed while the connection was down.
    const connected = onConnected(freshen.all);
    return () => {
      changed();
      connected();
    };
  }, [id, freshen]);
  useArrivals(
    useMemo(() => ({ userId, negotiationId: id }), [userId, id]),
    page?.items,
  );
  const unread = useUnreadLine(isFresh ? page : undefined, record, older);
  const messages = unread && page?.items;
  const { load, state } = older;
  const loadOlder = useCallback(() => void load(pageSize), [load]);
  const hasOlder = page?.hasMore ?? false;
  return {
    messages,
    failed: isError && !page,
    retry: () => void refetch(),
    hasOlder,
    loadingOlder: messages !== undefined && state === 'loading',
    loadOlder: messages && hasOlder && state !== 'loading' ? loadOlder : undefined,
    olderFailed: state === 'failed',
    unread: unread ?? nothingUnread,
  };
}
