// What the socket's `negotiation_changed` says of a negotiation.
import type { MessageRecord } from './negotiation-api.ts';

export interface NegotiationNews {
  negotiationId: string;
  /** Nothing was said or changed: somebody has read what is there. */
  read?: ReadNews;
  /** The new message, where the channel can carry it. Without it the thread's newest page is to be fetched. */
  sent?: SentNews | undefined;
}

/** Who has read up to which message. What is unread has changed for his own pages alone. */
export interface ReadNews {
  userId: string;
  upTo: string;
  readAt: string;
}

export interface SentNews {
  message: MessageRecord;
  /** The message before it in the thread; null: it is the first. Who does not have that one lacks more than this message. */
  after: string | null;
}
