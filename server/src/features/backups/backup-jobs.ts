// Makes backups by BACKUP_SCHEDULE, in a process of its own: compressing and encrypting take a processor for as long as
// they take, and the memory goes with the process.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import { findLastBackups } from './backup-queries.ts';

const task = 'make_backup';
const command = fileURLToPath(new URL('../../backup.ts', import.meta.url));
/** A run that was missed is made up for as long as the next one is hours away. */
const lateMs = 86_400_000;
/** The pauses between grow; together they are an hour and a half. */
const maxAttempts = 9;

function linesOf(child: ChildProcess): { text(): string } {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = `${text}${chunk}`.slice(-8192);
    });
  }
  return { text: () => text.trim() };
}

interface ByCron {
  _cron?: { ts: string };
}

const make: Job<ByCron> = async ({ _cron: due }, { db, log }, { ending }) => {
  const { ok } = await findLastBackups(db);
  // Made by hand, or by a run that was due earlier and came later.
  if (due && ok && ok.started_at >= new Date(due.ts).toISOString()) return;
  // Its settings are those of this process. It ends when this process does, however suddenly.
  const child = fork(command, ['--scheduled'], { silent: true, execArgv: [], ...(ending && { signal: ending }) });
  const { text } = linesOf(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(text().split('\n').at(-1) || `The backup ended with ${code}.`);
  log.info({ lines: text().split('\n') }, 'a backup was made');
};

export const backupJobs: Pick<JobTable, 'jobs' | 'schedule' | 'waiting'> = {
  jobs: { [task]: make },
  schedule: [{ task, match: ({ backupSchedule }) => backupSchedule, lateMs, maxAttempts }],
  // It waits for another process: other jobs do not wait for it.
  waiting: [task],
};
