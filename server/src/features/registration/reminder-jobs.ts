// The daily job that reminds of registrations: two working days before the deadline, on it, and after it, each once.
import { reminderStageOn, signaturesToRemindOf } from '@wattpact/domain/energy-contracts/registration-deadline';
import { withPatience } from '../../platform/database/with-patience.ts';
import { recordOnce } from '../../platform/events/record-once.ts';
import type { Context } from '../../platform/http/context.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { listUnregisteredSigned, lockUnregistered, type Unregistered } from './registration-queries.ts';
import { dueOf, registrationDay } from './registration-service.ts';
import { type ReminderData, reminderAction } from './reminder-service.ts';

const task = 'remind_of_registrations';

function reminderOf(one: Unregistered, context: Context<null>) {
  const day = registrationDay(context);
  const due = dueOf(one, day);
  const stage = due && reminderStageOn(day.today, due.signedAt);
  return due && stage ? { ...due, action: reminderAction(stage), entityIds: one.entityIds } : undefined;
}

/** Behind the record's lock, so that a repeated or a second run finds the first one's event and adds none. */
async function remind(context: Context<null>, candidate: Unregistered): Promise<void> {
  const { db } = context;
  const present = await lockUnregistered(db, candidate);
  const reminder = present && reminderOf(present, context);
  if (!reminder) return;
  const { kind, id, action, name, deadline, entityIds } = reminder;
  const ownerId = kind === 'energy_contract' ? entityIds[0] : null;
  await recordOnce(context, {
    recordKind: kind,
    recordId: id,
    ...(ownerId && { ownerId }),
    action,
    data: { name, deadline, entityIds } satisfies ReminderData,
  });
}

/** One transaction for each record: what a killed process has not reminded of, the repeated job does. */
export async function remindOfRegistrations(platform: Platform, now = new Date()): Promise<void> {
  const context = { platform, actor: null, now, requestId: task };
  const { today } = registrationDay(context);
  const candidates = await withPatience(platform.db, (db) => listUnregisteredSigned(db, signaturesToRemindOf(today)));
  for (const candidate of candidates) {
    if (!reminderOf(candidate, { ...context, db: platform.db })) continue;
    await platform.db.transaction().execute((db) => remind({ ...context, db }, candidate));
  }
}

export const registrationJobs: JobTable = {
  jobs: { [task]: (_: unknown, platform: Platform) => remindOfRegistrations(platform) },
  // Six o'clock in Portugal in winter, seven in summer; if no process runs then, at the next start of that day.
  schedule: [{ task, match: '0 6 * * *', lateMs: 17 * 3_600_000 }],
};
