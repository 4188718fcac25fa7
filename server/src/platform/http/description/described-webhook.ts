// What the server sends to the webhooks of companies, as the API's description has it.
import { type WebhookBody, webhookBody } from '@wattpact/domain/webhooks/webhook-body';
import { z } from 'zod';

const example: WebhookBody = {
  id: '019ab5f0-5a00-7000-8000-000000000001',
  version: 1,
  type: 'energy_contract.approved',
  createdAt: '2026-11-24T09:00:00.000Z',
  sequence: '019ab5f0-5a00-7000-8000-000000000000',
  company: { id: '019ab5f0-5a00-7000-8000-000000000002' },
  resource: {
    kind: 'energy_contract',
    id: '019ab5f0-5a00-7000-8000-000000000003',
    path: '/api/energy-contracts/019ab5f0-5a00-7000-8000-000000000003',
  },
};

const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
});

const bodySchema = () => {
  const { $schema: _, ...schema } = z.toJSONSchema(webhookBody) as Record<string, unknown>;
  return schema;
};

const description = `Sent to each webhook of a company that is on and asks for the event, in the form of Standard Webhooks. The body names the event and the record; what the record holds is read at \`resource.path\`, with an API key. The same event may come twice, under the same \`webhook-id\`, and events may come in another order; of one record, a later one has the greater \`sequence\`.`;

/** The part `webhooks` of an OpenAPI document. */
export const describedWebhooks = () => ({
  event: {
    post: {
      operationId: 'receiveWebhook',
      summary: 'An event of a company, as its own program receives it',
      description,
      tags: ['legal-entities'],
      security: [],
      parameters: [
        header('webhook-id', 'The same in each try and each replay'),
        header('webhook-timestamp', 'When this try was sent, in seconds since 1970'),
        header('webhook-signature', '`v1,` and the HMAC-SHA-256 in base64 of id, time and body with dots between'),
      ],
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(), example } } },
      responses: {
        '204': { description: 'Received; so is any other status from 200 to 299' },
        '410': { description: 'Nothing more is wanted: the webhook is switched off' },
      },
    },
  },
});
