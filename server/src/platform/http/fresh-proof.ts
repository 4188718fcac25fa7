// The most sensitive calls need more than a session: a recent proof of identity.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { SignedIn } from './context.ts';
import { forbidden } from './problem-error.ts';

/** How long a sign-in, or a confirmation after it, counts as fresh. */
export const freshMinutes = 30;

/** Whether this call, with this query, needs a fresh proof. The query is still unparsed text. */
export function asksFreshProof(call: Pick<ApiCall, 'freshProof'> | undefined, query: unknown): boolean {
  const asked = call?.freshProof;
  if (asked === undefined || asked === true) return asked ?? false;
  return (query as Record<string, unknown> | null)?.[asked.flag] === 'true';
}

/** @throws 403 when the session's last proof is older */
export function checkFreshProof({ provenAt }: SignedIn, now: Date, minutes = freshMinutes): void {
  if (now.getTime() - Date.parse(provenAt) > minutes * 60_000) throw forbidden('error_fresh_sign_in_required');
}
