// The columns of a file that are fields of the payload, as its sections and the kinds of its fields say.
import type { RecordKindName } from '../records/kinds.ts';
import { type FieldKind, fieldKinds, kindOfField, leafOf, quantities } from '../terms/field-kinds.ts';
import { fieldLabelKeys, valuesKey } from '../terms/field-labels.ts';
import { pathsFor, type Section } from '../terms/sections.ts';
import type { ExportColumn } from './list-export.ts';

const option = (path: string, words: string) => ({ path, kind: 'option', optionLabelKey: valuesKey(words) }) as const;

function cellsOf(path: string, kind: FieldKind): Pick<ExportColumn, 'path' | 'kind' | 'optionLabelKey' | 'unit'> {
  switch (kind.as) {
    case 'date':
    case 'flag':
      return { path, kind: kind.as };
    case 'choice':
      return option(path, kind.words);
    case 'technologies':
      return option(`${path}.type`, fieldKinds.type.words);
    case 'text':
    case 'prose':
    case 'code':
      return { path, kind: 'text' };
    case 'record':
    case 'people':
    case 'files':
    case 'clauses':
      throw new Error(`${path} has no column: files do not hold ${kind.as}`);
    default:
      return { path, kind: 'number', unit: quantities[kind.as].unit };
  }
}

function fieldColumn(path: string, of: RecordKindName): ExportColumn {
  const name = leafOf(path);
  const kind = kindOfField(name, of);
  if (!kind) throw new Error(`${path} is no field`);
  return { name: kind.column ?? name, labelKey: fieldLabelKeys(path, of), ...cellsOf(path, kind) };
}

/** @param after columns that are no fields, each list behind the field's column that its key names */
export function fieldColumns(
  sections: readonly Section[],
  of: RecordKindName,
  after: Readonly<Record<string, readonly ExportColumn[]>> = {},
): ExportColumn[] {
  return pathsFor(sections, 'export').flatMap((path) => {
    const column = fieldColumn(path, of);
    return [column, ...(after[column.name] ?? [])];
  });
}
