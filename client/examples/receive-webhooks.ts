// Receives webhooks: checks the signature over the bytes as they came, answers at once, and works afterwards.
//
//   WATTPACT_WEBHOOK_SECRET=whsec_… PORT=8080 node client/examples/receive-webhooks.ts
//
// Put it behind what ends TLS for you: webhooks are sent to https addresses only.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';

export interface Webhook {
  /** The same in each try and each replay: keep it, and do nothing for one that you know. */
  id: string;
  version: number;
  type: string;
  createdAt: string;
  /** Webhooks may arrive in another order: of one record, a later event has the greater text here. */
  sequence: string;
  company: { id: string };
  /** Read the record at this path of the API, with an API key. */
  resource: { kind: string; id: string; path: string };
}

/** What is older was perhaps recorded by somebody and is sent again. */
const oldestSeconds = 300;

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/**
 * @param body the bytes as they came: JSON that was read and written again has another signature
 * @throws for what nobody signed with the secret, or not within the last minutes
 */
export function readWebhook(headers: IncomingHttpHeaders, body: Buffer, secret: string, now = Date.now()): Webhook {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    throw new Error('a header is missing');
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= oldestSeconds)) throw new Error('too old');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  // While a secret is being replaced there are two.
  const isSigned = signatures
    .split(' ')
    .some((one) => isSame(Buffer.from(one.replace(/^v1,/, ''), 'base64'), expected));
  if (!isSigned) throw new Error('not signed with this secret');
  return JSON.parse(body.toString('utf8')) as Webhook;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * @param isNew stores the id, and says whether it was not stored yet: a unique column of your database does
 * @param work runs after the answer, because there is an answer to give within 10 seconds
 */
export function webhookReceiver(
  secret: string,
  isNew: (id: string) => Promise<boolean>,
  work: (webhook: Webhook) => Promise<void>,
): Server {
  return createServer(async (request, response) => {
    let webhook: Webhook;
    try {
      webhook = readWebhook(request.headers, await bytesOf(request), secret);
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : '');
      return;
    }
    const isFirst = await isNew(webhook.id);
    response.writeHead(204).end();
    if (isFirst) await work(webhook).catch(console.error);
  });
}

if (process.argv[1] === import.meta.filename) {
  const { WATTPACT_WEBHOOK_SECRET: secret = '', PORT = '8080' } = process.env;
  const known = new Set<string>();
  const isNew = async (id: string) => !known.has(id) && known.add(id).has(id);
  webhookReceiver(secret, isNew, async (webhook) => console.log(webhook)).listen(Number(PORT));
}
