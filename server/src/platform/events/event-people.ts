// The people that events name. The event holds the id of a row, the row the names, so that they can be erased although
// the event log never is.
import type { Insertable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { EventPerson as EventPersonRow } from '../database/database-types.ts';
import type { Context, SignedIn } from '../http/context.ts';
import { newId } from '../ids.ts';

/** A person as they are at the moment of the event. */
export interface EventPerson {
  /** The linked account, if there is one. */
  userId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** How an event's changes name a person; the history shows the name instead, as long as it is kept. */
export interface PersonReference {
  person: string;
}

/** Keeps the people as they are now. @returns a reference for each, in their order; equal people have one in common */
export async function keepPeople(
  { db, now }: Pick<Context<SignedIn | null>, 'db' | 'now'>,
  people: readonly EventPerson[],
): Promise<PersonReference[]> {
  const ids = new Map<string, string>();
  const rows: Insertable<EventPersonRow>[] = [];
  const references = people.map(({ userId, firstName, lastName, email, phone }) => {
    const key = JSON.stringify([userId, firstName, lastName, email, phone]);
    const id = ids.get(key) ?? newId(now);
    if (!ids.has(key)) rows.push({ id, user_id: userId, first_name: firstName, last_name: lastName, email, phone });
    ids.set(key, id);
    return { person: id };
  });
  if (rows.length > 0) await db.insertInto('event_person').values(rows).execute();
  return references;
}

/** Erases what events say of the person with this address; those of their account go with the account's other data. */
export async function forgetPeople(db: Db, email: string): Promise<void> {
  await db.deleteFrom('event_person').where('email', '=', email).execute();
}

/** Erases a person whom events knew under another address than that of their account: a name with its address. */
export async function forgetPerson(
  db: Db,
  { email, firstName, lastName }: Pick<EventPerson, 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  const known = db.deleteFrom('event_person').where('email', '=', email);
  await known.where('first_name', '=', firstName).where('last_name', '=', lastName).execute();
}
