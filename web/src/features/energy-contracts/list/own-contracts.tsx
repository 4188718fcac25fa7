// One's own contracts, as first or as second party.
import { IconFileImport } from '@tabler/icons-react';
import { type EnergyContractRow, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractList } from '@wattpact/domain/energy-contracts/energy-contract-filters';
import { paths } from '../../../platform/address/paths.ts';
import { filledText } from '../../../platform/words/filled-text.ts';
import { NameCell, useFigureColumns, useStatusColumn } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { ownList } from '../../../records/list/own-list.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { Quantity } from '../../../ui/text/quantity.tsx';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { durationQuantity, useTermsWords } from '../../contract-terms/terms-words.ts';
import { contractLists } from './contract-lists.ts';

export const ownContracts = ownList(contractLists, energyContractApi, {
  filters: energyContractList,
  bar: ['status', 'technologies', 'legalEntityId'],
  search: 'search_own',
  alongside: [
    {
      to: paths.contractImports,
      labelKey: 'common:navigation.import_contracts',
      role: 'registry',
      icon: IconFileImport,
    },
  ],
  useRows: useOwnRows,
});

const typesOf = (technologies: EnergyContractRow['technologies']) => technologies.map(({ type }) => type);
const otherParty = ({ firstPartyLegalEntity, secondPartyFiscalInfo }: EnergyContractRow) =>
  filledText([firstPartyLegalEntity.name, secondPartyFiscalInfo.name]);

function useOwnRows(): ShownRows<EnergyContractRow> {
  const words = useTermsWords();
  const { t, formats } = words;
  const status = useStatusColumn<EnergyContractRow>('energyContracts');
  const { capacity, price } = useFigureColumns<EnergyContractRow>({
    capacityOf: ({ financialConditions }) => financialConditions.totalPurchasedCapacity,
    pricingOf: ({ financialConditions }) => financialConditions,
  });
  const term = ({ expectedStartDate, expectedEndDate }: EnergyContractRow) => (
    <Quantity {...durationQuantity(expectedStartDate, expectedEndDate, words)} />
  );
  const columns: Column<EnergyContractRow>[] = [
    {
      id: 'name',
      header: t('energyContracts:list.contract'),
      sortFlag: 'sortByName',
      width: '30%',
      atLeast: 190,
      cell: (row) => <NameCell to={paths.contract(row.id)} name={row.name} note={otherParty(row)} />,
    },
    {
      id: 'technology',
      header: t('common:filters.technologies'),
      atLeast: 140,
      cell: (row) => <TechnologyName technologies={typesOf(row.technologies)} />,
    },
    capacity,
    {
      id: 'term',
      header: t('common:filters.term_length'),
      right: true,
      from: 'broad',
      sortFlag: 'sortByTermLength',
      cell: term,
    },
    price,
    {
      id: 'signed',
      header: t('energyContracts:list.signed'),
      right: true,
      from: 'broad',
      cell: ({ contractSignatureDate }) => formats.date(contractSignatureDate),
    },
    status.column,
  ];
  const card = (row: EnergyContractRow) => (
    <RecordCard
      to={paths.contract(row.id)}
      name={row.name}
      note={row.number}
      badge={status.badge(row)}
      figures={[
        ...[capacity, price].map(({ header, cell }) => ({ label: header, value: cell(row) })),
        { label: t('common:filters.term_length'), value: term(row) },
      ]}
      footer={[otherParty(row), formats.date(row.contractSignatureDate)]}
    />
  );
  return { columns, card };
}
