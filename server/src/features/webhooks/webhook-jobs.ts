// The job of each webhook, which sends what is due to it a few at a time, and the jobs that keep the log short.
import { pausesBetweenTries, restSeconds } from '@wattpact/domain/webhooks/retry-schedule';
import { withPatience } from '../../platform/database/with-patience.ts';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteDeliveriesBefore,
  giveUpOfSwitchedOff,
  listDue,
  listOverdue,
  nextDue,
  postponeDue,
} from './delivery-queries.ts';
import { deliveryTask, enqueueDeliveries } from './event-delivery-service.ts';
import { type Noted, tryDelivery } from './try-delivery-service.ts';
import { findActiveTarget, noteAnswered, restWebhook, type Target } from './webhook-queries.ts';

/** So many requests to one receiver are under way. */
const atOnce = 4;
/** Then other webhooks have their turn. */
const roundsOfAJob = 5;
/** In seconds: a receiver that asks for more is asked again after so long, by what is new for it. */
const longestRest = 3600;
/** For what is due to a receiver that could not be asked. */
const postponedMs = 60_000;

const hasAnswered = ({ made }: Noted) => made.answerStatus !== null;

/** A receiver that gives no answer, or asks for time, is left alone for a while. @returns whether it is */
async function rests({ db }: Platform, target: Target, noted: readonly Noted[]): Promise<boolean> {
  const asked = Math.max(0, ...noted.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds));
  const isSilent = !noted.some(hasAnswered);
  const unanswered = isSilent ? target.unanswered + 1 : 0;
  const silence = isSilent ? Math.min(pausesBetweenTries[target.unanswered] ?? restSeconds, restSeconds) : 0;
  const seconds = Math.max(silence, Math.min(asked, longestRest));
  if (seconds === 0) await noteAnswered(db, target.id);
  else await restWebhook(db, target.id, { until: new Date(Date.now() + seconds * 1000), unanswered });
  return seconds > 0;
}

/** @returns whether the receiver may be sent more at once */
async function sendRound(platform: Platform, target: Target): Promise<boolean> {
  const due = await listDue(platform.db, target.id, atOnce);
  if (due.length === 0) return false;
  // All are waited for: what is still under way when the job ends would be sent again by its next try.
  const tries = await Promise.allSettled(due.map((delivery) => tryDelivery(platform, target, delivery)));
  const failed = tries.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  const noted = tries.flatMap((one) => (one.status === 'fulfilled' && !one.value.isPostponed ? [one.value] : []));
  // All that is due, or the job would start again at once for the next few, whose turn would not come either.
  if (noted.length < tries.length) await postponeDue(platform.db, target.id, new Date(Date.now() + postponedMs));
  return noted.length > 0 && !(await rests(platform, target, noted));
}

/** What is due next, or when the receiver has rested. */
async function enqueueNext(platform: Platform, webhookId: string): Promise<void> {
  const { db } = platform;
  const target = await findActiveTarget(db, webhookId);
  const next = target && (await nextDue(db, webhookId));
  if (!next) return;
  const rested = target.restingUntil === null ? 0 : Date.parse(target.restingUntil);
  // Not in the past: jobs run in the order of their times, and others have waited.
  const runAt = new Date(Math.max(next.getTime(), rested, Date.now()));
  await enqueueDeliveries(db, webhookId, { runAt, keepsRunAt: true });
}

const deliver: Job<{ webhookId: string }> = async ({ webhookId }, platform) => {
  for (let round = 0; round < roundsOfAJob; round += 1) {
    const target = await findActiveTarget(platform.db, webhookId);
    if (!target) await giveUpOfSwitchedOff(platform.db, webhookId);
    if (!target || target.restingUntil !== null || !(await sendRound(platform, target))) break;
  }
  await enqueueNext(platform, webhookId);
};

/** Deliveries whose job is lost: a process died where nothing could be recorded. */
async function wakeWebhooks(_: unknown, { db }: Platform): Promise<void> {
  for (const id of await listOverdue(db)) await enqueueDeliveries(db, id, { keepsRunAt: true });
}

export async function pruneWebhookDeliveries(_: unknown, { db, config }: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - config.keepWebhookDeliveriesDays * 86_400_000);
  await withPatience(db, (patient) => deleteDeliveriesBefore(patient, before));
}

export const webhookJobs: JobTable = {
  jobs: {
    [deliveryTask]: deliver,
    wake_webhooks: wakeWebhooks,
    prune_webhook_deliveries: (payload: unknown, platform: Platform) => pruneWebhookDeliveries(payload, platform),
  },
  schedule: [
    { task: 'wake_webhooks', match: '17 * * * *' },
    { task: 'prune_webhook_deliveries', match: '51 3 * * *' },
  ],
  outside: [deliveryTask],
};
