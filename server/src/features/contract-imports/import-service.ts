// An import from its file to its commit: who may, in which status, and what each reader gets.
import { createHash } from 'node:crypto';
import { holds } from '@wattpact/domain/access/roles';
import {
  type ImportRecord,
  type ImportResult,
  type ImportRow,
  type ImportSummary,
  importBounds,
  type ShownRows,
} from '@wattpact/domain/contract-imports/contract-import';
import { contractImportApi } from '@wattpact/domain/contract-imports/contract-import-api';
import { cappedTotal } from '@wattpact/domain/filters/page';
import type { Context, RequestContext } from '../../platform/http/context.ts';
import { once } from '../../platform/http/idempotency.ts';
import { conflict, forbidden, found } from '../../platform/http/problem-error.ts';
import { isId, newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import { requireActingEntity } from '../legal-entities/acting-entity-service.ts';
import { checkLines } from './import-checks.ts';
import { registerRows } from './import-commit.ts';
import { linesOf } from './import-lines.ts';
import {
  type CheckedLine,
  findImport,
  insertImport,
  listImports,
  lockImport,
  moveImport,
  readLines,
  readPage,
  readSameLines,
  type StoredImport,
  writeChecks,
} from './import-queries.ts';
import { receiveUpload, type Upload } from './import-upload.ts';
import { warnedFor } from './import-warnings.ts';
import { importWords } from './import-words.ts';

export const importTask = 'import_contracts';

const summaryOf = ({
  columns: _,
  isWanted: __,
  createdBy: ___,
  committedBy: ____,
  ...summary
}: StoredImport): ImportSummary => summary;

/** A call that waits for its own commit registers the rows itself; the job is for a process that is killed meanwhile. */
const rescueMs = 120_000;

const isAsync = ({ request }: RequestContext): boolean =>
  String(request.headers.prefer ?? '').includes('respond-async');

/** @throws 400 at `file` for what cannot be read, 503 */
async function readUpload(context: RequestContext, { bytes, format }: Upload) {
  const rows = await readSheet({ bytes, format, limits: importBounds }, context.actor.id);
  return linesOf(rows, format, importWords(context.platform.texts));
}

const unchecked = { errors: [], identity: null, warnings: [], repetition: null };

/** Nothing is stored of a file that is refused. @throws 400, 403, 409, 413, 415, 503 */
export async function createImport(context: RequestContext): Promise<ImportResult> {
  const { db, actor, now, reply } = context;
  const upload = await receiveUpload(context);
  const { fileName, legalEntityId, isDryRun } = upload;
  await requireActingEntity(context, isId(legalEntityId) ? legalEntityId : newId(), 'registry', 'legalEntityId');
  const sha256 = createHash('sha256').update(upload.bytes).digest('hex');
  const { columns, lines } = await readUpload(context, upload);
  const isLater = isAsync(context);
  const checked: CheckedLine[] = isLater
    ? lines.map((line) => ({ ...line, ...unchecked }))
    : await checkLines(context, legalEntityId, lines);
  const call = contractImportApi.create;
  const { answer } = await db.transaction().execute((transaction) =>
    once(call, { ...context, db: transaction }, { sha256, fileName, legalEntityId, isDryRun }, async () => {
      const id = newId(now);
      const status = isLater ? 'READ' : isDryRun ? 'CHECKED' : 'COMMITTING';
      const stored = {
        id,
        ownerId: legalEntityId,
        fileName,
        columns,
        status,
        isWanted: !isDryRun,
        by: actor.id,
        now,
      } as const;
      await insertImport(transaction, stored, checked);
      if (isLater) await enqueue(transaction, importTask, { importId: id });
      else if (!isDryRun)
        await enqueue(transaction, importTask, { importId: id }, { runAt: new Date(now.getTime() + rescueMs) });
      return { status: 200, answer: { id } };
    }),
  );
  const { id } = answer as { id: string };
  reply.code(isLater ? 202 : isDryRun ? 200 : 201);
  if (isLater) return { id };
  if (!isDryRun) await registerRows(context.platform, id);
  return resultOf(context, id);
}

async function resultOf(context: Context, id: string): Promise<ImportResult> {
  const { rows, valid, invalid: faulty } = await getStored(context, id);
  const lines = await warnedFor(context, await readLines(context.db, id));
  return {
    id,
    rows,
    valid,
    invalid: faulty,
    errors: lines.flatMap(({ line, errors }) => errors.map((error) => ({ row: line, ...error }))),
    warnings: lines.flatMap(({ line, warnings }) => warnings.map((warning) => ({ row: line, ...warning }))),
    createdIds: lines.flatMap(({ contractId }) => (contractId === null ? [] : [contractId])),
  };
}

/** @throws 404 */
export const getStored = async ({ db, actor }: Context, id: string): Promise<StoredImport> =>
  found(isId(id) ? await findImport(db, actor, id) : undefined);

export const listOwn = async ({ db, actor }: Context): Promise<ImportSummary[]> =>
  (await listImports(db, actor)).map(summaryOf);

interface Asked {
  page: number;
  limit: number;
  only?: ShownRows | undefined;
}

/** @throws 404 */
export async function getImport(context: Context, id: string, { page, limit, only }: Asked): Promise<ImportRecord> {
  const stored = await getStored(context, id);
  const items = await warnedFor(context, await readPage(context.db, id, { only, page, limit }));
  const total = cappedTotal(only === undefined ? stored.rows : stored[only]);
  return { ...summaryOf(stored), columns: stored.columns, items, ...total, page, limit };
}

/** The import, locked, for somebody who may register for its company. @throws 403, 404 */
async function lockOwn(context: Context, id: string): Promise<StoredImport> {
  const { legalEntityId } = await getStored(context, id);
  if (!holds(context.actor, 'registry', [legalEntityId])) throw forbidden();
  return found(await lockImport(context.db, id));
}

type Given = Readonly<Record<string, string | number | boolean | undefined>>;

/** @throws 403, 404, 409 once the commit has begun */
export async function correctRow(context: Context, id: string, row: string, values: Given): Promise<ImportRow> {
  const { db } = context;
  const { legalEntityId, status } = await lockOwn(context, id);
  const at = /^\d{1,9}$/.test(row) ? Number(row) : -1;
  const [line] = await readSameLines(db, id, at, []);
  const before = found(line);
  if (status !== 'CHECKED') throw conflict('error_import_committed');
  const corrected = { ...before, ...correctedCells(before, values) };
  const asItIs = await checkLines(context, legalEntityId, [corrected]);
  const same = await readSameLines(db, id, at, [before, ...asItIs]);
  // Each of these may have a fault or a warning because of rows that are not like the corrected one.
  const deciding = await readSameLines(db, id, at, [...same, ...asItIs]);
  const lines = deciding.map((one) => (one.line === at ? corrected : one));
  const changed = new Set(same.map(({ line }) => line));
  const checked = (await checkLines(context, legalEntityId, lines)).filter(({ line }) => changed.has(line));
  await writeChecks(db, id, checked);
  const [after] = await warnedFor(
    context,
    checked.filter(({ line }) => line === at),
  );
  const { cells, errors, warnings } = found(after);
  return { row: at, values: cells, errors, warnings, contractId: null };
}

/** A cell that is sent as it was stays unread. */
function correctedCells({ cells, unread }: Pick<CheckedLine, 'cells' | 'unread'>, values: Given) {
  const all = {
    ...cells,
    ...Object.fromEntries(Object.entries(values).map(([path, value]) => [path, String(value ?? '').trim()])),
  };
  const isAsBefore = (path: string) => !Object.hasOwn(values, path) || (path in cells && all[path] === cells[path]);
  return {
    cells: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    unread: Object.fromEntries(Object.entries(unread).filter(([path]) => isAsBefore(path))),
  };
}

/** The job registers the rows. @throws 403, 404, 409 unless it is checked and has rows without faults */
export async function commitImport(context: Context, id: string): Promise<ImportSummary> {
  const { db, actor } = context;
  const { status, valid, created, legalEntityId } = await lockOwn(context, id);
  await requireActingEntity(context, legalEntityId, 'registry', 'legalEntityId');
  if (status !== 'CHECKED' && status !== 'FAILED') throw conflict('error_import_committed');
  if (valid === created) throw conflict('error_import_nothing');
  await moveImport(db, id, [status], { status: 'COMMITTING', committedBy: actor.id });
  await enqueue(db, importTask, { importId: id });
  return summaryOf(await getStored(context, id));
}
