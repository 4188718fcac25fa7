// The columns of the files of purchase offers.
import type { ExportColumn } from '../exports/list-export.ts';
import { nameColumn, number, option, ownerColumns, stateColumns } from '../exports/market-columns.ts';

export const offerColumns: readonly ExportColumn[] = [
  nameColumn('name'),
  ...ownerColumns('offers', 'buyerLegalEntity'),
  option('technology', 'common:filters.technologies', 'technologies', 'common:technology'),
  option('country', 'common:field.country', 'country', 'common:country'),
  option('structure', 'common:filters.contract_structure', 'contractStructure', 'common:contract_structure'),
  number('capacity', 'common:filters.total_purchased_capacity', 'totalPurchasedCapacity', 'MW'),
  option('pricing', 'common:field.pricingType', 'pricingType', 'common:pricing_type'),
  number('price', 'common:filters.price', 'price', '€/MWh'),
  option('duration', 'common:filters.contract_duration', 'contractDuration', 'common:contract_duration'),
  option('start', 'common:field.startDate', 'startDate', 'common:offer_start'),
  ...stateColumns('common:status'),
];
