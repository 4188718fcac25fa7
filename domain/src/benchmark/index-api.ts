// The administrators' calls about an imported price index.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { fieldProblem } from '../api/problem.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { indexBounds, indexList, indexQuarter, storedIndexRow } from './index-row.ts';

const path = '/api/admin/benchmark-index';

const indexImport = z.strictObject({
  /** The text of the file: its first line names the columns. */
  csv: z.string().min(1).max(indexBounds.characters),
  /** Checks the lines and stores nothing. */
  dryRun: z.boolean().default(false),
});
export type IndexImport = z.output<typeof indexImport>;

const indexReport = z
  .object({
    rows: z.int(),
    valid: z.int(),
    invalid: z.int(),
    /** Of the valid lines, those that take the place of stored ones. */
    replaced: z.int(),
    /** `row` counts as the sheet does: the header is 1. */
    faults: z.array(z.object({ row: z.int(), errors: z.array(fieldProblem) })),
  })
  .meta({ id: 'BenchmarkIndexReport' });
export type IndexReport = z.infer<typeof indexReport>;

export const indexApi = {
  list: apiCall({
    method: 'GET',
    path,
    access: 'admin',
    status: 200,
    summary: 'The lines of imported price indices, the newest import first',
    query: listQuery(indexList),
    answer: pageOf(storedIndexRow),
  }),
  import: apiCall({
    method: 'POST',
    path,
    access: 'admin',
    status: 201,
    summary:
      'Imports a price index: columns country, technology, structure, quarter, p25, p50, p75, source, licenceNote. 200 for a dry run with its faults by line; stored is the whole file or nothing of it',
    body: indexImport,
    answer: indexReport,
    idempotent: true,
  }),
  remove: apiCall({
    method: 'DELETE',
    path,
    access: 'admin',
    status: 204,
    summary: 'Removes a quarter of a source',
    query: z.object({ source: z.string().min(1).max(200), quarter: indexQuarter }),
    problems: [404],
  }),
};
