// What runs by itself on projects and offers.
import { marketKindNames } from '@wattpact/domain/records/kinds';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import { noteWords } from '../../platform/lists/search-words.ts';
import { writeSearchText } from './market-queries.ts';

/** All items of an entity, which has another name now. */
const refreshSearchTexts: Job<{ entityId: string }> = async ({ entityId }, { db }) => {
  for (const kind of marketKindNames) {
    const text = await writeSearchText(db, kind, { ownerId: entityId });
    if (text !== undefined) await noteWords(db, text);
  }
};

export const marketJobs: JobTable = { jobs: { refresh_search_texts: refreshSearchTexts }, schedule: [] };
