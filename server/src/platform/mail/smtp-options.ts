// What an SMTP address must not contain: its query overrides the mailer's settings, and mails carry links that open
// accounts.
import { isLoopback } from '../loopback.ts';

const weakening = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'service', 'proxy'];

/** Whether the address leaves the mailer's TLS settings for another machine untouched. */
export function keepsTls(smtpUrl: string): boolean {
  if (!URL.canParse(smtpUrl)) return true;
  const { hostname, searchParams } = new URL(smtpUrl);
  const names = [...searchParams.keys()];
  return isLoopback(hostname) || !names.some((name) => name.startsWith('tls.') || weakening.includes(name));
}
