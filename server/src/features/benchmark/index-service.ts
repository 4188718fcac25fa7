// Imported price indices: administrators import, list and remove them.
import type { IndexImport, IndexReport } from '@wattpact/domain/benchmark/index-api';
import type { StoredIndexRow } from '@wattpact/domain/benchmark/index-row';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, RequestContext } from '../../platform/http/context.ts';
import { found, invalid } from '../../platform/http/problem-error.ts';
import { type CheckedIndex, checkIndex } from './index-lines.ts';
import { countStored, deleteLines, listIndexRows, writeLines } from './index-queries.ts';

export const listIndex = ({ db, actor }: Context, query: ListQuery): Promise<Page<StoredIndexRow>> =>
  listIndexRows(db, actor, query);

/** @throws 400 with the faults of all lines, unless it is a dry run */
export async function importIndex(context: RequestContext, { csv, dryRun }: IndexImport): Promise<IndexReport> {
  const { db, reply } = context;
  const { rows, lines, faults } = checkIndex(csv);
  if (!dryRun && faults.length > 0)
    throw invalid(
      ...faults.flatMap(({ row, errors }) =>
        errors.map(({ path, ...fault }) => ({
          ...fault,
          path: ['rows', row, path].filter((part) => part !== '').join('.'),
        })),
      ),
    );
  const report = { rows, valid: lines.length, invalid: faults.length, replaced: await countStored(db, lines), faults };
  if (dryRun) {
    reply.code(200);
    return report;
  }
  await storeIndex(context, lines);
  return report;
}

/** Lines without a fault. */
export async function storeIndex(context: Context, lines: CheckedIndex['lines']): Promise<void> {
  const { db, actor, now } = context;
  const id = await writeLines(db, lines, { by: actor.id, now });
  const sources = [...new Set(lines.map(({ source }) => source))].join(', ');
  await recordEvent(context, {
    recordKind: 'benchmark_index',
    recordId: found(id),
    action: 'created',
    data: { name: sources.slice(0, 200) },
  });
}

/** @throws 404 */
export async function removeIndex(context: Context, asked: { source: string; quarter: string }): Promise<void> {
  const id = found(await deleteLines(context.db, asked));
  await recordEvent(context, {
    recordKind: 'benchmark_index',
    recordId: id,
    action: 'deleted',
    data: { name: `${asked.source}, ${asked.quarter}` },
  });
}
