// The calls that import energy contracts from a spreadsheet.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { storable } from '../fields/readable.ts';
import { recordParams } from '../fields/texts.ts';
import { pageShape } from '../filters/page.ts';
import { languages } from '../terms/enumerations.ts';
import {
  importBounds,
  importFormats,
  importRecord,
  importResult,
  importRow,
  importSummary,
  shownRows,
} from './contract-import.ts';
import { importColumns } from './import-columns.ts';

/** A corrected cell; an empty one is cleared. */
const cell = z.union(
  [z.string().max(importBounds.cellLength).refine(storable), z.number(), z.boolean()],
  'error_invalid.value',
);

export const contractImportApi = {
  template: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/import/template',
    access: 'user',
    status: 200,
    summary: 'The empty file for an import of energy contracts, with the names of its columns',
    query: z.object({ format: z.enum(importFormats), language: z.enum(languages).optional() }),
    problems: [403],
    perUser: userLimits.export,
    raw: 'download',
  }),
  create: apiCall({
    method: 'POST',
    path: '/api/energy-contracts/import',
    access: 'user',
    status: 200,
    summary:
      'Imports energy contracts from a file: multipart `file` (CSV or XLSX), `legalEntityId`, and `dryRun` (`true` checks alone). 200 for a dry run, 201 for a commit, 202 with `Prefer: respond-async`',
    answer: importResult,
    problems: [400, 403, 409, 413, 415],
    perUser: userLimits.import,
    idempotent: true,
    raw: 'upload',
    uploadFields: ['legalEntityId', 'dryRun'],
  }),
  list: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/imports',
    access: 'user',
    status: 200,
    summary: "The imports of the caller's legal entities, newest first, at most a hundred",
    answer: z.array(importSummary),
  }),
  get: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/imports/:id',
    access: 'user',
    status: 200,
    summary:
      'One import with its rows; `only=invalid` leaves out the rows without faults, `only=warned` those that repeat nothing',
    params: recordParams,
    query: z.object({ ...pageShape, only: z.enum(shownRows).optional() }),
    answer: importRecord,
  }),
  updateRow: apiCall({
    method: 'PUT',
    path: '/api/energy-contracts/imports/:id/rows/:row',
    access: 'user',
    status: 200,
    summary: 'Corrects cells of a row before the commit, and checks the row again; cells that are not named stay',
    params: z.strictObject({ id: z.string(), row: z.string() }),
    body: z.strictObject({
      values: z.strictObject(Object.fromEntries(importColumns.map(({ path }) => [path, cell.optional()]))),
    }),
    answer: importRow,
    problems: [403, 409],
  }),
  commit: apiCall({
    method: 'POST',
    path: '/api/energy-contracts/imports/:id/commit',
    access: 'user',
    status: 202,
    summary: 'Registers the contracts of the rows without faults, one after the other; goes on by itself',
    params: recordParams,
    answer: importSummary,
    problems: [403, 409],
    idempotent: true,
  }),
  report: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/imports/:id/report',
    access: 'user',
    status: 200,
    summary: 'The rows of an import with their results, as CSV',
    params: recordParams,
    perUser: userLimits.export,
    raw: 'download',
  }),
};
