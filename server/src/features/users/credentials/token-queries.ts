// The table of single-use tokens.
import { type Db, json } from '../../../platform/database/database.ts';

export type TokenKind = 'verify_email' | 'reset_password' | 'invitation' | 'second_factor';

interface NewToken {
  token_hash: Buffer;
  kind: TokenKind;
  user_id: string | null;
  email: string;
  data: Record<string, unknown>;
  created_at: string;
  expires_at: string;
}

export async function insertToken(db: Db, { data, ...token }: NewToken): Promise<void> {
  await db
    .insertInto('single_use_token')
    .values({ ...token, data: json(data) })
    .execute();
}

const valid = { columns: ['user_id', 'email', 'data'] } as const;

/** Deletes and returns it in one statement, so that only one of two concurrent calls gets it. */
export const deleteToken = (db: Db, kind: TokenKind, hash: Buffer, now: Date) =>
  db
    .deleteFrom('single_use_token')
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .returning(valid.columns)
    .executeTakeFirst();

/** Finds it without consuming it: a wrong code may be corrected while the challenge is valid. */
export const findToken = (db: Db, kind: TokenKind, hash: Buffer, now: Date) =>
  db
    .selectFrom('single_use_token')
    .select(valid.columns)
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

export async function deleteTokensOf(db: Db, userId: string, kind?: TokenKind): Promise<void> {
  const all = db.deleteFrom('single_use_token').where('user_id', '=', userId);
  await (kind === undefined ? all : all.where('kind', '=', kind)).execute();
}

/** Also those that were sent to the address before it had an account. */
export async function deleteTokensTo(db: Db, email: string): Promise<void> {
  await db.deleteFrom('single_use_token').where('email', '=', email).execute();
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('single_use_token').where('expires_at', '<=', now.toISOString()).execute();
}
