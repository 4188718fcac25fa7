// The jobs of accounts: links for forgotten passwords, and the deletion of expired data.

import { withPatience } from '../../platform/database/with-patience.ts';
import { sweepIdempotencyKeys } from '../../platform/http/idempotency.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { sweepCounters } from '../../platform/rate-limits/rate-limits.ts';
import { sweepLastWrites } from '../../platform/replica/last-write.ts';
import { sweepSessions } from '../../platform/sessions/session-ends.ts';
import { sendPasswordReset } from './account/password-service.ts';
import { deleteExpiredTokens } from './credentials/token-queries.ts';

/** Looks the address up here, where nobody can measure how long it takes. */
const sendReset = ({ email }: { email: string }, platform: Platform): Promise<void> =>
  sendPasswordReset(
    { db: platform.db, platform, actor: null, now: new Date(), requestId: 'send_password_reset' },
    email,
  );

async function sweep(_: unknown, { db }: Platform): Promise<void> {
  const now = new Date();
  for (const sweepOne of [sweepSessions, deleteExpiredTokens, sweepCounters, sweepIdempotencyKeys, sweepLastWrites])
    await withPatience(db, (patient) => sweepOne(patient, now));
}

export const userJobs: Pick<JobTable, 'jobs' | 'schedule'> = {
  jobs: { send_password_reset: sendReset, sweep_expired: sweep },
  schedule: [{ task: 'sweep_expired', match: '41 * * * *' }],
};
