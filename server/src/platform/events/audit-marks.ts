// What makes an event an entry of the audit log: an administrator or the operator did it, or the platform by itself
// something that must show.
import { isAutomatic } from '@wattpact/domain/audit/automatic-acts';
import type { Context, SignedIn } from '../http/context.ts';
import { clientNetwork } from '../rate-limits/rate-limits.ts';
import { type Keys, sign } from '../sealed-text.ts';

interface AuditMarks {
  audited: boolean;
  /** Of the call's network; null for anybody else's events, and in jobs. */
  networkHash: string | null;
}

/** The same for all calls from one network; without SECRET_KEY nobody can try which address it stands for. */
const hashOf = (keys: Keys, address: string): string => sign(keys, 'network', clientNetwork(address)).slice(0, 22);

export function auditMarks(
  { actor, byOperator, request, platform }: Context<SignedIn | null>,
  action: string,
): AuditMarks {
  const audited = actor?.isAdmin ?? byOperator ?? isAutomatic(action);
  const isKnown = audited && request !== undefined;
  return { audited, networkHash: isKnown ? hashOf(platform.config, request.ip) : null };
}
