// What an SMTP address may not say of itself: its query goes before the settings of the mailer, and mails carry links that
// open accounts.
import { isLoopback } from '../loopback.ts';

const weakening = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'service', 'proxy'];

/** Whether the address leaves TLS to another machine as the mailer wants it. */
export function keepsTls(smtpUrl: string): boolean {
  if (!URL.canParse(smtpUrl)) return true;
  const { hostname, searchParams } = new URL(smtpUrl);
  const names = [...searchParams.keys()];
  return isLoopback(hostname) || !names.some((name) => name.startsWith('tls.') || weakening.includes(name));
}
