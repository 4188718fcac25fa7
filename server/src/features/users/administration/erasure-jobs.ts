// Erases accounts KEEP_DELETED_ACCOUNTS_DAYS after their deletion; administrators can restore them until then.
import { withPatience } from '../../../platform/database/with-patience.ts';
import type { Context } from '../../../platform/http/context.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { JobTable } from '../../../platform/jobs/job-runner.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockUser } from '../user-queries.ts';
import { isStillDeleted, listDeletedBefore } from './deleted-account-queries.ts';
import { eraseUser } from './erasure-service.ts';

const task = 'erase_deleted_accounts';

/** Behind the account's lock, so that one that was restored meanwhile stays. */
async function erase(context: Context<null>, id: string, before: Date): Promise<void> {
  const user = await lockUser(context.db, id);
  if (await isStillDeleted(context.db, id, before)) await eraseUser(context, user, 'removed_after_period');
}

/** An account waits while somebody else has to take over a company first. */
const waits = (error: unknown): boolean => error instanceof ProblemError && error.code === 'error_holder_needed';

/**
 * One transaction for each account: what cannot be erased stays as it is, and keeps none of the others waiting.
 * @throws at the end, what failed for another reason than an account that waits
 */
export async function eraseDeletedAccounts(platform: Platform, now = new Date()): Promise<void> {
  const { config, db, log } = platform;
  const before = new Date(now.getTime() - config.keepDeletedAccountsDays * 86_400_000);
  let failures = 0;
  for (const id of await withPatience(db, (patient) => listDeletedBefore(patient, before))) {
    try {
      await withPatience(db, (patient) =>
        erase({ db: patient, platform, actor: null, now, requestId: task }, id, before),
      );
    } catch (error) {
      if (waits(error)) log.warn({ userId: id }, 'a deleted account waits for another holder of its company');
      else {
        failures += 1;
        log.error({ err: error, userId: id }, 'a deleted account could not be erased');
      }
    }
  }
  if (failures > 0) throw new Error(`of the deleted accounts ${failures} could not be erased`);
}

export const erasureJobs: Pick<JobTable, 'jobs' | 'schedule'> = {
  jobs: { [task]: (_: unknown, platform: Platform) => eraseDeletedAccounts(platform) },
  // At night in Portugal; if no process runs then, at the next start of that day.
  schedule: [{ task, match: '47 3 * * *', lateMs: 19 * 3_600_000 }],
};
