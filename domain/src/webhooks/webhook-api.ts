// The calls about a company's webhooks.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { changedWebhook, newWebhook, webhookRecord, webhookWithSecret } from './webhook.ts';
import { deliveryList, webhookDelivery, webhookDeliveryRecord } from './webhook-delivery.ts';

const path = '/api/legal-entities/:id/webhooks';
const hookParams = z.strictObject({ id: z.string(), hookId: z.string() });
const deliveryParams = z.strictObject({ id: z.string(), hookId: z.string(), deliveryId: z.string() });

export const webhookApi = {
  list: apiCall({
    method: 'GET',
    path,
    access: 'user',
    status: 200,
    summary: 'The webhooks of a company, by name, for those who hold MANAGE in it',
    params: recordParams,
    answer: z.array(webhookRecord),
    problems: [403],
  }),
  create: apiCall({
    method: 'POST',
    path,
    access: 'user',
    status: 201,
    summary: 'Adds a webhook to an approved company; the only answer with its first secret',
    params: recordParams,
    body: newWebhook,
    answer: webhookWithSecret,
    // Not idempotent: the kept answer would hold the secret. A second webhook of the same name is refused.
    problems: [403, 409],
    freshProof: true,
  }),
  update: apiCall({
    method: 'PUT',
    path: `${path}/:hookId`,
    access: 'user',
    status: 200,
    summary: 'Changes a webhook, or switches it off or on; another address needs a fresh proof as a new webhook does',
    params: hookParams,
    body: changedWebhook,
    answer: webhookRecord,
    problems: [403, 409],
    versioned: true,
  }),
  remove: apiCall({
    method: 'DELETE',
    path: `${path}/:hookId`,
    access: 'user',
    status: 204,
    summary: 'Deletes a webhook with its log; what waits is not sent',
    params: hookParams,
    problems: [403],
  }),
  test: apiCall({
    method: 'POST',
    path: `${path}/:hookId/test`,
    access: 'user',
    status: 200,
    summary: 'Sends a trial at once, and answers what the receiver said',
    params: hookParams,
    answer: webhookDeliveryRecord,
    problems: [403, 409],
    perUser: userLimits.webhookTest,
  }),
  rotateSecret: apiCall({
    method: 'POST',
    path: `${path}/:hookId/secret`,
    access: 'user',
    status: 200,
    summary: 'Makes a new secret, and answers it this once; the one before signs beside it for 24 hours',
    params: hookParams,
    answer: webhookWithSecret,
    problems: [403, 409],
    freshProof: true,
  }),
  deliveries: apiCall({
    method: 'GET',
    path: `${path}/:hookId/deliveries`,
    access: 'user',
    status: 200,
    summary: 'What was sent to a webhook, as long as it is kept, newest first',
    params: hookParams,
    query: listQuery(deliveryList),
    answer: pageOf(webhookDelivery),
    problems: [403],
  }),
  delivery: apiCall({
    method: 'GET',
    path: `${path}/:hookId/deliveries/:deliveryId`,
    access: 'user',
    status: 200,
    summary: 'A delivery with what was sent, each try and what was answered',
    params: deliveryParams,
    answer: webhookDeliveryRecord,
    problems: [403],
  }),
  replay: apiCall({
    method: 'POST',
    path: `${path}/:hookId/deliveries/:deliveryId/replay`,
    access: 'user',
    status: 201,
    summary: 'Sends a delivery once more, with the same webhook-id and body',
    params: deliveryParams,
    answer: webhookDeliveryRecord,
    problems: [403, 409],
    idempotent: true,
  }),
};
