// Deletes unused bytes: forgotten uploads after KEEP_UNUSED_FILES_HOURS, deleted files at once, but none during a backup.
import { isBackupRunning } from '../../platform/backup/backup-lock.ts';
import { withPatience } from '../../platform/database/with-patience.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteTemporaryFiles, isStored } from './file-queries.ts';
import { removeLater } from './file-removal.ts';

const hour = 3_600_000;

const minute = 60_000;

/**
 * Deletes the bytes unless a row has them, which also cleans up after an upload whose process died. A backup that is being
 * made may have a row of an earlier moment, and copies the bytes later: they wait for its end.
 */
async function removeStoredFile({ key }: { key: string }, { db, files }: Platform): Promise<void> {
  if (await isStored(db, key)) return;
  if (!(await isBackupRunning(db))) return files.remove(key);
  await enqueue(db, 'remove_stored_file', { key }, { canWait: true, runAt: new Date(Date.now() + 5 * minute) });
}

async function sweepTemporaryFiles(_: unknown, { db, config }: Platform): Promise<void> {
  await withPatience(db, async (transaction) => {
    const keys = await deleteTemporaryFiles(transaction, new Date(Date.now() - config.keepUnusedFilesHours * hour));
    await removeLater(transaction, keys);
  });
}

export const fileJobs: Pick<JobTable, 'jobs' | 'schedule'> = {
  jobs: { remove_stored_file: removeStoredFile, sweep_temporary_files: sweepTemporaryFiles },
  schedule: [{ task: 'sweep_temporary_files', match: '17 * * * *' }],
};
