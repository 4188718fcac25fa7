// Columns of files that are no fields of a payload; names as in the tables of the pages.
import type { ExportColumn } from './list-export.ts';

export const text = (name: string, labelKey: string, path: string) => ({ name, labelKey, path, kind: 'text' }) as const;

export const date = (name: string, labelKey: string, path: string) => ({ name, labelKey, path, kind: 'date' }) as const;

/** Of projects and purchase offers. */
export const ownerColumns = (base: 'projects' | 'offers', path: string) =>
  [
    text('owner', `${base}:owner`, `${path}.fiscalInfo.name`),
    text('ownerNumber', 'common:market.fiscal_number', `${path}.fiscalInfo.fiscalNumber`),
  ] as const satisfies readonly ExportColumn[];

export const option = (name: string, labelKey: string, path: string, optionLabelKey: string) =>
  ({ name, labelKey, path, kind: 'option', optionLabelKey }) as const;

export const number = (name: string, labelKey: string, path: string, unit: string) =>
  ({ name, labelKey, path, kind: 'number', unit }) as const;

export const termColumn = {
  name: 'term',
  labelKey: 'common:filters.term_length',
  path: 'termYears',
  kind: 'number',
} as const satisfies ExportColumn;

export const statusColumn = option('status', 'common:filters.status', 'status', 'common:status');

export const createdColumn = {
  name: 'created',
  labelKey: 'common:market.created',
  path: 'createdAt',
  kind: 'moment',
} as const satisfies ExportColumn;

export const idColumn = text('id', 'common:market.id', 'id');

/** The columns for negotiation, status and date. */
export const stateColumns = [
  option('negotiation', 'common:filters.negotiation_status', 'negotiationStatus', 'common:negotiation_status'),
  statusColumn,
  { name: 'negotiations', labelKey: 'common:market.ongoing_title', path: 'ongoingNegotiationsCount', kind: 'number' },
  createdColumn,
  idColumn,
] as const satisfies readonly ExportColumn[];
