// The columns of the files of energy contracts: of one's own or all, and of the public database.
import type { ExportColumn } from '../exports/list-export.ts';
import { createdColumn, date, idColumn, nameColumn, number, option, text } from '../exports/market-columns.ts';

const conditions = 'financialConditions';

const technology = option('technology', 'common:filters.technologies', 'technologies.type', 'common:technology');
const place: readonly ExportColumn[] = [
  text('parish', 'common:field.parish', 'location.parish'),
  text('place', 'common:field.municipality', 'location.municipality'),
  option('country', 'common:field.country', 'location.country', 'common:country'),
];
const structure = option(
  'structure',
  'common:filters.contract_structure',
  `${conditions}.contractStructure`,
  'common:contract_structure',
);
const quantities: readonly ExportColumn[] = [
  number('capacity', 'common:filters.total_purchased_capacity', `${conditions}.totalPurchasedCapacity`, 'MW'),
  number('energy', 'common:filters.energy', `${conditions}.maximumAmountEnergyAllowed`, 'MWh'),
  option('pricing', 'common:field.pricingType', `${conditions}.pricingType`, 'common:pricing_type'),
];
const days: readonly ExportColumn[] = [
  date('signed', 'common:field.contractSignatureDate', 'contractSignatureDate'),
  date('start', 'common:field.expectedStartDate', 'expectedStartDate'),
  date('end', 'common:field.expectedEndDate', 'expectedEndDate'),
  { name: 'term', labelKey: 'common:filters.term_length', path: 'termYears', kind: 'number' },
];
const status = option('status', 'common:filters.status', 'status', 'common:status');

export const energyContractColumns: readonly ExportColumn[] = [
  text('number', 'energyContracts:list.number', 'number'),
  nameColumn('name'),
  text('owner', 'common:field.firstParty', 'firstPartyLegalEntity.name'),
  // The second party does not get it.
  text('ownerNumber', 'common:market.fiscal_number', 'firstPartyLegalEntity.fiscalNumber'),
  text('secondParty', 'common:field.secondParty', 'secondPartyFiscalInfo.name'),
  text('secondPartyNumber', 'common:market.fiscal_number', 'secondPartyFiscalInfo.fiscalNumber'),
  option('role', 'common:field.roleInEnergyContract', 'roleInEnergyContract', 'common:party'),
  technology,
  ...place,
  structure,
  ...quantities,
  number('price', 'common:filters.price', `${conditions}.price`, '€/MWh'),
  ...days,
  status,
  createdColumn,
  idColumn,
];

/** Market data alone: no names, numbers or prices. */
export const publicContractColumns: readonly ExportColumn[] = [
  ...place,
  technology,
  structure,
  ...quantities,
  ...days,
  status,
  idColumn,
];
