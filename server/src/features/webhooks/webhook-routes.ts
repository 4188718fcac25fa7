// The cards of the calls about webhooks.
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { getDelivery, listDeliveriesOf, replayDelivery, sendTest } from './delivery-service.ts';
import { addWebhook, changeWebhook, listWebhooksOf, removeWebhook, rotateSecret } from './webhook-service.ts';

export function registerWebhooks(app: FastifyInstance): void {
  route(app, webhookApi.list, ({ params }, context) => listWebhooksOf(context, params.id));
  route(app, webhookApi.create, ({ params, body }, context) => addWebhook(context, params.id, body));
  route(app, webhookApi.update, ({ params, body }, context) => changeWebhook(context, params.id, params.hookId, body));
  route(app, webhookApi.remove, ({ params }, context) => removeWebhook(context, params.id, params.hookId));
  route(app, webhookApi.test, ({ params }, context) => sendTest(context, params), { ownTransactions: true });
  route(app, webhookApi.rotateSecret, ({ params }, context) => rotateSecret(context, params.id, params.hookId));
  route(app, webhookApi.deliveries, ({ params, query }, context) => listDeliveriesOf(context, params, query));
  route(app, webhookApi.delivery, ({ params }, context) => getDelivery(context, params));
  route(app, webhookApi.replay, ({ params }, context) => replayDelivery(context, params));
}
