// The log of an endpoint: what was sent to it, and what it answered.
import { z } from 'zod';
import type { ListDeclaration } from '../filters/filters.ts';
import { testEvent, webhookEvents } from './webhook-events.ts';

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** An event; an earlier delivery sent again by hand; a trial. */
export const deliveryOrigins = ['event', 'replay', 'test'] as const;
export type DeliveryOrigin = (typeof deliveryOrigins)[number];

/** Why a try failed, each explained with what to do. */
export const deliveryFaults = [
  'unknown_host',
  'private_address',
  'no_connection',
  'tls',
  'timed_out',
  'broken_off',
  'redirect',
  'status',
  'gone',
  'no_secret',
  'switched_off',
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** In bytes: as much of an answer is read and kept. */
export const mostOfAnswer = 4096;

export const deliveryList = {
  filters: [
    {
      name: 'status',
      kind: 'badge_checkbox',
      column: 'status',
      many: true,
      options: deliveryStatuses,
      optionLabelKey: 'legalEntity:webhooks.status',
      labelKey: 'common:filters.status',
      primary: true,
    },
    {
      name: 'type',
      kind: 'select',
      column: 'type',
      many: true,
      options: [...webhookEvents, testEvent],
      optionLabelKey: 'legalEntity:webhooks.event',
      labelKey: 'legalEntity:webhooks.deliveries.type',
      primary: true,
    },
    {
      name: 'created',
      kind: 'date',
      column: 'created_at',
      names: { min: 'createdStart', max: 'createdEnd' },
      isInstant: true,
      labelKey: 'legalEntity:webhooks.deliveries.created_at',
      primary: true,
    },
  ],
  sorts: [{ name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' }],
} as const satisfies ListDeclaration;

const deliveryRow = z.object({
  id: z.string(),
  /** The header `webhook-id`. */
  messageId: z.string(),
  type: z.enum([...webhookEvents, testEvent]),
  origin: z.enum(deliveryOrigins),
  status: z.enum(deliveryStatuses),
  /** Of the last try. */
  fault: z.enum(deliveryFaults).nullable(),
  answerStatus: z.int().nullable(),
  tookMs: z.int().nullable(),
  triedAt: z.string().nullable(),
  tries: z.int(),
  nextTryAt: z.string().nullable(),
  createdAt: z.string(),
});
export const webhookDelivery = deliveryRow.meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const deliveryTry = z.object({
  at: z.string(),
  tookMs: z.int(),
  answerStatus: z.int().nullable(),
  fault: z.enum(deliveryFaults).nullable(),
  /** The beginning of what the receiver answered. */
  answer: z.string().nullable(),
  /** As they were sent. */
  headers: z.record(z.string(), z.string()),
});
export type DeliveryTry = z.infer<typeof deliveryTry>;

export const webhookDeliveryRecord = deliveryRow
  .extend({
    /** As it was sent, byte for byte. */
    body: z.string(),
    /** Each try, the first one first. */
    log: z.array(deliveryTry),
    allowedActions: z.array(z.string()),
  })
  .meta({ id: 'WebhookDeliveryDetail' });
export type WebhookDeliveryRecord = z.infer<typeof webhookDeliveryRecord>;
