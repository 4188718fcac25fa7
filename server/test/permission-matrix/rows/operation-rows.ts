// The state of the installation, its failed jobs and settings, the notice of maintenance and the usage counts in the
// permission matrix.
import { sql } from 'kysely';
import type { OwnRecord, Rows } from '../matrix-row.ts';

const administration = { admin: 200 };
const path = '/api/admin/maintenance-notice';
const body = {
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2099-01-01T00:00:00.000Z',
  ...{ pt: 'Manutenção às 20:00.', en: 'Maintenance at 20:00.', es: 'Mantenimiento a las 20:00.' },
};
const notice: OwnRecord = {
  name: 'maintenanceNotice',
  make: async (t, { person }) => (await t.as(person('admin')).put(path, body)).body,
};

/** A job that failed for good. */
const failedJob: OwnRecord = {
  name: 'failedJob',
  async make({ db }) {
    const { rows } = await sql<{ id: string }>`select id::text from graphile_worker.permanently_fail_jobs(
      array[(graphile_worker.add_job('tell_listeners')).id], 'failed')`.execute(db);
    return { id: `00000000-0000-0000-0000-${rows[0]?.id.padStart(12, '0')}` };
  },
};
const jobs = '/api/admin/operation/failed-jobs';

/** Who calls agrees to it first; who may not call at all has nobody to agree. */
const consent: OwnRecord = {
  name: 'consent',
  make: async (t, { person }, caller = person('manage')) =>
    (await t.as(caller).put('/api/users/preferences', { analytical: true })).body,
};

export const operationRows: Rows = {
  'GET /api/maintenance-notice': { who: { everyone: 200 } },
  'GET /api/admin/operation': { who: administration },
  [`GET ${jobs}`]: { who: administration },
  [`POST ${jobs}/retry`]: { of: failedJob, who: administration },
  [`POST ${jobs}/:id/retry`]: { of: failedJob, who: { admin: 204 } },
  [`POST ${jobs}/:id/forget`]: { of: failedJob, who: { admin: 204 } },
  'GET /api/admin/settings': { who: administration },
  [`GET ${path}`]: { who: administration },
  [`PUT ${path}`]: { who: administration, body },
  'POST /api/telemetry': {
    of: consent,
    who: { everyone: 204, admin: 404 },
    body: { counted: ['home', 'project'] },
  },
  'GET /api/admin/telemetry': { who: administration },
  [`DELETE ${path}`]: { of: notice, who: { admin: 204 } },
};
