// Interprets a mail server's refusal: a message for administrators, and whether the job tries again.
import type { MailFault } from '@wattpact/domain/mails/mail';

export interface SmtpError {
  code?: string;
  /** The refused command: `MAIL FROM` (the sender), `RCPT TO` (the reader), `DATA` (the message). */
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

const unreached = ['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROXY', 'ECONNRESET'];
const lostFile = ['ENOENT', 'E_CANNOT_READ_FILE', 'NoSuchKey'];
/** RFC 5321 and RFC 3463: the basic code, or the enhanced code in the text. */
const fullMailbox = /\b[45]\.2\.2\b/;
const unknownMailbox = /\b5\.1\.[0136]\b/;
/** Not allowed, not signed in, or on a block list: the refusal concerns us and not this mail. */
const notAllowed = /\b5\.7\.\d+\b/;

/** The server will never accept this mail: no such mailbox, or message refused. */
export const isFinal = ({ command, responseCode = 0, response = '' }: SmtpError): boolean =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA') && !notAllowed.test(response);

export function faultOf({ code = '', command, responseCode = 0, response = '' }: SmtpError): MailFault {
  if (code === 'EAUTH' || responseCode === 530) return 'sign_in';
  if (code === 'ETLS') return 'no_tls';
  if (unreached.includes(code) && responseCode === 0) return 'no_connection';
  if (lostFile.includes(code)) return 'attachment';
  if (responseCode === 552 || responseCode === 452 || fullMailbox.test(response)) return 'full_mailbox';
  if (responseCode >= 500 && (command === 'MAIL FROM' || notAllowed.test(response))) return 'refused';
  if ([550, 551, 553].includes(responseCode) && command === 'RCPT TO') return 'unknown_mailbox';
  if (unknownMailbox.test(response)) return 'unknown_mailbox';
  if (responseCode >= 500) return 'refused';
  return responseCode >= 400 ? 'try_later' : 'other';
}
