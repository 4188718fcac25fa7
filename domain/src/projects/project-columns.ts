// The columns of the files of projects.
import type { ExportColumn } from '../exports/list-export.ts';
import { date, nameColumn, number, option, ownerColumns, stateColumns, text } from '../exports/market-columns.ts';

const conditions = 'financialConditions';

export const projectColumns: readonly ExportColumn[] = [
  nameColumn('designation'),
  ...ownerColumns('projects', 'sellerLegalEntity'),
  option('technology', 'common:filters.technologies', 'technologies.type', 'common:technology'),
  text('place', 'common:field.municipality', 'location.municipality'),
  text('parish', 'common:field.parish', 'location.parish'),
  option('country', 'common:field.country', 'location.country', 'common:country'),
  option('phase', 'common:field.currentProjectStatus', 'currentProjectStatus', 'common:project_phase'),
  option(
    'structure',
    'common:filters.contract_structure',
    `${conditions}.contractStructure`,
    'common:contract_structure',
  ),
  number('capacity', 'common:filters.total_purchased_capacity', `${conditions}.totalPurchasedCapacity`, 'MW'),
  number('energy', 'common:filters.energy', `${conditions}.maximumAmountEnergyAllowed`, 'MWh'),
  option('pricing', 'common:field.pricingType', `${conditions}.pricingType`, 'common:pricing_type'),
  number('price', 'common:filters.price', `${conditions}.price`, '€/MWh'),
  date('start', 'common:field.startDate', 'startDate'),
  date('end', 'common:field.endDate', 'endDate'),
  { name: 'term', labelKey: 'common:filters.term_length', path: 'termYears', kind: 'number' },
  ...stateColumns('common:status'),
];
