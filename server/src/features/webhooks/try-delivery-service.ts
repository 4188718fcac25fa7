// One try of a delivery: it is signed and sent, and what came of it is noted. A process that is killed between the two
// sends it again, under the same webhook-id.
import { longestSeconds, nextTryAt, retryAfterOf } from '@wattpact/domain/webhooks/retry-schedule';
import { type DeliveryFault, type DeliveryTry, mostOfAnswer } from '@wattpact/domain/webhooks/webhook-delivery';
import { postOutside } from '../../platform/outgoing/post-outside.ts';
import type { Platform } from '../../platform/platform.ts';
import { allowedNetworks } from './allowed-networks.ts';
import { type DueDelivery, type NotedTry, noteTry } from './delivery-queries.ts';
import { sealSecret, signedHeaders, unsealSecret } from './signed-headers.ts';
import { stopWebhook } from './switch-off-service.ts';
import { lockWebhook, resealSecrets, type Target } from './webhook-queries.ts';

/** For everything: name, connection, answer. */
const timeoutMs = 10_000;

/** Those that count, the present one first. What the key before has sealed is sealed with that of today. */
async function secretsOf({ db, config }: Platform, { id, secret, oldSecret }: Target): Promise<string[]> {
  const secrets: string[] = [];
  for (const sealed of [secret, oldSecret]) {
    const unsealed = sealed === null ? undefined : unsealSecret(config, sealed);
    if (sealed === null || unsealed === undefined) continue;
    secrets.push(unsealed.text);
    if (unsealed.isOld) await resealSecrets(db, id, sealed, sealSecret(config, unsealed.text));
  }
  return secrets;
}

export interface Outcome {
  made: DeliveryTry;
  /** What the receiver asked for with 429 or 503. */
  retryAfterSeconds?: number | undefined;
  /** The receiver was not asked, since other companies' names held the look-ups: no try of its own, within the day. */
  isPostponed?: boolean;
}

const isTaken = (status: number) => status >= 200 && status < 300;

function faultOf(status: number): DeliveryFault | null {
  if (isTaken(status)) return null;
  return status === 410 ? 'gone' : 'status';
}

/** Beyond the time of its tries, and as a trial, even a try that asked nobody counts. */
const mayWait = ({ origin, createdAt }: DueDelivery, now: Date) =>
  origin !== 'test' && now.getTime() < Date.parse(createdAt) + longestSeconds * 1000;

async function send(platform: Platform, target: Target, delivery: DueDelivery): Promise<Outcome> {
  const now = new Date();
  const { messageId, body, origin } = delivery;
  const secrets = await secretsOf(platform, target);
  const nothing = { at: now.toISOString(), tookMs: 0, answerStatus: null, answer: null, headers: {} };
  if (secrets.length === 0) return { made: { ...nothing, fault: 'no_secret' } };
  const headers = signedHeaders({ messageId, body, isReplay: origin === 'replay', now, secrets });
  const rules = { allowed: allowedNetworks(platform.config), timeoutMs, mostOfAnswer };
  const {
    tookMs,
    status,
    fault,
    body: answer,
    retryAfter,
  } = await postOutside({ url: new URL(target.url), headers, body }, rules);
  const made = { ...nothing, tookMs, headers };
  if (fault === 'not_asked') return { made: { ...made, fault: 'timed_out' }, isPostponed: mayWait(delivery, now) };
  if (status === undefined) return { made: { ...made, fault: fault ?? 'broken_off' } };
  return {
    made: { ...made, answerStatus: status, answer: answer ?? null, fault: fault ?? faultOf(status) },
    ...([429, 503].includes(status) && { retryAfterSeconds: retryAfterOf(retryAfter, new Date()) }),
  };
}

export interface Noted extends Outcome {
  status: 'waiting' | 'delivered' | 'failed';
}

/**
 * The webhook of which a delivery has failed for good is switched off with the note of it, so that nobody misses an event
 * without knowing. @returns false where another process has noted a try meanwhile
 */
async function note(platform: Platform, webhookId: string, delivery: DueDelivery, tried: NotedTry): Promise<boolean> {
  if (tried.status !== 'failed' || delivery.origin === 'test') return noteTry(platform.db, tried);
  return platform.db.transaction().execute(async (db) => {
    // First, as everybody does who changes a webhook and its deliveries: two that fail at once would block each other.
    await lockWebhook(db, webhookId);
    if (!(await noteTry(db, tried))) return false;
    const reason = tried.made.fault === 'gone' ? 'gone' : 'failing';
    await stopWebhook({ db, platform, actor: null, now: new Date(), requestId: 'deliver_webhooks' }, webhookId, reason);
    return true;
  });
}

/** Trials and whatever the receiver wants no more are not tried again. Of a postponed one nothing is noted. */
export async function tryDelivery(platform: Platform, target: Target, delivery: DueDelivery): Promise<Noted> {
  const outcome = await send(platform, target, delivery);
  const { made, retryAfterSeconds } = outcome;
  if (outcome.isPostponed) {
    platform.metrics?.webhookEnded('postponed');
    return { ...outcome, status: 'waiting' };
  }
  const isOver = made.fault === null || made.fault === 'gone' || delivery.origin === 'test';
  const tried = {
    createdAt: new Date(delivery.createdAt),
    tries: delivery.tries + 1,
    now: new Date(),
    retryAfterSeconds,
  };
  const next = isOver ? undefined : nextTryAt(tried);
  const ended = made.fault === null ? 'delivered' : 'failed';
  const status = next === undefined ? ended : 'waiting';
  if (await note(platform, target.id, delivery, { id: delivery.id, status, nextTryAt: next, made }))
    platform.metrics?.webhookEnded(status === 'waiting' ? 'retried' : status);
  return { ...outcome, status };
}
