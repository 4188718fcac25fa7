// A list as a file: its columns as data, the formats, and how many rows each takes.
import { z } from 'zod';
import { type ListDeclaration, type ListQuery, listQuery } from '../filters/filters.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The most rows that a file holds; a longer list is refused, never cut. */
export const maximumExportRows: Readonly<Record<ExportFormat, number>> = { csv: 200_000, xlsx: 20_000 };

export interface ExportColumn {
  /** In the query's `columns`. */
  name: string;
  /** Keys of the header's label; the first key that has a text is used. */
  labelKey: string | readonly string[];
  /** Dotted path in the list's row; it goes through arrays. */
  path: string;
  /** `moment` is an instant, shown in Portugal's time; `option` has the label `t(optionLabelKey + '.' + value)`. */
  kind: 'text' | 'number' | 'date' | 'moment' | 'flag' | 'option';
  optionLabelKey?: string;
  /** Shown in brackets behind the label. */
  unit?: string;
}

/** Columns in the order asked for; without a choice all of them. */
export const chosenColumns = (columns: readonly ExportColumn[], choice: string | undefined): ExportColumn[] =>
  choice === undefined
    ? [...columns]
    : [...new Set(choice.split(','))].flatMap((name) => columns.find((column) => column.name === name) ?? []);

export interface ExportQuery extends ListQuery {
  format: ExportFormat;
  /** Names, with commas between. */
  columns?: string;
}

/** The list's own query, with the format and the columns; page and limit are ignored. */
export function exportQuery(
  list: ListDeclaration,
  columns: readonly ExportColumn[],
): z.ZodType<ExportQuery, Partial<ListQuery> & Pick<ExportQuery, 'format' | 'columns'>> {
  const choice = z
    .string()
    .max(1000)
    .refine(
      (names) => names.split(',').every((name) => columns.some((column) => column.name === name)),
      'error_invalid.columns',
    );
  const { shape } = listQuery(list) as unknown as z.ZodObject<Record<string, z.ZodType>>;
  return z.object({ ...shape, format: z.enum(exportFormats), columns: choice.optional() }) as unknown as z.ZodType<
    ExportQuery,
    Partial<ListQuery> & Pick<ExportQuery, 'format' | 'columns'>
  >;
}
