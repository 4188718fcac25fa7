// The public database of registered contracts, below its figures: only market data. A row has no link and names nobody, but
// for the reader's own contracts.
import { energyContractApi, type PublicContract } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractSearch } from '@wattpact/domain/energy-contracts/energy-contract-filters';
import type { ReactNode } from 'react';
import { paths } from '../../../platform/address/paths.ts';
import { filledText } from '../../../platform/words/filled-text.ts';
import { CapacityCell, NameCell, useStatusColumn } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { marketList } from '../../../records/list/market-list.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { Quantity } from '../../../ui/text/quantity.tsx';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { durationQuantity, useTermsWords } from '../../contract-terms/terms-words.ts';
import { RegisterFigures } from '../statistics/register-figures.tsx';
import { contractLists } from './contract-lists.ts';

export const contractDatabase = marketList(contractLists, energyContractApi, {
  columns: async () =>
    (await import('@wattpact/domain/energy-contracts/energy-contract-columns')).publicContractColumns,
  filters: energyContractSearch,
  bar: ['countries', 'technologies', 'contractStructure', 'totalPurchasedCapacity', 'termLength'],
  useRows: () => usePublicRows(),
  icon: icons.contractDatabase,
  titleKey: 'common:navigation.contract_database',
  savedTo: paths.savedContractSearches,
  Figures: RegisterFigures,
});

const typesOf = (technologies: PublicContract['technologies']) => technologies.map(({ type }) => type);

/** @param to the page of a contract, for readers who may open all of them */
export function usePublicRows(to?: (id: string) => string): ShownRows<PublicContract> {
  const { t } = usePublicWords();
  const { badge } = useStatusColumn<PublicContract>('energyContracts');
  const status: Column<PublicContract> = { id: 'status', header: t('common:filters.status'), cell: badge };
  return { columns: [...useSiteColumns(to), ...useTermsColumns(), status], card: useCard(badge, to) };
}

/** What the columns and the card say of a contract. */
function usePublicWords() {
  const words = useTermsWords();
  const { t } = words;
  return {
    ...words,
    place: ({ location }: PublicContract) => `${location.municipality}, ${t(`common:country.${location.country}`)}`,
    term: ({ expectedStartDate, expectedEndDate }: PublicContract) => (
      <Quantity {...durationQuantity(expectedStartDate, expectedEndDate, words)} />
    ),
    structure: ({ financialConditions: { contractStructure, pricingType } }: PublicContract) => (
      <>
        {t(`common:contract_structure.${contractStructure}`)}
        <span className="second-line">{t(`energyContracts:page.price.${pricingType as 'FIXED_PRICING'}`)}</span>
      </>
    ),
  };
}

/** Where the energy is produced, and by which technologies. */
function useSiteColumns(to?: (id: string) => string): Column<PublicContract>[] {
  const { t, place } = usePublicWords();
  return [
    {
      id: 'place',
      header: t('energyContracts:wizard.place'),
      width: '24%',
      atLeast: 150,
      title: (row) => `${row.location.parish}, ${place(row)}`,
      cell: (row) =>
        to ? (
          <NameCell to={to(row.id)} name={row.location.parish} note={place(row)} />
        ) : row.name === undefined ? (
          <>
            {row.location.parish}
            <span className="second-line">{place(row)}</span>
          </>
        ) : (
          <NameCell to={paths.contract(row.id)} name={row.name} note={filledText([row.number, place(row)])} />
        ),
    },
    {
      id: 'technology',
      header: t('common:filters.technologies'),
      atLeast: 140,
      cell: (row) => <TechnologyName technologies={typesOf(row.technologies)} />,
    },
  ];
}

/** How much is bought, for how long, and since when. */
function useTermsColumns(): Column<PublicContract>[] {
  const { t, formats, structure, term } = usePublicWords();
  return [
    { id: 'structure', header: t('common:filters.contract_structure'), cell: structure },
    {
      id: 'capacity',
      header: t('common:filters.capacity'),
      right: true,
      sortFlag: 'sortByTotalPurchasedCapacity',
      cell: ({ financialConditions }) => <CapacityCell megawatts={financialConditions.totalPurchasedCapacity} />,
    },
    {
      id: 'volume',
      header: t('common:filters.annual_volume'),
      right: true,
      from: 'broad',
      cell: ({ annualVolume }) => (annualVolume === undefined ? '–' : <Quantity {...formats.energy(annualVolume)} />),
    },
    {
      id: 'term',
      header: t('common:filters.term_length'),
      right: true,
      wrap: true,
      sortFlag: 'sortByTermLength',
      cell: term,
    },
    {
      id: 'signed',
      header: t('energyContracts:list.signed'),
      right: true,
      from: 'medium',
      cell: ({ contractSignatureDate }) => formats.date(contractSignatureDate),
    },
  ];
}

function useCard(
  badge: (row: PublicContract) => ReactNode,
  to?: (id: string) => string,
): ShownRows<PublicContract>['card'] {
  const { t, formats, place, term } = usePublicWords();
  return (row) => (
    <RecordCard
      to={to?.(row.id) ?? (row.name === undefined ? undefined : paths.contract(row.id))}
      name={row.name ?? row.location.parish}
      note={filledText([row.number, place(row)])}
      badge={badge(row)}
      figures={[
        {
          label: t('common:filters.capacity'),
          value: <CapacityCell megawatts={row.financialConditions.totalPurchasedCapacity} />,
        },
        { label: t('common:filters.term_length'), value: term(row) },
        { label: t('energyContracts:list.signed'), value: formats.date(row.contractSignatureDate) },
      ]}
      footer={[
        <TechnologyName key="technology" technologies={typesOf(row.technologies)} />,
        t(`common:contract_structure.${row.financialConditions.contractStructure}`),
      ]}
    />
  );
}
