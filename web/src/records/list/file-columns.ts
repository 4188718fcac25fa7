// Which columns the file of a list has: all that a record has, without those of the columns that the reader has hidden.
import type { ExportColumn } from '@wattpact/domain/exports/list-export';
import type { Column } from '../../ui/data-table/table-props.ts';

type Shown = Pick<Column<never>, 'id' | 'inFile'>;

/** @returns their names with commas between; undefined for all of them */
export function fileColumns(
  all: readonly Pick<ExportColumn, 'name'>[],
  shown: readonly Shown[],
  hidden: readonly string[],
): string | undefined {
  const left = shown.filter(({ id }) => hidden.includes(id)).flatMap(({ id, inFile }) => inFile ?? [id]);
  if (left.length === 0) return undefined;
  return all.flatMap(({ name }) => (left.includes(name) ? [] : [name])).join(',');
}
