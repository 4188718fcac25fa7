// The columns of the files of legal entities; names as in the tables of the pages.
import type { ExportColumn } from '../exports/list-export.ts';
import { idColumn, nameColumn, option, text } from '../exports/market-columns.ts';

export const legalEntityColumns: readonly ExportColumn[] = [
  nameColumn('name'),
  text('number', 'legalEntity:fields.fiscal_number', 'fiscalNumber'),
  text('address', 'common:field.streetAddress', 'streetAddress'),
  text('postalCode', 'common:field.postalCode', 'postalCode'),
  text('city', 'common:field.city', 'city'),
  option('country', 'common:field.country', 'country', 'common:country'),
  text('acerCode', 'common:field.acerCode', 'acerCode'),
  { name: 'marketAgent', labelKey: 'common:field.isMarketAgent', path: 'isMarketAgent', kind: 'flag' },
  option('status', 'common:filters.status', 'status', 'common:status'),
  text('owner', 'legalEntity:side.owner', 'owner.displayName'),
  { name: 'created', labelKey: 'legalEntity:side.created', path: 'createdAt', kind: 'moment' },
  idColumn,
];

/** Among one's own one also sees what one may do there. */
export const ownEntityColumns: readonly ExportColumn[] = [
  ...legalEntityColumns,
  option('role', 'legalEntity:side.own_role', 'role', 'common:entity_role'),
];
