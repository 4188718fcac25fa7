// A mail that is written and has only to leave.
import type { Readable } from 'node:stream';

export interface OutgoingMail {
  /** Makes the Message-ID: a mail that is sent twice by mischance is one to the reader. */
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
