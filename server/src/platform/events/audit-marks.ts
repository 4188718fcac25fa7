// What makes an event an entry of the audit log: an administrator or the operator did it, or it must show
// whoever does it.
import { isAlwaysAudited } from '@wattpact/domain/audit/automatic-acts';
import type { Context, SignedIn } from '../http/context.ts';
import { networkHash } from '../rate-limits/network-hash.ts';

interface AuditMarks {
  audited: boolean;
  /** Of the call's network; null for anybody else's events, and in jobs. */
  networkHash: string | null;
}

export function auditMarks(
  { actor, byOperator, request, platform }: Context<SignedIn | null>,
  action: string,
): AuditMarks {
  const isOfOperator = actor?.isAdmin ?? byOperator ?? false;
  const audited = isOfOperator || isAlwaysAudited(action);
  const isKnown = isOfOperator && request !== undefined;
  return { audited, networkHash: isKnown ? networkHash(platform.config, request.ip) : null };
}
