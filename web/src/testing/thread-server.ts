// An imitated server of one thread, for tests: what is stored, what a page of it holds, and what the socket says of it.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { ReadNews, SentNews } from '@wattpact/domain/negotiations/negotiation-news';
import type { ThreadEffect } from '../features/negotiations/thread/thread-machine.ts';
import type { ThreadPage } from '../features/negotiations/thread/thread-pages.ts';

export const reader = 'bruno';
export const other = 'sara';

export const threadMessage = (id: string, senderId = other): MessageRecord =>
  ({ id, text: id, senderId, senderName: senderId, createdAt: id, files: [], readBy: [], termRef: null }) as never;

export type PageRequest = Exclude<ThreadEffect, { type: 'waitForQuiet' }>;

export function threadServer() {
  const stored: MessageRecord[] = [];
  return {
    /** Oldest first. */
    stored,
    add: (senderId: string): SentNews => {
      const after = stored.at(-1)?.id ?? null;
      const added = threadMessage(String(stored.length + 1).padStart(4, '0'), senderId);
      stored.push(added);
      return { message: structuredClone(added), after };
    },
    /** The other one has read everything; undefined if there is nothing to read. */
    markAll: (): ReadNews | undefined => {
      const upTo = stored.at(-1)?.id;
      if (upTo === undefined) return undefined;
      const mark: ReadNews = { userId: other, upTo, readAt: `read ${upTo}` };
      for (const { senderId, readBy } of stored)
        if (senderId === reader && readBy.length === 0) readBy.push({ userId: other, readAt: mark.readAt });
      return mark;
    },
    page: (request: PageRequest): ThreadPage => {
      const end = request.type === 'loadOlder' ? stored.findIndex(({ id }) => id === request.before) : stored.length;
      const start = Math.max(0, end - request.limit);
      return { items: structuredClone(stored.slice(start, end)), hasMore: start > 0 };
    },
  };
}
