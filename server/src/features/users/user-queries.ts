// Every statement on users and on their accounts at single sign-on providers.
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import type { UserRecord } from '@wattpact/domain/users/admin-user-api';
import type { AcceptedTexts } from '@wattpact/domain/users/legal-texts';
import { userList } from '@wattpact/domain/users/user-filters';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import type { AppUser } from '../../platform/database/database-types.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import type { Condition } from '../../platform/lists/conditions.ts';
import { type ListSource, listPage } from '../../platform/lists/list-page.ts';
import { deleteTokensOf } from './credentials/token-queries.ts';

export type UserRow = Omit<Selectable<AppUser>, 'search'>;

const columns = [
  'id',
  'email',
  'email_verified_at',
  'password_hash',
  'must_change_password',
  'first_name',
  'last_name',
  'display_name',
  'phone',
  'language',
  'is_admin',
  'status',
  'avatar_color',
  'avatar_file_id',
  'avatar_version',
  'preferences',
  'accepted_texts',
  'second_factor_secret',
  'second_factor_pending',
  'second_factor_recovery',
  'second_factor_last_step',
  'last_login_at',
  'created_at',
  'updated_at',
] as const;

/** @param email in lower case */
export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('app_user').select(columns).where('email', '=', email).executeTakeFirst();

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('app_user').select(columns).where('id', '=', id).executeTakeFirst();

/** @throws 404 */
export const getUser = async (db: Db, id: string): Promise<UserRow> => found(await findUser(db, id));

/** Locks the row until the transaction ends. @throws 404 */
export const lockUser = async (db: Db, id: string): Promise<UserRow> =>
  found(await db.selectFrom('app_user').select(columns).where('id', '=', id).forUpdate().executeTakeFirst());

/** For a record that names its creator. @throws 404 */
export async function findUserNames(db: Db, id: string): Promise<{ firstName: string; lastName: string }> {
  const names = db.selectFrom('app_user').select(['first_name as firstName', 'last_name as lastName']);
  return found(await names.where('id', '=', id).executeTakeFirst());
}

export interface NewUser {
  id: string;
  email: string;
  email_verified_at: string | null;
  password_hash: string | null;
  must_change_password?: boolean;
  first_name: string;
  last_name: string;
  phone: string | null;
  language: string;
  is_admin?: boolean;
  avatar_color: string;
  accepted_texts?: AcceptedTexts;
  created_at: string;
  updated_at: string;
}

/** Undefined when the address has an account already. */
export const insertUser = (db: Db, user: NewUser): Promise<UserRow | undefined> =>
  db
    .insertInto('app_user')
    .values({ ...user, accepted_texts: json(user.accepted_texts ?? {}) })
    .onConflict((on) => on.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst();

export const updateUser = (db: Db, id: string, set: Updateable<AppUser>, now: Date): Promise<UserRow> =>
  db
    .updateTable('app_user')
    .set({ ...set, updated_at: now.toISOString() })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Merges into the stored preferences, mails kind by kind. */
export const mergePreferences = (db: Db, id: string, preferences: object, now: Date): Promise<UserRow> =>
  updateUser(
    db,
    id,
    {
      preferences: sql`preferences || ${JSON.stringify(preferences)}::jsonb || jsonb_build_object('mails',
        coalesce(preferences -> 'mails', '{}') || coalesce(${JSON.stringify(preferences)}::jsonb -> 'mails', '{}'))` as never,
    },
    now,
  );

/** Whether the person agrees now to their visits and acts being counted. */
export async function agreesToCounting(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user
    where id = ${id} and (preferences ->> 'analytical')::boolean`.execute(db);
  return rows.length > 0;
}

/** The active administrators, locked until the transaction ends: two who disable each other concurrently wait here. */
export async function lockActiveAdministrators(db: Db): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('active administrators'))`.execute(db);
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** Only while the one that was read is still there: a second factor that was removed meanwhile must not come back. */
export async function replaceSecondFactor(db: Db, read: UserRow, sealed: string, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ second_factor_secret: sealed, updated_at: now.toISOString() })
    .where('id', '=', read.id)
    .where('second_factor_secret', '=', read.second_factor_secret)
    .execute();
}

