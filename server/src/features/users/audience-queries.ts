// Who can be told of something: active users, with the language and the address to tell them in.
import type { Language } from '@wattpact/domain/terms/enumerations';
import type { Db } from '../../platform/database/database.ts';

export interface Recipient {
  userId: string;
  language: Language;
  email: string;
  preferences: unknown;
  /** Reads in the administrators' app. */
  isAdmin?: boolean;
}

const recipients = (db: Db) =>
  db
    .selectFrom('app_user')
    .select(['id as userId', 'language', 'email', 'preferences', 'is_admin as isAdmin'])
    .where('status', '=', 'active')
    .$narrowType<{ language: Language }>();

export const listAdministrators = (db: Db): Promise<Recipient[]> =>
  recipients(db).where('is_admin', '=', true).execute();

export const listActiveUsers = async (db: Db, ids: readonly string[]): Promise<Recipient[]> =>
  ids.length === 0 ? [] : recipients(db).where('id', 'in', ids).execute();
