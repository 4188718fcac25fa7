// What a webhook says, and how it is signed. It names what happened and the record, and nothing that the record holds: the
// receiver fetches that with an API key, so that it reads what the company may read then, and an event that comes late
// or twice does no harm.
import { z } from 'zod';
import { testEvent, webhookEvents, webhookResourceKinds } from './webhook-events.ts';

/** A later form of the body that receivers of this one could misread gets another number. */
export const bodyVersion = 1;

export const webhookBody = z.object({
  /** The same in each try and each replay of an event, and in the header `webhook-id`. */
  id: z.string(),
  version: z.literal(bodyVersion),
  type: z.enum([...webhookEvents, testEvent]),
  /** When it happened. */
  createdAt: z.string(),
  /** Events of one record sort by it as text; they may arrive in another order. */
  sequence: z.string(),
  /** The company that is told. */
  company: z.object({ id: z.string() }),
  resource: z.object({
    kind: z.enum([...webhookResourceKinds, 'webhook']),
    id: z.string(),
    /** Where the API answers it: `/api/energy-contracts/…`. */
    path: z.string(),
  }),
});
export type WebhookBody = z.infer<typeof webhookBody>;

/** Before the secret's 32 bytes in base64. */
export const secretPrefix = 'whsec_';

/** What a signature is made over. */
export const signedText = (id: string, timestamp: number, body: string): string => `${id}.${timestamp}.${body}`;
