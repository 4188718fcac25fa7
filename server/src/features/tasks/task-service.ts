// A person's open tasks: those that the database puts in order, and what is to be registered among them.

import { entitiesThatMay } from '@wattpact/domain/access/actions';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { Task } from '@wattpact/domain/tasks/task-api';
import type { Context } from '../../platform/http/context.ts';
import type { Unregistered } from '../registration/registration-queries.ts';
import { dueOf, registeringOf, registrationDay } from '../registration/registration-service.ts';
import { readTasks, shownTasks, type TaskRows, type Waiting } from './task-queries.ts';

/** A signed contract of a negotiation, or a rejected contract, with the deadline of its registration. */
function registrationTask(one: Unregistered, day: ReturnType<typeof registrationDay>): Waiting | undefined {
  const due = dueOf(one, day);
  if (!due) return undefined;
  const { id, name, comment, since } = one;
  const isSigned = one.kind === 'negotiation';
  return {
    kind: isSigned ? 'registration' : 'rejected',
    recordKind: one.kind,
    ...{ id, name, comment, since },
    signedAt: isSigned ? due.signedAt : null,
    dueDate: due.deadline,
    ...{ templateVersion: null, totalPrice: null, unreadCount: null },
    urgency: due.daysLeft < 0 ? 0 : 1,
  };
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
const undated = '9999-12-31';

/** As the statement orders them. */
const mostUrgentFirst = (one: Waiting, other: Waiting) =>
  one.urgency - other.urgency ||
  compare(one.dueDate ?? undated, other.dueDate ?? undated) ||
  compare(other.since, one.since) ||
  compare(one.id, other.id);

/** A rejected contract with a deadline takes the place of the one without. */
function withRegistrations(shown: Waiting[], registrations: Waiting[]): Waiting[] {
  if (registrations.length === 0) return shown;
  const ids = new Set(registrations.map(({ id }) => id));
  const others = shown.filter(({ kind, id }) => kind !== 'rejected' || !ids.has(id));
  return [...others, ...registrations].sort(mostUrgentFirst).slice(0, shownTasks);
}

/** Overdue ones first, then due ones, contracts past their end and records to correct, messages; each by its date. */
export async function listTasks(
  context: Context,
): Promise<Omit<TaskRows, 'shown' | 'unregistered'> & { items: Task[] }> {
  const { db, actor } = context;
  const day = registrationDay(context);
  const registering = {
    ...registeringOf(actor),
    contracting: entitiesThatMay(actor, energyContractActions.edit, 'rejected'),
  };
  const { shown, unregistered, ...counts } = await readTasks(db, actor, { registering, ...day });
  const registrations = unregistered.flatMap((one) => registrationTask(one, day) ?? []);
  const signed = registrations.filter(({ kind }) => kind === 'registration').length;
  return {
    items: withRegistrations(shown, registrations).map(({ urgency: _, since: __, ...task }) => task),
    ...{ ...counts, total: counts.total + signed },
  };
}
