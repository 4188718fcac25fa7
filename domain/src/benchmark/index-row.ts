// An imported price index: what a line of its file says, and what administrators see of it.
import { z } from 'zod';
import { withRules } from '../fields/rules.ts';
import { price, text } from '../fields/texts.ts';
import type { ListDeclaration } from '../filters/filters.ts';
import { contractStructures, countries, technologies } from '../terms/enumerations.ts';

/** What one file may hold. */
export const indexBounds = { rows: 2000, characters: 500_000 } as const;

/** `2026-Q3` */
export const indexQuarter = z.string().regex(/^20\d\d-Q[1-4]$/);

/** The quarter of a year that a day is in. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1}`;

/** By their names in the first line of a file, in any order. */
export const indexColumns = [
  'country',
  'technology',
  'structure',
  'quarter',
  'p25',
  'p50',
  'p75',
  'source',
  'licenceNote',
] as const;
export type IndexColumn = (typeof indexColumns)[number];

export const indexRow = withRules(
  z.strictObject({
    country: z.enum(countries),
    technology: z.enum(technologies),
    structure: z.enum(contractStructures).optional(),
    quarter: indexQuarter,
    p25: price,
    p50: price.optional(),
    p75: price.optional(),
    source: text(1, 200),
    /** What its owner allows. */
    licenceNote: text(1, 500),
  }),
  ({ p25, p50, p75 }) => {
    const falls = (low: number | undefined, high: number | undefined) =>
      low !== undefined && high !== undefined && high < low;
    return [
      ...(falls(p25, p50) ? [{ path: ['p50'], key: 'error_index_order' }] : []),
      ...(falls(p50 ?? p25, p75) ? [{ path: ['p75'], key: 'error_index_order' }] : []),
    ];
  },
);
export type IndexRow = z.output<typeof indexRow>;

/** The same key replaces. */
export const indexKey = ({ country, technology, structure, quarter, source }: IndexRow): string =>
  JSON.stringify([country, technology, structure ?? null, quarter, source]);

export const storedIndexRow = z.object({
  id: z.string(),
  country: z.enum(countries),
  technology: z.enum(technologies),
  structure: z.enum(contractStructures).nullable(),
  quarter: z.string(),
  p25: z.number(),
  p50: z.number().nullable(),
  p75: z.number().nullable(),
  source: z.string(),
  licenceNote: z.string(),
  createdAt: z.string(),
});
export type StoredIndexRow = z.infer<typeof storedIndexRow>;

export const indexList = {
  filters: [],
  sorts: [{ name: 'sortByCreatedAt', column: 'created_at', labelKey: 'common:filters.sort_created_at' }],
} as const satisfies ListDeclaration;
