// The columns of the files of legal entities; names as in the tables of the pages.
import { fieldColumns } from '../exports/field-columns.ts';
import type { ExportColumn } from '../exports/list-export.ts';
import { createdColumn, idColumn, option, statusColumn, text } from '../exports/market-columns.ts';
import { legalEntitySections } from './legal-entity-sections.ts';

export const legalEntityColumns: readonly ExportColumn[] = [
  ...fieldColumns(legalEntitySections, 'legal_entity'),
  statusColumn,
  text('owner', 'legalEntity:side.owner', 'owner.displayName'),
  { ...createdColumn, labelKey: 'legalEntity:side.created' },
  idColumn,
];

/** In their own list people also see which acts they may do. */
export const ownEntityColumns: readonly ExportColumn[] = [
  ...legalEntityColumns,
  option('role', 'legalEntity:side.own_role', 'role', 'common:entity_role'),
];
