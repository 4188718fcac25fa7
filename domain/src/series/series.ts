// What is said of a series, and what its import is asked with.
import { z } from 'zod';
import { type RuleFault, type Unchecked, withRules } from '../fields/rules.ts';
import { id, text } from '../fields/texts.ts';
import { inventedZones } from '../simulation/invented-zones.ts';
import { technologies } from '../terms/enumerations.ts';
import { importedSeriesKinds, isMarketKind, resolutions, seriesKinds, seriesUnits } from './series-kinds.ts';

export const seriesRow = z
  .object({
    id: z.string(),
    version: z.int(),
    kind: z.enum(seriesKinds),
    zone: z.enum(inventedZones),
    /** The company that imported it; null for a series of the market. */
    legalEntityId: z.string().nullable(),
    legalEntityName: z.string().nullable(),
    /** Null for an invented one, which its technology and zone name. */
    name: z.string().nullable(),
    technology: z.enum(technologies).nullable(),
    resolution: z.enum(resolutions),
    unit: z.enum(seriesUnits),
    /** The starts of the first and the last interval; null for an invented one, which has every year. */
    first: z.string().nullable(),
    last: z.string().nullable(),
    source: z.string().nullable(),
    licence: z.string().nullable(),
    /** Made by a formula, for demonstration. */
    isInvented: z.boolean(),
    /** Intervals of the file that were missing and were filled. */
    filled: z.int(),
    updatedAt: z.string().nullable(),
    /** `replace`, `delete`. */
    allowedActions: z.array(z.string()),
  })
  .meta({ id: 'Series' });
export type SeriesRow = z.infer<typeof seriesRow>;

const seriesImportShape = z.strictObject({
  kind: z.enum(importedSeriesKinds),
  zone: z.enum(inventedZones),
  resolution: z.enum(resolutions),
  name: text(1, 100),
  /** Of a profile or a load: the company that it belongs to. */
  legalEntityId: id.optional(),
  /** Of a series of the market: where it comes from, and what its licence allows. */
  source: text(1, 200).optional(),
  licence: text(1, 500).optional(),
  /** MW: a profile's values are MWh of a plant of this capacity. Without it they are parts of the capacity, 0 to 1. */
  capacity: z.number().gt(0).max(10_000).optional(),
  /** The series whose values and texts this file replaces. */
  seriesId: id.optional(),
  dryRun: z.boolean('error_import_dry_run').default(false),
});
export type SeriesImport = z.output<typeof seriesImportShape>;

function importFaults({ kind, legalEntityId, source, licence, capacity }: Unchecked<SeriesImport>): RuleFault[] {
  if (kind === undefined) return [];
  const required = (value: unknown, path: string, key: string) =>
    value === undefined ? [{ path: [path], key: `error_required.${key}` }] : [];
  const unused = (value: unknown, path: string) =>
    value === undefined ? [] : [{ path: [path], key: 'error_unknown_field' }];
  return isMarketKind(kind)
    ? [
        ...required(source, 'source', 'source'),
        ...required(licence, 'licence', 'licence'),
        ...unused(legalEntityId, 'legalEntityId'),
        ...unused(capacity, 'capacity'),
      ]
    : [
        ...required(legalEntityId, 'legalEntityId', 'legal_entity_id'),
        ...(kind === 'profile' ? [] : unused(capacity, 'capacity')),
      ];
}

/** Parts of a multipart body, so numbers and flags come as texts. */
export const seriesImport = withRules(seriesImportShape, importFaults);
export const seriesImportFields = Object.keys(seriesImportShape.shape) as (keyof SeriesImport)[];

export const seriesFault = z.object({
  line: z.int(),
  key: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

export const seriesImportResult = z
  .object({
    rows: z.int(),
    gaps: z.int(),
    duplicates: z.int(),
    filled: z.int(),
    first: z.string().nullable(),
    last: z.string().nullable(),
    faults: z.array(seriesFault),
    faultCount: z.int(),
    isRefused: z.boolean(),
    /** What was stored; null after a dry run. */
    series: seriesRow.nullable(),
  })
  .meta({ id: 'SeriesImport' });
export type SeriesImportResult = z.infer<typeof seriesImportResult>;
