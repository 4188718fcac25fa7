// The nightly job that finds contracts past their agreed end and asks their first parties whether they lapsed, once for
// each end date. Nothing changes by itself.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { withPatience } from '../../platform/database/with-patience.ts';
import { recordOnce } from '../../platform/events/record-once.ts';
import type { Context } from '../../platform/http/context.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { expiryAction, listUnaskedPastEnd, lockPastEnd } from './contract-expiry-queries.ts';

const task = 'ask_about_expiry';

async function ask(context: Context<null>, contractId: string): Promise<void> {
  const contract = await lockPastEnd(context.db, contractId, lisbonDate(context.now));
  if (!contract) return;
  const { id, ownerId, name, endDate } = contract;
  await recordOnce(context, {
    recordKind: 'energy_contract',
    recordId: id,
    ownerId,
    action: expiryAction,
    data: { name, deadline: endDate },
  });
}

/** One transaction for each contract: about those that a killed process has left, the repeated job asks. */
export async function askAboutExpiry(platform: Platform, now = new Date()): Promise<void> {
  const context = { platform, actor: null, now, requestId: task };
  const candidates = await withPatience(platform.db, (db) => listUnaskedPastEnd(db, lisbonDate(now)));
  for (const { id } of candidates) await platform.db.transaction().execute((db) => ask({ ...context, db }, id));
}

export const expiryJobs: JobTable = {
  jobs: { [task]: (_: unknown, platform: Platform) => askAboutExpiry(platform) },
  // At night in Portugal; if no process runs then, at the next start of that day.
  schedule: [{ task, match: '40 3 * * *', lateMs: 19 * 3_600_000 }],
};
