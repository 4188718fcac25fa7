// A person's deadlines: those that stand in the tables, and those that the duty to register gives.
import { approvedEntitiesWith, entitiesWith, narrowedTo } from '@wattpact/domain/access/roles';
import type { Deadline, DeadlineKind } from '@wattpact/domain/deadlines/deadline';
import type { DueRegistration } from '@wattpact/domain/energy-contracts/registration-api';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { listDue, registrationDay } from '../registration/registration-service.ts';
import { type DeadlineEntities, listStored } from './deadline-queries.ts';

/** Nobody plans by more. */
const most = 100;

const entitiesOf = ({ actor }: Context, legalEntityId: string | undefined): DeadlineEntities => ({
  first: narrowedTo(entitiesWith(actor, 'view'), legalEntityId),
  second: narrowedTo(approvedEntitiesWith(actor, 'view'), legalEntityId),
  paying: narrowedTo(entitiesWith(actor, 'contracting'), legalEntityId),
});

const registration = ({ kind, id, name, deadline }: DueRegistration): Deadline => ({
  kind: 'registration',
  recordKind: kind,
  ...{ id, name, date: deadline },
});

const soonestFirst = (one: Deadline, other: Deadline) =>
  one.date.localeCompare(other.date) || one.kind.localeCompare(other.kind) || one.id.localeCompare(other.id);

/** From today on, of all of the actor's companies or of one of them. */
export async function listDeadlines(context: Context, legalEntityId?: string): Promise<Deadline[]> {
  const { today } = registrationDay(context);
  const stored = await listStored(context.db, { from: today }, entitiesOf(context, legalEntityId), most);
  const due = (await listDue(context, legalEntityId)).filter(({ daysLeft }) => daysLeft >= 0);
  return [...stored, ...due.map(registration)].sort(soonestFirst).slice(0, most);
}

/** @throws 404 for what has no such deadline, or is not the actor's */
export async function getDeadline(context: Context, kind: DeadlineKind, id: string): Promise<Deadline> {
  const all =
    kind === 'registration'
      ? (await listDue(context)).map(registration)
      : await listStored(context.db, { id }, entitiesOf(context, undefined), most);
  return found(all.find((one) => one.kind === kind && one.id === id));
}
