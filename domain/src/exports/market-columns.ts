// The columns that the files of lists share; names as in the tables of the pages.
import type { ExportColumn } from './list-export.ts';

export const text = (name: string, labelKey: string, path: string) => ({ name, labelKey, path, kind: 'text' }) as const;

export const date = (name: string, labelKey: string, path: string) => ({ name, labelKey, path, kind: 'date' }) as const;

export const nameColumn = (path: string) => text('name', 'common:field.name', path);

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

export const createdColumn = {
  name: 'created',
  labelKey: 'common:market.created',
  path: 'createdAt',
  kind: 'moment',
} as const satisfies ExportColumn;

export const idColumn = text('id', 'common:market.id', 'id');

/** Where it stands, in the market and by date. */
export const stateColumns = (statusLabelKey: string) =>
  [
    option('negotiation', 'common:filters.negotiation_status', 'negotiationStatus', 'common:negotiation_status'),
    option('status', 'common:filters.status', 'status', statusLabelKey),
    {
      name: 'market',
      labelKey: 'common:field.isPublishedInMarketplace',
      path: 'isPublishedInMarketplace',
      kind: 'flag',
    },
    {
      name: 'negotiations',
      labelKey: 'common:market.ongoing_title',
      path: 'ongoingNegotiationsCount',
      kind: 'number',
    },
    createdColumn,
    idColumn,
  ] as const satisfies readonly ExportColumn[];
