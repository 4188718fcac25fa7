// Notifications: their kinds, their record, their calls and the mails' preferences.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { pageOf, pageShape } from '../shared/page.ts';
import { id, recordParams } from '../shared/texts.ts';

export const resourceTypes = [
  'energy_contract',
  'project',
  'message',
  'legal_entity',
  'saved_search',
  'offer',
  'contract_template',
  'payment',
  'negotiation',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const notificationRecord = z
  .object({
    id: z.string(),
    isRead: z.boolean(),
    createdAt: z.string(),
    /** A sentence beside the title, e.g. the comment of a decision or the beginning of a message. */
    message: z.string(),
    title: z.object({
      /** `<resourceType>.<status or event>` in the notification namespace. */
      translationKey: z.string(),
      data: z.object({
        resourceType: z.enum(resourceTypes),
        resourceId: z.string(),
        resourceName: z.string(),
        status: z.string(),
        resourceEntity: z.string().nullable(),
        entityType: z.string().nullable(),
      }),
    }),
  })
  .meta({ id: 'Notification' });
export type NotificationRecord = z.infer<typeof notificationRecord>;

/** Either some notifications or all of them. */
const readBody = z
  .strictObject({ notificationIds: z.array(id).max(1000).optional(), all: z.literal(true).optional() })
  .refine(({ notificationIds, all }) => (notificationIds === undefined) !== (all === undefined), {
    path: ['notificationIds'],
    error: 'error_required.notification_ids',
  });

export const notificationApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    status: 200,
    summary: "The caller's notifications, newest first",
    query: z.object(pageShape),
    answer: pageOf(notificationRecord).extend({ unreadCount: z.int() }),
  }),
  read: apiCall({
    method: 'PATCH',
    path: '/api/notifications/read',
    access: 'user',
    status: 204,
    summary: 'Marks notifications as read',
    body: readBody,
  }),
  remove: apiCall({
    method: 'DELETE',
    path: '/api/notifications/:id',
    access: 'user',
    status: 204,
    summary: 'Deletes a notification',
    params: recordParams,
  }),
};
