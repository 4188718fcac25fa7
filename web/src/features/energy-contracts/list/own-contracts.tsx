// One's own contracts, as first or as second party.
import { type EnergyContractRow, energyContractApi } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractList } from '@wattpact/domain/energy-contracts/energy-contract-filters';
import { paths } from '../../../platform/address/paths.ts';
import { arranged } from '../../../records/list/arrange-filters.ts';
import { CapacityCell, NameCell, PriceCell, useStatusColumn } from '../../../records/list/cells.tsx';
import { listNames, listSource, type PlainView, type ShownRows } from '../../../records/list/list-view.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { durationText, useTermsWords } from '../../contract-terms/terms-words.ts';
import { registerContract } from './register-contract.ts';

export const ownContracts: PlainView<EnergyContractRow> = {
  ...listNames('energy_contract'),
  place: 'own',
  source: listSource(energyContractApi.list, {
    byCompany: true,
    file: {
      call: energyContractApi.listExport,
      columns: async () =>
        (await import('@wattpact/domain/energy-contracts/energy-contract-columns')).energyContractColumns,
    },
  }),
  filters: arranged(energyContractList, {
    bar: ['status', 'technologies', 'legalEntityId'],
    placeholderKey: 'energyContracts:list.search_own',
  }),
  useRows: useOwnRows,
  icon: icons.contract,
  titleKey: 'energyContracts:list.own',
  emptyKey: 'common:empty.contracts',
  create: registerContract,
};

const typesOf = (technologies: EnergyContractRow['technologies']) => technologies.map(({ type }) => type);
const otherParty = ({ firstPartyLegalEntity, secondPartyFiscalInfo }: EnergyContractRow) =>
  `${firstPartyLegalEntity.name} · ${secondPartyFiscalInfo.name}`;

function useOwnRows(): ShownRows<EnergyContractRow> {
  const words = useTermsWords();
  const { t, formats } = words;
  const status = useStatusColumn<EnergyContractRow>('energyContracts');
  const term = ({ expectedStartDate, expectedEndDate }: EnergyContractRow) =>
    durationText(expectedStartDate, expectedEndDate, words);
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
    {
      id: 'capacity',
      header: t('common:filters.capacity'),
      right: true,
      sortFlag: 'sortByTotalPurchasedCapacity',
      cell: ({ financialConditions }) => <CapacityCell megawatts={financialConditions.totalPurchasedCapacity} />,
    },
    {
      id: 'term',
      header: t('common:filters.term_length'),
      right: true,
      from: 'broad',
      sortFlag: 'sortByTermLength',
      cell: term,
    },
    {
      id: 'price',
      header: t('common:filters.price'),
      right: true,
      sortFlag: 'sortByPrice',
      cell: ({ financialConditions }) => <PriceCell pricing={financialConditions} />,
    },
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
        {
          label: t('common:filters.capacity'),
          value: <CapacityCell megawatts={row.financialConditions.totalPurchasedCapacity} />,
        },
        { label: t('common:filters.price'), value: <PriceCell pricing={row.financialConditions} /> },
        { label: t('common:filters.term_length'), value: term(row) },
      ]}
      footer={[otherParty(row), formats.date(row.contractSignatureDate)]}
    />
  );
  return { columns, card };
}
