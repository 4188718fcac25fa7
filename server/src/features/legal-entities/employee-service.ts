// The people of a legal entity: entered in its form, invited, and linked to accounts.
import type { Representative } from '@wattpact/domain/legal-entities/legal-entity';
import type { FieldChange } from '@wattpact/domain/records/changes';
import { keepPeople, type PersonReference } from '../../platform/events/event-people.ts';
import { notifyRealtime } from '../../platform/events/notify.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import {
  type EmployeeRow,
  insertEmployee,
  linkByEmail,
  listEmployees,
  removeEmployee,
  updateEmployee,
} from './employee-queries.ts';

/** What the form says of the person. */
const representativeOf = ({ firstName, lastName, email, phone, authorizationLevel, role }: EmployeeRow) => ({
  firstName,
  lastName,
  email,
  phone,
  authorizationLevel,
  role,
});

interface ChangedPeople {
  before: readonly EmployeeRow[];
  after: readonly EmployeeRow[];
}

const referTo = (rows: readonly EmployeeRow[], references: readonly PersonReference[]) =>
  rows.map(({ id, authorizationLevel, role }, index) => ({
    employee: id,
    ...references[index],
    authorizationLevel,
    role,
  }));

/** For the log, which holds no names: who was in the list and who is, and what they may do. */
export async function changesOfPeople(
  context: Pick<Context, 'db' | 'now'>,
  { before, after }: ChangedPeople,
): Promise<FieldChange[]> {
  const [was, is] = [before, after].map((rows) => JSON.stringify(rows.map(representativeOf)));
  if (was === is) return [];
  const references = await keepPeople(context, [...before, ...after]);
  return [
    {
      fieldName: 'employees',
      oldValue: referTo(before, references.slice(0, before.length)),
      newValue: referTo(after, references.slice(before.length)),
    },
  ];
}

/** The creator's own entry: `manage`, and not one of the four representatives. */
export async function addOwner(context: Context, legalEntityId: string, user: { firstName: string; lastName: string }) {
  const { db, actor, now } = context;
  await insertEmployee(db, {
    id: newId(now),
    legalEntityId,
    userId: actor.id,
    email: actor.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: null,
    role: 'manage',
    authorizationLevel: 'administrator',
    isOwner: true,
    now,
  });
  await notifyRealtime(db, { rightsOf: actor.id });
}

/**
 * Makes the entity's people those of the form, matched by address, so that ids stay the same. The owner always stays,
 * with `manage`; a representative with the owner's address is the owner.
 */
export async function syncRepresentatives(
  { db, now }: Context,
  legalEntityId: string,
  representatives: readonly Representative[],
): Promise<ChangedPeople> {
  const present = await listEmployees(db, legalEntityId);
  for (const one of representatives) {
    const known = present.find(({ email }) => email === one.email);
    if (!known) await addRepresentative({ db, now }, legalEntityId, one);
    else
      await updateEmployee(db, known.id, {
        ...one,
        phone: one.phone ?? null,
        role: known.isOwner ? 'manage' : one.role,
      });
  }
  const named = new Set(representatives.map(({ email }) => email));
  for (const gone of present.filter(({ email, isOwner }) => !isOwner && !named.has(email))) {
    await removeEmployee(db, gone.id, now);
    if (gone.userId) await notifyRealtime(db, { rightsOf: gone.userId, left: legalEntityId });
  }
  return { before: present, after: await listEmployees(db, legalEntityId) };
}

const addRepresentative = ({ db, now }: Pick<Context, 'db' | 'now'>, legalEntityId: string, one: Representative) =>
  insertEmployee(db, {
    ...one,
    id: newId(now),
    legalEntityId,
    userId: null,
    phone: one.phone ?? null,
    isOwner: false,
    now,
  });

/**
 * Called when a user has proved an address: they become an employee of the approved entities that named it.
 * @returns of how many
 */
export async function linkEmployees(
  { db }: Pick<Context<SignedIn | null>, 'db'>,
  { userId, email }: { userId: string; email: string },
): Promise<number> {
  const entities = await linkByEmail(db, userId, email);
  if (entities.length > 0) await notifyRealtime(db, { rightsOf: userId });
  return entities.length;
}
