// How long delivery data are stored (see docs/operations.md). Records and their events stay.
import { withPatience } from '../../platform/database/with-patience.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteEndedJobsBefore, deleteMailsBefore, failLostMails } from './mail-queries.ts';

const day = 86_400_000;

export async function pruneDeliveries(_: unknown, { db, config }: Platform, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await withPatience(db, (patient) => deleteMailsBefore(patient, before(config.keepMailsDays)));
  await withPatience(db, (patient) => deleteEndedJobsBefore(patient, before(config.keepFailedJobsDays)));
}

const showLostMails = async (_: unknown, { db }: Platform): Promise<void> => void (await failLostMails(db, new Date()));

export const mailKeepingJobs: JobTable = {
  jobs: {
    prune_deliveries: (payload: unknown, platform: Platform) => pruneDeliveries(payload, platform),
    show_lost_mails: showLostMails,
  },
  schedule: [
    { task: 'prune_deliveries', match: '23 3 * * *' },
    { task: 'show_lost_mails', match: '11 * * * *' },
  ],
};
