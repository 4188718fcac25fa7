// A finished mail that has yet to be sent.
import type { Readable } from 'node:stream';

export interface OutgoingMail {
  /** Used for the Message-ID, so that the reader sees an accidentally repeated mail once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  at: Date;
  replyTo?: string | undefined;
  unsubscribeUrl?: string | undefined;
  attachments?: { name: string; contentType: string; content: Readable }[] | undefined;
}
