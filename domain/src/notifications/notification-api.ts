// The calls about a person's own notifications.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { id, recordParams } from '../fields/texts.ts';
import { pageOf, pageShape } from '../filters/page.ts';
import { notificationRecord } from './notification.ts';

/** Either some notifications or all of them. */
const readBody = z
  .strictObject({ notificationIds: z.array(id).max(1000).optional(), all: z.literal(true).optional() })
  .refine(({ notificationIds, all }) => (notificationIds === undefined) !== (all === undefined), {
    path: ['notificationIds'],
    error: 'error_required.notification_ids',
  });

const unsubscribeLink = z.object({ user: id, signature: z.string().max(100) });

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
  unsubscribe: apiCall({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    access: 'public',
    status: 204,
    summary: "Ends the digest mails of the link's reader; mail programs call it with one click (RFC 8058)",
    query: unsubscribeLink,
  }),
  confirmUnsubscribe: apiCall({
    method: 'GET',
    path: '/api/notifications/unsubscribe',
    access: 'public',
    status: 302,
    summary: 'Leads to the page that ends the digest mails',
    query: unsubscribeLink,
    raw: 'download',
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
