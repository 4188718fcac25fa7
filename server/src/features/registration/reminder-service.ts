// Who is reminded of a registration's deadline: whoever may register for one of its entities.

import { dueKinds } from '@wattpact/domain/energy-contracts/registration-api';
import { reminderStages } from '@wattpact/domain/energy-contracts/registration-deadline';
import { z } from 'zod';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Announcement } from '../notifications/notification-service.ts';

/** The event's action, which is also the notification's status. */
export const reminderAction = (stage: (typeof reminderStages)[number]): string => `registration_${stage}`;
const reminderActions = reminderStages.map(reminderAction);

/** What the event keeps for the job that sends the notifications. */
export const reminderData = z.object({
  name: z.string(),
  deadline: z.string(),
  entityIds: z.array(z.string()),
});
export type ReminderData = z.infer<typeof reminderData>;

const reminded = z.enum(dueKinds);

export const isReminder = ({ action }: Pick<LoggedEvent, 'action'>): boolean => reminderActions.includes(action);

export function reminderAnnouncements({ recordKind, recordId, action, data }: LoggedEvent): Announcement[] {
  const { name, deadline, entityIds } = reminderData.parse(data);
  const resourceType = reminded.parse(recordKind);
  return entityIds.map((entityId) => ({
    to: { entityId, role: 'contracting' },
    key: `${resourceType}.${action}`,
    resourceType,
    resourceId: recordId,
    resourceName: name,
    status: action,
    deadline,
    mail: 'decision',
  }));
}
