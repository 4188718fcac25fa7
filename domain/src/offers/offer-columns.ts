// The columns of the files of purchase offers.
import { fieldColumns } from '../exports/field-columns.ts';
import type { ExportColumn } from '../exports/list-export.ts';
import { ownerColumns, stateColumns } from '../exports/market-columns.ts';
import { offerSections } from './offer-sections.ts';

export const offerColumns: readonly ExportColumn[] = [
  ...fieldColumns(offerSections, 'offer', { name: ownerColumns('offers', 'buyerLegalEntity') }),
  ...stateColumns,
];
