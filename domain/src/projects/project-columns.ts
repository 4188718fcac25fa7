// The columns of the files of projects.
import type { ExportColumn } from '../shared/list-export.ts';
import { nameColumn, number, option, ownerColumns, stateColumns } from '../shared/market-columns.ts';

const conditions = 'financialConditions';

export const projectColumns: readonly ExportColumn[] = [
  nameColumn('designation'),
  ...ownerColumns('projects', 'sellerLegalEntity'),
  option('technology', 'common:filters.technologies', 'technologies.type', 'common:technology'),
  { name: 'place', labelKey: 'common:field.municipality', path: 'location.municipality', kind: 'text' },
  { name: 'parish', labelKey: 'common:field.parish', path: 'location.parish', kind: 'text' },
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
  { name: 'start', labelKey: 'common:field.startDate', path: 'startDate', kind: 'date' },
  { name: 'end', labelKey: 'common:field.endDate', path: 'endDate', kind: 'date' },
  { name: 'term', labelKey: 'common:filters.term_length', path: 'termYears', kind: 'number' },
  ...stateColumns('common:status'),
];
