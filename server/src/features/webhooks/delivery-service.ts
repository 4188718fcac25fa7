// The log of a webhook's deliveries, sending one again by hand, and a trial.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import type { WebhookDelivery, WebhookDeliveryRecord } from '@wattpact/domain/webhooks/webhook-delivery';
import { webhookActions } from '@wattpact/domain/webhooks/webhook-status';
import type { Context } from '../../platform/http/context.ts';
import { conflict, found } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import { findDelivery, findDue, insertDeliveries, listDeliveries, type StoredDelivery } from './delivery-queries.ts';
import { enqueueDeliveries, testDelivery } from './event-delivery-service.ts';
import { tryDelivery } from './try-delivery-service.ts';
import { findTarget } from './webhook-queries.ts';
import { getForAct, getWebhook, type Reached } from './webhook-service.ts';

/** What still waits is sent by itself, and a trial is made anew. */
const canReplay = ({ status, origin }: StoredDelivery): boolean => status !== 'waiting' && origin !== 'test';

function withActs(delivery: StoredDelivery, { entity, webhook }: Reached, { actor }: Context): WebhookDeliveryRecord {
  const acts = allowedActions(webhookActions, actor, { status: entity.status, ownerIds: [entity.id] });
  const replays = acts.includes('replay') && webhook.isActive && canReplay(delivery);
  return { ...delivery, allowedActions: replays ? ['replay'] : [] };
}

/** @throws 403, 404 */
export async function listDeliveriesOf(
  context: Context,
  { id, hookId }: { id: string; hookId: string },
  query: ListQuery,
): Promise<Page<WebhookDelivery>> {
  const { webhook } = await getWebhook(context, id, hookId);
  return listDeliveries(context.db, webhook.id, context.actor, query);
}

interface Named {
  id: string;
  hookId: string;
  deliveryId: string;
}

const getStored = async ({ db }: Context, webhookId: string, id: string): Promise<StoredDelivery> =>
  found(isId(id) ? await findDelivery(db, webhookId, id) : undefined);

/** @throws 403, 404 */
export async function getDelivery(context: Context, { id, hookId, deliveryId }: Named): Promise<WebhookDeliveryRecord> {
  const reached = await getWebhook(context, id, hookId);
  return withActs(await getStored(context, hookId, deliveryId), reached, context);
}

/** A delivery of its own in the log, and the same one for the receiver. @throws 403, 404, 409 */
export async function replayDelivery(
  context: Context,
  { id, hookId, deliveryId }: Named,
): Promise<WebhookDeliveryRecord> {
  const { db, now } = context;
  const reached = await getForAct(context, 'replay', id, hookId);
  const { messageId, type, body, ...stored } = await getStored(context, hookId, deliveryId);
  if (!reached.webhook.isActive) throw conflict('error_webhook_off');
  if (!canReplay({ messageId, type, body, ...stored })) throw conflict('error_wrong_status');
  const [replayId, at] = [newId(now), now.toISOString()];
  await insertDeliveries(db, [
    {
      ...{ id: replayId, webhookId: hookId, messageId, eventId: null, type, origin: 'replay', body },
      ...{ createdAt: at, nextTryAt: at },
    },
  ]);
  await enqueueDeliveries(db, hookId);
  return withActs(await getStored(context, hookId, replayId), reached, context);
}

/**
 * Sends at once, outside of a transaction, and once only: somebody waits for it. Also to a webhook that is off, so that a
 * receiver can be tried before it is switched on. @throws 403, 404, 409
 */
export async function sendTest(
  context: Context,
  { id, hookId }: { id: string; hookId: string },
): Promise<WebhookDeliveryRecord> {
  const { db, now, platform } = context;
  const reached = await getForAct(context, 'test', id, hookId);
  const delivery = testDelivery(hookId, id, now);
  await insertDeliveries(db, [delivery]);
  const [target, due] = await Promise.all([findTarget(db, hookId), findDue(db, delivery.id)]);
  await tryDelivery(platform, found(target), found(due));
  return withActs(await getStored(context, hookId, delivery.id), reached, context);
}
