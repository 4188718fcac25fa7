// An event for companies becomes a delivery for each of their webhooks that asks for it. It is a row; one job for each
// webhook works through its rows, so that a receiver that is away neither fills the queue of jobs nor delays others.
import { bodyVersion, type WebhookBody } from '@wattpact/domain/webhooks/webhook-body';
import {
  resourceKindOf,
  resourcePath,
  testEvent,
  type WebhookEvent,
  webhookEventOf,
} from '@wattpact/domain/webhooks/webhook-events';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { newId, newIdBeside } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { ToldCompany } from '../notifications/notification-service.ts';
import { insertDeliveries, type NewDelivery } from './delivery-queries.ts';
import { listSubscribers, type Subscriber } from './webhook-queries.ts';

export const deliveryTask = 'deliver_webhooks';

/** One job for each webhook, and one after the other: what waits is read from its rows. */
export async function enqueueDeliveries(
  db: Db,
  webhookId: string,
  when: { runAt?: Date; keepsRunAt?: boolean } = {},
): Promise<void> {
  const name = `webhook ${webhookId}`;
  await enqueue(db, deliveryTask, { webhookId }, { key: name, queue: name, ...when });
}

interface News extends ToldCompany {
  type: WebhookEvent;
}

const bodyOf = ({ type, entityId, event, announcement }: News, messageId: string): WebhookBody => {
  const [kind, id] = [resourceKindOf(type), announcement.resourceId];
  return {
    ...{ id: messageId, version: bodyVersion, type, createdAt: event.at, sequence: event.id },
    company: { id: entityId },
    resource: { kind, id, path: resourcePath(kind, id) },
  };
};

function deliveryOf(news: News, { id: webhookId, restingUntil }: Subscriber, now: Date): NewDelivery {
  // Deliveries are listed in the order of their events, whichever job runs first.
  const id = newIdBeside(news.event.id);
  const { type, event } = news;
  return {
    ...{ id, webhookId, messageId: id, eventId: event.id, type, origin: 'event' },
    body: JSON.stringify(bodyOf(news, id)),
    createdAt: now.toISOString(),
    nextTryAt: restingUntil ?? now.toISOString(),
  };
}

/** Several announcements of an event may be for one company: it hears of it once. */
function newsOf(told: readonly ToldCompany[]): News[] {
  const known = new Map<string, News>();
  for (const one of told) {
    const type = webhookEventOf(one.announcement.key);
    if (type !== undefined) known.set(`${one.entityId} ${one.event.id} ${type}`, { ...one, type });
  }
  return [...known.values()];
}

/** Runs with the telling of the event, and again when that is repeated: nothing is sent twice. */
export async function queueEvents({ db, now }: Pick<Context<null>, 'db' | 'now'>, told: readonly ToldCompany[]) {
  const news = newsOf(told);
  if (news.length === 0) return;
  const entityIds = [...new Set(news.map(({ entityId }) => entityId))];
  const subscribers = await listSubscribers(db, entityIds, [...new Set(news.map(({ type }) => type))]);
  const deliveries = subscribers.flatMap((subscriber) =>
    news
      .filter(({ entityId, type }) => entityId === subscriber.legalEntityId && subscriber.events.includes(type))
      .map((one) => deliveryOf(one, subscriber, now)),
  );
  if (deliveries.length === 0) return;
  await insertDeliveries(db, deliveries);
  for (const { id, restingUntil } of subscribers)
    await enqueueDeliveries(db, id, restingUntil === null ? {} : { runAt: new Date(restingUntil) });
}

/** A trial has a body like any other, about the webhook itself. */
export function testDelivery(webhookId: string, entityId: string, now: Date): NewDelivery {
  const id = newId(now);
  const at = now.toISOString();
  const body: WebhookBody = {
    ...{ id, version: bodyVersion, type: testEvent, createdAt: at, sequence: id },
    company: { id: entityId },
    resource: { kind: 'webhook', id: webhookId, path: `/api/legal-entities/${entityId}/webhooks` },
  };
  return {
    ...{ id, webhookId, messageId: id, eventId: null, type: testEvent, origin: 'test' },
    // It is sent at once: the job of the webhook leaves it alone meanwhile.
    ...{ body: JSON.stringify(body), createdAt: at, nextTryAt: new Date(now.getTime() + 60_000).toISOString() },
  };
}
