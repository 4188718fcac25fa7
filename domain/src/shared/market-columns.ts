// The columns that files of projects and of purchase offers share; names as in the tables of the pages.
import type { ExportColumn } from './list-export.ts';

export const nameColumn = (path: string) =>
  ({ name: 'name', labelKey: 'common:field.name', path, kind: 'text' }) as const;

export const ownerColumns = (base: 'projects' | 'offers', path: string) =>
  [
    { name: 'owner', labelKey: `${base}:owner`, path: `${path}.fiscalInfo.name`, kind: 'text' },
    {
      name: 'ownerNumber',
      labelKey: 'common:market.fiscal_number',
      path: `${path}.fiscalInfo.fiscalNumber`,
      kind: 'text',
    },
  ] as const satisfies readonly ExportColumn[];

export const option = (name: string, labelKey: string, path: string, optionLabelKey: string) =>
  ({ name, labelKey, path, kind: 'option', optionLabelKey }) as const;

export const number = (name: string, labelKey: string, path: string, unit: string) =>
  ({ name, labelKey, path, kind: 'number', unit }) as const;

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
    { name: 'created', labelKey: 'common:market.created', path: 'createdAt', kind: 'moment' },
    { name: 'id', labelKey: 'common:market.id', path: 'id', kind: 'text' },
  ] as const satisfies readonly ExportColumn[];