/** Marks a time step as used, so that a code that was seen no longer works. */
export async function spendStep(db: Db, id: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('app_user')
    .set({ second_factor_last_step: step })
    .where('id', '=', id)
    .where('second_factor_last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Consumes a recovery code, passed as its hash. */
export async function spendRecoveryCode(db: Db, id: string, hash: string): Promise<boolean> {
  const spent = await sql`update app_user set second_factor_recovery = second_factor_recovery - ${hash}::text
    where id = ${id} and second_factor_recovery ? ${hash}::text returning id`.execute(db);
  return spent.rows.length > 0;
}

export const findIdentity = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom('provider_identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** False when that person of the provider belongs to an account already. */
export async function insertIdentity(
  db: Db,
  identity: { issuer: string; subject: string; user_id: string },
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('provider_identity')
    .values({ ...identity, created_at: now.toISOString() })
    .onConflict((on) => on.columns(['issuer', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const listIdentities = (db: Db, userId: string) =>
  db
    .selectFrom('provider_identity')
    .select(['id', 'issuer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export async function deleteIdentity(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('provider_identity').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** @returns whether there were any */
export async function deleteIdentities(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('provider_identity').where('user_id', '=', userId).returning('id').execute();
  return deleted.length > 0;
}

/** Removes every way into the account except its password: second factor, provider accounts, mailed links. */
export async function forgetWaysIn(db: Db, userId: string, now: Date): Promise<void> {
  const set = { second_factor_secret: null, second_factor_pending: null, second_factor_recovery: json([]) };
  await updateUser(db, userId, set, now);
  await deleteIdentities(db, userId);
  await deleteTokensOf(db, userId);
}

/**
 * Deletes the person's own data: the rows of every table that refers to the user with `on delete cascade`. The user's
 * row stays, because companies' records refer to it.
 */
export async function deleteOwnRows(db: Db, userId: string): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.confrelid = 'app_user'::regclass and c.contype = 'f' and c.confdeltype = 'c'`.execute(db);
  for (const { table, column } of rows) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db);
  }
}

/** How often a person has proven an address of this account. */
export async function countAddressProofs(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event
    where record_kind = 'user' and record_id = ${userId} and action = 'address_proven'`.execute(db);
  return rows[0]?.count ?? 0;
}

const marketplace = sql<boolean>`not t.is_admin`;
const administrators = sql<boolean>`t.is_admin`;

/** Deleted accounts, recoverable or for good, are listed only where their status or a text is asked for. */
const notDeleted = sql<boolean>`t.status not in ('user_soft_deleted', 'user_deleted')`;

const companies = sql`(select json_build_object(
    'first', (array_agg(json_build_object('id', l.id, 'name', l.name) order by e.created_at, e.id))[1],
    'count', count(*))
  from employee e join legal_entity l on l.id = e.legal_entity_id
  where e.user_id = t.id and e.removed_at is null and l.status <> 'deleted' having count(*) > 0)`;

const asked = ({ kind, status, searchQuery }: ListQuery): Condition[] => [
  ...(kind === undefined ? [] : [kind === 'admin' ? administrators : marketplace]),
  ...((Array.isArray(status) && status.length > 0) || searchQuery ? [] : [notDeleted]),
];

/** The users as administrators list them. */
export const userSource = ({ language }: SignedIn, query: ListQuery): ListSource<ListedUser> => ({
  table: 'app_user',
  declaration: userList,
  where: asked(query),
  select: sql`t.id, t.is_admin, t.first_name, t.last_name, t.display_name, t.email, t.email_verified_at, t.phone,
    t.language, t.status, t.second_factor_secret, t.last_login_at, t.created_at, ${companies} as companies`,
  isAdmin: true,
  language,
});

export const listUsers = (db: Db, actor: SignedIn, query: ListQuery): Promise<Page<ListedUser>> =>
  listPage(db, userSource(actor, query), query);

/** The columns of a list's rows; the companies are read in lists alone. */
export type ListedUser = Pick<
  UserRow,
  | 'id'
  | 'is_admin'
  | 'first_name'
  | 'last_name'
  | 'display_name'
  | 'email'
  | 'email_verified_at'
  | 'phone'
  | 'language'
  | 'status'
  | 'second_factor_secret'
  | 'last_login_at'
  | 'created_at'
> &
  Pick<UserRecord, 'companies'>;
