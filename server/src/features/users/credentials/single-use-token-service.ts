// Tokens that are sent to an address and work once. The database stores only their SHA-256.
import { fixedPeriods } from '@wattpact/domain/operation/retention';
import type { Db } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/sessions/session-queries.ts';
import { deleteToken, deleteTokensOf, insertToken, type TokenKind } from './token-queries.ts';

const hour = 3_600_000;
const lifetimes: Record<TokenKind, number> = {
  verify_email: fixedPeriods.VERIFICATION_LINK_DAYS * 24 * hour,
  reset_password: fixedPeriods.RESET_LINK_HOURS * hour,
  invitation: fixedPeriods.INVITATION_DAYS * 24 * hour,
  second_factor: hour / 12,
};

export interface TokenFor {
  kind: TokenKind;
  /** The address to which it is sent and which it proves. */
  email: string;
  userId?: string;
  data?: Record<string, unknown>;
  now: Date;
}

/** @returns the token, which is not stored */
export async function issueToken(db: Db, { kind, email, userId, data = {}, now }: TokenFor): Promise<string> {
  const token = newToken();
  await insertToken(db, {
    token_hash: hashToken(token),
    kind,
    user_id: userId ?? null,
    email: email.toLowerCase(),
    data,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetimes[kind]).toISOString(),
  });
  return token;
}

/** Consumes a token; undefined when it is unknown, used or expired. */
export const redeemToken = (db: Db, kind: TokenKind, token: string, now: Date) =>
  deleteToken(db, kind, hashToken(token), now);

/** Invalidates earlier tokens. */
export const withdrawTokens = (db: Db, kind: TokenKind, userId: string): Promise<void> =>
  deleteTokensOf(db, userId, kind);
