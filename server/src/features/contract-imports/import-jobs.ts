// The job of an import: checks its rows where nobody waited for it, and registers them.
import type { Context } from '../../platform/http/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobTable, Try } from '../../platform/jobs/job-runner.ts';
import { rowsOfAJob } from '../../platform/jobs/stored-rows.ts';
import type { Platform } from '../../platform/platform.ts';
import { findActor } from '../../platform/sessions/session-queries.ts';
import { checkLines } from './import-checks.ts';
import { failImport, registerRows } from './import-commit.ts';
import { findAnyImport, moveImport, readLines, type StoredImport, writeChecks } from './import-queries.ts';
import { importTask } from './import-service.ts';

async function check(platform: Platform, { id, legalEntityId, createdBy, isWanted }: StoredImport): Promise<void> {
  const { db } = platform;
  const actor = await findActor(db, createdBy);
  if (!actor) return failImport(platform, { id, legalEntityId });
  const context: Context = { db, platform, actor, now: new Date(), requestId: `import ${id}` };
  const checked = await checkLines(context, legalEntityId, await readLines(db, id));
  await db.transaction().execute(async (transaction) => {
    const status = isWanted ? 'COMMITTING' : 'CHECKED';
    if (await moveImport(transaction, id, ['READ'], { status })) await writeChecks(transaction, id, checked);
  });
}

async function importContracts({ importId }: { importId: string }, platform: Platform, { isLast }: Try): Promise<void> {
  const given = await findAnyImport(platform.db, importId);
  if (!given) return;
  try {
    if (given.status === 'READ') await check(platform, given);
    if (await registerRows(platform, importId, rowsOfAJob)) await enqueue(platform.db, importTask, { importId });
  } catch (error) {
    if (isLast) await failImport(platform, given);
    throw error;
  }
}

export const importJobs: Partial<JobTable> = { jobs: { [importTask]: importContracts } };
