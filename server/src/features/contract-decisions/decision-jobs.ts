// The job of a bulk decision.
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobTable, Try } from '../../platform/jobs/job-runner.ts';
import { rowsOfAJob } from '../../platform/jobs/stored-rows.ts';
import type { Platform } from '../../platform/platform.ts';
import { decideOnContracts, passOverNext } from './decide-contracts.ts';
import { decisionTask } from './decision-service.ts';

/** After so many tries a contract that cannot be decided holds up the others no longer. */
const tries = 5;

export async function decide(
  { decisionId }: { decisionId: string },
  platform: Platform,
  { attempt }: Pick<Try, 'attempt'>,
): Promise<void> {
  try {
    if (!(await decideOnContracts(platform, decisionId, rowsOfAJob))) return;
  } catch (error) {
    if (attempt < tries) throw error;
    // Where all are decided it is the end that fails: a new job would fail as often again, without end.
    if (!(await passOverNext(platform, decisionId))) throw error;
    platform.log.error({ err: error, decisionId }, 'a contract of a bulk decision cannot be decided');
  }
  await enqueue(platform.db, decisionTask, { decisionId });
}

export const decisionJobs: Partial<JobTable> = { jobs: { [decisionTask]: decide } };
