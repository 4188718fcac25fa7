// The contents of the socket events about negotiations: `negotiation_changed`, and `typing` in both directions.
import type { MessageRecord } from './negotiation-api.ts';

export interface NegotiationNews {
  negotiationId: string;
  /** Only a read mark changed: no message was written and no term changed. */
  read?: ReadNews;
  /** The new message, if it fits into the channel; otherwise the client fetches the newest page of the thread. */
  sent?: SentNews | undefined;
}

/** Who has read up to which message. The unread count changed only on that person's own pages. */
export interface ReadNews {
  userId: string;
  upTo: string;
  readAt: string;
}

export interface SentNews {
  message: MessageRecord;
  /**
   * The id of the message before it in the thread; null for the first one. A client without that message has missed
   * more than this one.
   */
  after: string | null;
}

/** How often a page says so, in ms; the server drops what comes sooner. */
export const typingEveryMs = 3000;

/** The pages of both sides hear who is typing. */
export interface TypingNews {
  negotiationId: string;
  userId: string;
  name: string;
}
