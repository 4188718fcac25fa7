// What administrators noted goes with the record that it is about: a deleted one, or a request of an erased person.
import { caseKinds } from '@wattpact/domain/cases/case-kinds';
import { withPatience } from '../../platform/database/with-patience.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteEndedCases, deleteNotesOfGone } from './case-queries.ts';

export async function sweepCases(_: unknown, { db }: Platform, now = new Date()): Promise<void> {
  for (const kind of caseKinds) await withPatience(db, (patient) => deleteNotesOfGone(patient, kind));
  await withPatience(db, (patient) => deleteEndedCases(patient, now));
}

export const caseJobs: JobTable = {
  jobs: { sweep_cases: (payload: unknown, platform: Platform) => sweepCases(payload, platform) },
  schedule: [{ task: 'sweep_cases', match: '53 3 * * *' }],
};
