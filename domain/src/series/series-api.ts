// The calls about series of prices, profiles and loads.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { type RuleFault, type Unchecked, withRules } from '../fields/rules.ts';
import { hasYear, recordParams } from '../fields/texts.ts';
import { inventedZones } from '../simulation/invented-zones.ts';
import { deliveryProfile, deliveryProfileChoice } from './delivery-profile.ts';
import { production } from './production.ts';
import { seriesImportFields, seriesImportResult, seriesRow } from './series.ts';
import { resolutions, seriesKinds, seriesUnits } from './series-kinds.ts';

const path = '/api/series';
const iso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
const instant = z
  .string()
  .refine((typed) => iso.test(typed) && hasYear(typed) && !Number.isNaN(Date.parse(typed)), 'error_series.instant')
  .optional();

const rangeShape = z.object({
  /** ISO 8601; a date begins at 00:00 UTC. By default the whole series; an invented one has its first year. */
  from: instant,
  /** Not included. */
  to: instant,
  resolution: z.enum(resolutions).optional(),
});
export type SeriesRange = z.output<typeof rangeShape>;

/** Fifteen years, with a leap day more than there can be. */
export const longestRangeMs = 15 * 366 * 86_400_000;
/** Where only one bound is given, the length is known once the series is. */
function rangeFaults({ from, to }: Unchecked<SeriesRange>): RuleFault[] {
  if (from === undefined || to === undefined) return [];
  const length = Date.parse(to) - Date.parse(from);
  if (Number.isNaN(length)) return [];
  if (length <= 0) return [{ path: ['to'], key: 'error_end_not_after_start' }];
  return length > longestRangeMs ? [{ path: ['to'], key: 'error_series.too_long' }] : [];
}
const range = withRules(rangeShape, rangeFaults);

const seriesValues = z
  .object({
    first: z.string(),
    resolution: z.enum(resolutions),
    unit: z.enum(seriesUnits),
    count: z.int(),
    /** Float32, little-endian, in base64: one value for each interval. */
    values: z.string(),
    isInvented: z.boolean(),
  })
  .meta({ id: 'SeriesValues' });
export type SeriesValues = z.infer<typeof seriesValues>;

export const seriesApi = {
  list: apiCall({
    method: 'GET',
    path,
    access: 'market',
    forKeys: true,
    status: 200,
    summary:
      "The series that the caller may read, by name: those of the market, those of the caller's companies, and the invented ones, which are marked",
    query: z.object({ kind: z.enum(seriesKinds).optional(), zone: z.enum(inventedZones).optional() }),
    answer: z.array(seriesRow),
  }),
  values: apiCall({
    method: 'GET',
    path: `${path}/:id/values`,
    access: 'market',
    forKeys: true,
    compressed: true,
    status: 200,
    summary: 'Values of a series, at most 15 years, times in UTC',
    params: recordParams,
    query: range,
    answer: seriesValues,
  }),
  download: apiCall({
    method: 'GET',
    path: `${path}/:id/values/export`,
    access: 'market',
    status: 200,
    summary:
      'The same values as a CSV file that the import reads: `timestamp;value`; of an invented series the head says so in a third field',
    params: recordParams,
    query: range,
    raw: 'download',
  }),
  import: apiCall({
    method: 'POST',
    path: `${path}/import`,
    access: 'market',
    status: 201,
    summary:
      'Reads a CSV file (`timestamp;value`, ISO 8601 with an offset or the local time of the zone, decimal comma or point): multipart `file` with the fields of a series. With `dryRun` it only names what is wrong, line by line, and answers 200, as where a series is replaced. Administrators import prices and grid series, REGISTRY in a company its profiles and loads. At most 1 % of the intervals may be missing; they are filled with the same hour of the day before',
    answer: seriesImportResult,
    problems: [400, 404, 409, 413, 415],
    perUser: userLimits.import,
    idempotent: true,
    raw: 'upload',
    uploadFields: seriesImportFields,
  }),
  remove: apiCall({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'market',
    status: 204,
    summary: "Deletes a series; 409 while it is a project's delivery profile",
    params: recordParams,
    problems: [409],
  }),
  getProfile: apiCall({
    method: 'GET',
    path: '/api/projects/:id/delivery-profile',
    access: 'user',
    status: 200,
    summary: "The series with whose profile the project delivers, for the project's company",
    params: recordParams,
    answer: deliveryProfile,
    problems: [403],
  }),
  setProfile: apiCall({
    method: 'PUT',
    path: '/api/projects/:id/delivery-profile',
    access: 'user',
    status: 200,
    summary:
      "Chooses the series with whose profile the project delivers, a profile of the project's company of twelve whole months at least; without one the invented profile of its technologies",
    params: recordParams,
    body: deliveryProfileChoice,
    answer: deliveryProfile,
    problems: [403],
  }),
  production: apiCall({
    method: 'GET',
    path: '/api/projects/:id/production',
    access: 'user',
    forKeys: true,
    status: 200,
    summary:
      'What the project produces in each month of a typical year, for everybody who sees the project: from its delivery profile, else from the invented profile of its technologies; scaled to its annual volume, else to its capacity',
    params: recordParams,
    answer: production,
  }),
};
