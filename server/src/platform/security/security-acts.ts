// The log's line on each sign-in and each changed credential: password, second factor, provider, API key.
// Refused ones have lines of their own (refusals.ts).
import type { Context, SignedIn } from '../http/context.ts';
import { clientNetwork } from '../rate-limits/rate-limits.ts';
import { type Keys, sign } from '../sealed-text.ts';

/** Events that are such acts. */
const acts: ReadonlySet<string> = new Set([
  'signed_up',
  'signed_in',
  'signed_out',
  'session_ended',
  'identity_confirmed',
  'address_proven',
  'address_refused',
  'password_changed',
  'second_factor_enabled',
  'second_factor_disabled',
  'second_factor_reset',
  'recovery_codes_renewed',
  'provider_linked',
  'provider_unlinked',
  'administrator_created',
  'api_key_created',
  'api_key_ended',
]);

/** The account that an address stands for, as a keyed hash: the same for each try, and no list of addresses. */
export const accountMark = (keys: Keys, email: string): string =>
  sign(keys, 'account', email.trim().toLowerCase()).slice(0, 22);

/** The call and the request's id are in each line that is written during a call (log.ts). */
export function noteSecurityAct(
  { platform, actor, request }: Context<SignedIn | null>,
  security: string,
  about: { recordId?: string; account?: string },
): void {
  const line = {
    security,
    ...about,
    network: request && clientNetwork(request.ip),
    userId: actor?.id,
    apiKeyId: actor?.apiKey?.id,
  };
  platform.log.info(line, 'security');
}

/**
 * Written before the event's transaction ends, and again when that is repeated: the event alone proves that the act was
 * done.
 */
export function noteSecurityEvent(context: Context<SignedIn | null>, action: string, recordId: string): void {
  if (acts.has(action)) noteSecurityAct(context, action, { recordId });
}
