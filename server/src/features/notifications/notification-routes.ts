// The calls about a person's own notifications.
import { notificationApi } from 'domain/notifications/notification-api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { deleteNotification, listNotifications, markRead } from './notification-queries.ts';

export function registerNotifications(app: FastifyInstance): void {
  route(app, notificationApi.list, ({ query }, { db, actor }) => listNotifications(db, actor.id, query));
  route(app, notificationApi.read, ({ body }, { db, actor }) =>
    markRead(db, actor.id, body.all ? 'all' : (body.notificationIds ?? [])),
  );
  route(app, notificationApi.remove, async ({ params }, { db, actor }) => {
    if (!(await deleteNotification(db, actor.id, params.id))) throw notFound();
  });
}
