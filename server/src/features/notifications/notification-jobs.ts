// The jobs after every event, which notify the people that its listener names, and the daily digest.
import { withPatience } from '../../platform/database/with-patience.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendDigests } from './digest-service.ts';
import { deleteReadNotificationsBefore } from './notification-queries.ts';
import { tell, tellMany, tellUndoable } from './telling-service.ts';

export async function pruneNotifications(_: unknown, { db, config }: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - config.keepNotificationsDays * 86_400_000);
  await withPatience(db, (patient) => deleteReadNotificationsBefore(patient, before));
}

export const tellListeners: JobTable = {
  jobs: {
    tell_listeners: tell,
    tell_undoable: tellUndoable,
    tell_many: tellMany,
    send_digests: sendDigests,
    prune_notifications: (payload: unknown, platform: Platform) => pruneNotifications(payload, platform),
  },
  // Seven o'clock in Portugal in winter, eight in summer; if no process runs then, until the afternoon.
  schedule: [
    { task: 'send_digests', match: '0 7 * * *', lateMs: 8 * 3_600_000 },
    { task: 'prune_notifications', match: '37 3 * * *' },
  ],
};
