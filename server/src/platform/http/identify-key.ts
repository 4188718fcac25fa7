// Finds who calls with an API key, within the key's own limit. Unknown keys are slowed down by network, for the load that
// trying makes: a key cannot be guessed, so that a valid one is served whatever else its network presents.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  countersOf,
  type FoundKey,
  findKey,
  limitOf,
  type Presented,
  saveKeyUses,
  unknownKeys,
} from '../api-keys/api-key-queries.ts';
import { isWellFormed } from '../api-keys/api-key-token.ts';
import { steadyNow } from '../clock.ts';
import { networkHash } from '../rate-limits/network-hash.ts';
import { countUp, LimitReached, secondsUntilFree } from '../rate-limits/rate-limits.ts';
import { asksLastWrite } from '../replica/use-replica.ts';
import type { SignedIn } from './context.ts';
import { forbidden, unauthorized } from './problem-error.ts';

/** A key's last use is written at most once a minute. */
const touchAfterMs = 60_000;

const unknownKey = () => unauthorized('error_invalid_api_key');

/** @throws 401 for what is no valid key, 403 for a call that keys may not make, 429 */
export async function identifyKey(
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
  call: ApiCall,
): Promise<SignedIn> {
  if (!isWellFormed(token)) throw unknownKey();
  if (!call.forKeys) throw forbidden('error_not_for_api_keys');
  const { config, db } = app.platform;
  const now = steadyNow();
  const presented = {
    ...{ token, network: networkHash(config, request.ip), now, limitFactor: config.userLimitFactor },
    asksLastWrite: asksLastWrite(app, call),
  };
  const { key, unknown } = await findKey(db, presented);
  if (!key) {
    if (unknown >= unknownKeys.limit) throw await tooManyUnknown(app, presented);
    await countUp(db, countersOf(presented).unknown, unknownKeys.windowSeconds, now);
    throw unknownKey();
  }
  touch(app, reply, key, presented);
  await checkLimit(app, reply, key, presented);
  return key.signedIn;
}

async function tooManyUnknown({ platform: { db } }: FastifyInstance, presented: Presented): Promise<LimitReached> {
  return new LimitReached(await secondsUntilFree(db, countersOf(presented).unknown, unknownKeys, presented.now));
}

function touch(
  { afterAnswers }: FastifyInstance,
  reply: FastifyReply,
  { signedIn, lastUsedAt }: FoundKey,
  { now }: Presented,
): void {
  if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) <= touchAfterMs) return;
  afterAnswers.add(
    { reply },
    {
      failure: 'the last use of an API key was not recorded',
      items: [{ id: signedIn.apiKey.id, at: now.toISOString() }],
      save: saveKeyUses,
    },
  );
}

/** The headers of draft-ietf-httpapi-ratelimit-headers. @throws 429 */
async function checkLimit(
  { platform: { db } }: FastifyInstance,
  reply: FastifyReply,
  { calls }: FoundKey,
  presented: Presented,
): Promise<void> {
  const rate = limitOf(presented);
  const { limit, windowSeconds } = rate;
  reply.header('ratelimit-policy', `"api-key";q=${limit};w=${windowSeconds}`);
  reply.header('ratelimit', `"api-key";r=${calls === null ? 0 : limit - calls}`);
  if (calls === null)
    throw new LimitReached(
      await secondsUntilFree(db, countersOf(presented).calls, rate, presented.now),
      'error_api_key_limit',
    );
}
