// Deletes unused bytes: forgotten uploads after KEEP_UNUSED_FILES_HOURS, deleted files at once.
import { withPatience } from '../../platform/database/with-patience.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteTemporaryFiles, isStored } from './file-queries.ts';
import { removeLater } from './file-removal.ts';

const hour = 3_600_000;

/** Deletes the bytes unless a row has them, which also cleans up after an upload whose process died. */
async function removeStoredFile({ key }: { key: string }, { db, files }: Platform): Promise<void> {
  if (!(await isStored(db, key))) await files.remove(key);
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
