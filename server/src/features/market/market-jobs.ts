// The jobs on projects and offers.
import { marketKindNames } from '@wattpact/domain/records/kinds';
import { withPatience } from '../../platform/database/with-patience.ts';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import { noteWords } from '../../platform/lists/search-words.ts';
import { writeSearchText } from './market-queries.ts';

/** Updates the searchable text of all items of an entity that was renamed. */
const refreshSearchTexts: Job<{ entityId: string }> = async ({ entityId }, { db }) => {
  for (const kind of marketKindNames) {
    const text = await withPatience(db, (patient) => writeSearchText(patient, kind, { ownerId: entityId }));
    if (text !== undefined) await noteWords(db, text);
  }
};

export const marketJobs: JobTable = { jobs: { refresh_search_texts: refreshSearchTexts }, schedule: [] };
