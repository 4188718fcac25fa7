// The calls about a person's own notifications.
import { notificationApi } from '@wattpact/domain/notifications/notification-api';
import type { FastifyInstance } from 'fastify';
import { notifyRealtime } from '../../platform/events/notify.ts';
import type { Context } from '../../platform/http/context.ts';
import { invalid, notFound } from '../../platform/http/problem-error.ts';
import { route } from '../../platform/http/route.ts';
import { findUser } from '../users/user-queries.ts';
import { endDigests } from './digest-service.ts';
import { deleteNotification, listNotifications, markRead } from './notification-queries.ts';
import { isUnsubscribeValid } from './unsubscribe-link.ts';

/** A read or deleted notification is so on all of the person's pages and devices. */
const tellOtherPages = ({ db, actor, fromSocket }: Context) =>
  notifyRealtime(db, { to: { users: [actor.id] }, except: fromSocket, event: 'notifications_changed', payload: null });

export function registerNotifications(app: FastifyInstance): void {
  route(app, notificationApi.list, ({ query }, { db, actor }) => listNotifications(db, actor.id, query));
  route(app, notificationApi.read, async ({ body }, context) => {
    const { db, actor } = context;
    if (await markRead(db, actor.id, body.all ? 'all' : (body.notificationIds ?? []))) await tellOtherPages(context);
  });
  route(app, notificationApi.confirmUnsubscribe, async ({ query }, { db, reply, platform }) => {
    // Only the bearer of a link learns the language of its person.
    const user = isUnsubscribeValid(platform.config, query) ? await findUser(db, query.user) : undefined;
    const language = user?.language ?? platform.config.defaultLanguage;
    // The signature goes behind the `#`, where no server logs it: unlike the other mailed tokens it never expires.
    reply.redirect(`/${language}/unsubscribe#${new URLSearchParams(query)}`);
  });
  // Mail programs send a form, which no other call accepts.
  app.register(async (mails) => {
    mails.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined);
    route(mails, notificationApi.unsubscribe, async ({ query }, { db, now, platform }) => {
      if (!isUnsubscribeValid(platform.config, query))
        throw invalid({ path: 'signature', key: 'error_invalid.signature' });
      await endDigests(db, query.user, now);
    });
  });
  route(app, notificationApi.remove, async ({ params }, context) => {
    if (!(await deleteNotification(context.db, context.actor.id, params.id))) throw notFound();
    await tellOtherPages(context);
  });
}
