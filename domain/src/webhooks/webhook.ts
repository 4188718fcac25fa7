// Endpoints: the addresses to which a company has its events sent.
import { z } from 'zod';
import { text } from '../fields/texts.ts';
import { webhookUrl } from './webhook-address.ts';
import { deliveryStatuses } from './webhook-delivery.ts';
import { webhookEvents } from './webhook-events.ts';

/** The most of one company. */
export const mostWebhooks = 10;
/** How long the secret before counts beside a new one. */
export const oldSecretHours = 24;

const isEachOnce = (events: readonly string[]) => new Set(events).size === events.length;

const shape = {
  name: text(1, 100),
  url: webhookUrl,
  events: z.array(z.enum(webhookEvents)).min(1, 'error_required.events').max(webhookEvents.length).refine(isEachOnce),
};
export const newWebhook = z.strictObject(shape);
export const changedWebhook = z.strictObject({ ...shape, isActive: z.boolean() });
export type NewWebhook = z.infer<typeof newWebhook>;
export type ChangedWebhook = z.infer<typeof changedWebhook>;

/** Why nothing is sent: somebody switched it off; all tries of a webhook failed; the receiver answered 410. */
export const offReasons = ['by_hand', 'failing', 'gone'] as const;
export type OffReason = (typeof offReasons)[number];

export const webhookRecord = z
  .object({
    id: z.string(),
    version: z.int(),
    legalEntityId: z.string(),
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    isActive: z.boolean(),
    offReason: z.enum(offReasons).nullable(),
    offAt: z.string().nullable(),
    /** Until then the secret before the present one counts too. */
    oldSecretUntil: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    /** How many deliveries wait for a try. */
    waiting: z.int(),
    lastDelivery: z.object({ status: z.enum(deliveryStatuses), triedAt: z.string() }).nullable(),
    allowedActions: z.array(z.string()),
  })
  .meta({ id: 'Webhook' });
export type WebhookRecord = z.infer<typeof webhookRecord>;

/** The only answer that has the secret: it cannot be read again. */
export const webhookWithSecret = webhookRecord.extend({ secret: z.string() }).meta({ id: 'WebhookWithSecret' });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;
