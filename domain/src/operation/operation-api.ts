// The calls about the operation of an installation: how it stands, its failed jobs, its settings, and the notice of
// maintenance.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { failedJobs } from './failed-job.ts';
import { maintenanceNotice, newMaintenanceNotice } from './maintenance-notice.ts';
import { operationReport } from './operation-report.ts';
import { settingGroups } from './setting-groups.ts';

const shownSetting = z.object({
  /** Of the environment variable. */
  name: z.string(),
  group: z.enum(settingGroups),
  /** The value in use; null where there is none, and for secrets. */
  value: z.string().nullable(),
  /** False: the value is the default. */
  isSet: z.boolean(),
  isSecret: z.boolean(),
});
export type ShownSetting = z.infer<typeof shownSetting>;

const present = z.object({ notice: maintenanceNotice.nullable() });
const written = present.extend({ version: z.int() });
export type WrittenNotice = z.infer<typeof written>;

export const operationApi = {
  notice: apiCall({
    method: 'GET',
    path: '/api/maintenance-notice',
    access: 'public',
    forKeys: true,
    withoutSession: true,
    status: 200,
    summary: 'The notice of maintenance that everybody reads now; a change is told within 30 seconds',
    answer: present,
  }),
};

export const adminOperationApi = {
  report: apiCall({
    method: 'GET',
    path: '/api/admin/operation',
    access: 'admin',
    status: 200,
    summary: 'How this installation stands; a part that is not told within three seconds is null',
    answer: operationReport,
  }),
  failedJobs: apiCall({
    method: 'GET',
    path: '/api/admin/operation/failed-jobs',
    access: 'admin',
    status: 200,
    summary: 'The jobs that failed for good, newest first; without those of mails, which have a list of their own',
    answer: failedJobs,
  }),
  retryJobs: apiCall({
    method: 'POST',
    path: '/api/admin/operation/failed-jobs/retry',
    access: 'admin',
    status: 200,
    summary: 'Has all jobs that failed for good tried again',
    answer: z.object({ count: z.int() }),
  }),
  retryJob: apiCall({
    method: 'POST',
    path: '/api/admin/operation/failed-jobs/:id/retry',
    access: 'admin',
    status: 204,
    summary: 'Has a job that failed for good tried again',
    params: recordParams,
    problems: [409],
  }),
  forgetJob: apiCall({
    method: 'POST',
    path: '/api/admin/operation/failed-jobs/:id/forget',
    access: 'admin',
    status: 204,
    summary: 'Deletes a job that failed for good',
    params: recordParams,
    problems: [409],
  }),
  settings: apiCall({
    method: 'GET',
    path: '/api/admin/settings',
    access: 'admin',
    status: 200,
    summary: 'The settings of this installation; of secrets only whether they are set',
    answer: z.array(shownSetting),
  }),
  notice: apiCall({
    method: 'GET',
    path: '/api/admin/maintenance-notice',
    access: 'admin',
    status: 200,
    summary: 'The notice of maintenance, also before its period',
    answer: written,
  }),
  setNotice: apiCall({
    method: 'PUT',
    path: '/api/admin/maintenance-notice',
    access: 'admin',
    status: 200,
    summary: 'Writes the notice of maintenance in three languages, in place of the one before',
    body: newMaintenanceNotice,
    answer: written,
    versioned: true,
  }),
  endNotice: apiCall({
    method: 'DELETE',
    path: '/api/admin/maintenance-notice',
    access: 'admin',
    status: 204,
    summary: 'Takes the notice of maintenance away',
    versioned: true,
  }),
};
