// The columns of the files of energy contracts: of one's own or all, and of the public database.
import { fieldColumns } from '../exports/field-columns.ts';
import type { ExportColumn } from '../exports/list-export.ts';
import { createdColumn, idColumn, statusColumn, termColumn, text } from '../exports/market-columns.ts';
import { partySections, termSections } from './energy-contract-sections.ts';

const parties: readonly ExportColumn[] = [
  text('owner', 'common:field.firstParty', 'firstPartyLegalEntity.name'),
  // The second party does not get it.
  text('ownerNumber', 'energyContracts:list.first_party_number', 'firstPartyLegalEntity.fiscalNumber'),
  text('secondParty', 'common:field.secondParty', 'secondPartyFiscalInfo.name'),
  text('secondPartyNumber', 'energyContracts:list.second_party_number', 'secondPartyFiscalInfo.fiscalNumber'),
];

export const energyContractColumns: readonly ExportColumn[] = [
  text('number', 'energyContracts:list.number', 'number'),
  ...fieldColumns([...termSections, ...partySections], 'energy_contract', { name: parties, end: [termColumn] }),
  statusColumn,
  createdColumn,
  idColumn,
];

/** Market data alone: no names, numbers or prices. */
const publicNames =
  'parish,place,country,technology,structure,capacity,volume,energy,pricing,signed,start,end,term,status,id'.split(',');
export const publicContractColumns: readonly ExportColumn[] = publicNames.flatMap((chosen) =>
  energyContractColumns.filter(({ name }) => name === chosen),
);
