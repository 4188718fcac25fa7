// An import of energy contracts from a spreadsheet: its bounds, its statuses and what its readers get.
import { z } from 'zod';
import { fieldProblem } from '../api/problem.ts';
import { namedContract } from '../energy-contracts/named-contract.ts';
import { pageOf } from '../filters/page.ts';

/** What one file may hold, apart from the line with the names of the columns. */
export const importBounds = {
  bytes: 20_971_520,
  rows: 5000,
  columns: 200,
  /** Of one cell; the longest text of a contract has 250 characters. */
  cellLength: 2000,
  /** Of all cells together. */
  textLength: 20_971_520,
  /** Of the parts of a workbook that are read, unpacked. */
  unpackedBytes: 67_108_864,
} as const;

export const importFormats = ['csv', 'xlsx'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** `READ` waits for its check, `CHECKED` for its commit. */
export const importStatuses = ['READ', 'CHECKED', 'COMMITTING', 'DONE', 'FAILED'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Parts of the rows that can be asked for. */
export const shownRows = ['invalid', 'warned'] as const;
export type ShownRows = (typeof shownRows)[number];

/** What was typed, by the path of the column; an empty cell is left out. */
export const importValues = z.record(z.string().max(100), z.string());
export type ImportValues = z.infer<typeof importValues>;

/** A fault of a row: `path` is the column's, as the first line of the file may name it. */
export const rowFault = fieldProblem.extend({ row: z.int() });

/**
 * What may repeat a contract is told without being a fault: the same contract as an earlier row, as one that the reader
 * may open, or as one of which a party is told only that it exists.
 */
const importWarning = z.object({
  kind: z.enum(['row', 'contract', 'other']),
  /** The earlier row. */
  likeRow: z.int().optional(),
  contract: namedContract.optional(),
});
export type ImportWarning = z.infer<typeof importWarning>;

export const importSummary = z.object({
  id: z.string(),
  legalEntityId: z.string(),
  legalEntityName: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  status: z.enum(importStatuses),
  rows: z.int(),
  valid: z.int(),
  invalid: z.int(),
  /** Rows that may repeat a contract. */
  warned: z.int(),
  created: z.int(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importRow = z.object({
  row: z.int(),
  values: importValues,
  errors: z.array(fieldProblem),
  warnings: z.array(importWarning),
  contractId: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

export const importRecord = importSummary
  .extend({
    ...pageOf(importRow).shape,
    /** The columns of the file in its order. */
    columns: z.array(z.string()),
  })
  .meta({ id: 'ContractImport' });
export type ImportRecord = z.infer<typeof importRecord>;

/** `id` alone while the file is being worked on. */
export const importResult = z
  .object({
    id: z.string(),
    rows: z.int().optional(),
    valid: z.int().optional(),
    invalid: z.int().optional(),
    errors: z.array(rowFault).optional(),
    warnings: z.array(importWarning.extend({ row: z.int() })).optional(),
    createdIds: z.array(z.string()).optional(),
  })
  .meta({ id: 'ContractImportResult' });
export type ImportResult = z.infer<typeof importResult>;
