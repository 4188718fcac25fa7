// Where a webhook may go, as far as its address alone tells. What its host's name leads to is checked at each try.
import { z } from 'zod';
import { storable } from '../fields/readable.ts';

/** Lower ports are those of mail, name and remote shell servers, which nobody should reach in our name. */
const isAllowedPort = (port: string): boolean => port === '' || port === '443' || Number(port) >= 1024;

function problemOf(typed: string): string | undefined {
  if (!storable(typed)) return 'error_webhook_url';
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'error_webhook_url';
  if (url.username !== '' || url.password !== '') return 'error_webhook_url_sign_in';
  if (url.hash !== '') return 'error_webhook_url';
  return isAllowedPort(url.port) ? undefined : 'error_webhook_url_port';
}

/** http passes here: the server takes it on loopback, in a demonstration. */
export const webhookUrl = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .superRefine((typed, context) => {
    const message = typed === '' || typed.length > 500 ? undefined : problemOf(typed);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
