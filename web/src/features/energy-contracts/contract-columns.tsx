// The columns and cards of the lists of contracts: own, of all for administrators, and the public database.
import type { EnergyContractRow, PublicContract } from '@wattpact/domain/energy-contracts/energy-contract-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPaths, paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { Quantity } from '../../ui/text/quantity.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { TechnologyName } from '../../ui/text/technology-icon.tsx';
import { durationText, useTermsWords } from '../contract-terms/terms-words.ts';
import { CapacityCell, NameCell, PriceCell } from '../market/cells.tsx';
import { useContractStatus } from './contract-words.ts';

interface Shown<Row> {
  columns: readonly Column<Row>[];
  card: (row: Row) => ReactNode;
}

type Typed = Pick<EnergyContractRow, 'technologies'>;
const typesOf = ({ technologies }: Typed) => technologies.map(({ type }) => type);
const otherParty = ({ firstPartyLegalEntity, secondPartyFiscalInfo }: EnergyContractRow) =>
  `${firstPartyLegalEntity.name} · ${secondPartyFiscalInfo.name}`;

export function useOwnColumns(): Shown<EnergyContractRow> {
  const words = useTermsWords();
  const { t, formats } = words;
  const statusLabel = useContractStatus();
  const badge = ({ status }: EnergyContractRow) => <StatusBadge status={status} label={statusLabel(status)} />;
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
      cell: (row) => <TechnologyName technologies={typesOf(row)} />,
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
    { id: 'status', header: t('common:filters.status'), sortFlag: 'sortByStatus', cell: badge },
  ];
  const card = (row: EnergyContractRow) => (
    <RecordCard
      to={paths.contract(row.id)}
      name={row.name}
      note={row.number}
      badge={badge(row)}
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

export function useAllColumns(): Shown<EnergyContractRow> {
  const { t } = useTranslation(['energyContracts', 'common']);
  const formats = useFormats();
  const statusLabel = useContractStatus();
  const badge = ({ status }: EnergyContractRow) => <StatusBadge status={status} label={statusLabel(status)} />;
  const columns: Column<EnergyContractRow>[] = [
    {
      id: 'number',
      header: t('energyContracts:list.number'),
      width: 150,
      cell: ({ id, number }) => (
        <span title={id} className="code">
          {number}
        </span>
      ),
    },
    {
      id: 'name',
      header: t('energyContracts:list.contract'),
      width: '40%',
      atLeast: 160,
      sortFlag: 'sortByName',
      cell: (row) => (
        <NameCell to={adminPaths.contract(row.id)} name={row.name} note={row.secondPartyFiscalInfo.name} />
      ),
    },
    { id: 'status', header: t('common:filters.status'), sortFlag: 'sortByStatus', cell: badge },
    {
      id: 'owner',
      header: t('common:filters.legal_entity'),
      width: '25%',
      atLeast: 120,
      title: ({ firstPartyLegalEntity }) => firstPartyLegalEntity.name,
      cell: ({ firstPartyLegalEntity }) => firstPartyLegalEntity.name,
    },
    {
      id: 'created',
      header: t('energyContracts:list.created'),
      sortFlag: 'sortByCreatedAt',
      right: true,
      cell: ({ createdAt }) => formats.date(createdAt),
    },
  ];
  const card = (row: EnergyContractRow) => (
    <RecordCard
      to={adminPaths.contract(row.id)}
      name={row.name}
      note={row.number}
      badge={badge(row)}
      footer={[row.firstPartyLegalEntity.name, formats.date(row.createdAt)]}
    />
  );
  return { columns, card };
}

/** Market data alone: a row leads nowhere, and names nobody. */
export function usePublicColumns(): Shown<PublicContract> {
  const words = useTermsWords();
  const { t, formats } = words;
  const statusLabel = useContractStatus();
  const place = ({ location }: PublicContract) =>
    `${location.municipality}, ${t(`common:country.${location.country}`)}`;
  const term = ({ expectedStartDate, expectedEndDate }: PublicContract) =>
    durationText(expectedStartDate, expectedEndDate, words);
  const badge = ({ status }: PublicContract) => <StatusBadge status={status} label={statusLabel(status)} />;
  const structure = ({ financialConditions: { contractStructure, pricingType } }: PublicContract) => (
    <>
      {t(`common:contract_structure.${contractStructure}`)}
      <span className="second-line">{t(`energyContracts:page.price.${pricingType as 'FIXED_PRICING'}`)}</span>
    </>
  );
  const columns: Column<PublicContract>[] = [
    {
      id: 'place',
      header: t('energyContracts:wizard.place'),
      width: '24%',
      atLeast: 150,
      title: (row) => `${row.location.parish}, ${place(row)}`,
      cell: (row) => (
        <>
          {row.location.parish}
          <span className="second-line">{place(row)}</span>
        </>
      ),
    },
    {
      id: 'technology',
      header: t('common:filters.technologies'),
      atLeast: 140,
      cell: (row) => <TechnologyName technologies={typesOf(row)} />,
    },
    { id: 'structure', header: t('common:filters.contract_structure'), cell: structure },
    {
      id: 'capacity',
      header: t('common:filters.capacity'),
      right: true,
      sortFlag: 'sortByTotalPurchasedCapacity',
      cell: ({ financialConditions }) => <CapacityCell megawatts={financialConditions.totalPurchasedCapacity} />,
    },
    {
      id: 'energy',
      header: t('common:filters.energy'),
      right: true,
      from: 'broad',
      cell: ({ financialConditions }) => (
        <Quantity {...formats.energy(financialConditions.maximumAmountEnergyAllowed)} />
      ),
    },
    { id: 'term', header: t('common:filters.term_length'), right: true, sortFlag: 'sortByTermLength', cell: term },
    {
      id: 'signed',
      header: t('energyContracts:list.signed'),
      right: true,
      from: 'medium',
      cell: ({ contractSignatureDate }) => formats.date(contractSignatureDate),
    },
    { id: 'status', header: t('common:filters.status'), cell: badge },
  ];
  const card = (row: PublicContract) => (
    <>
      <TechnologyName technologies={typesOf(row)} />
      <p className="quiet">{place(row)}</p>
      <p>{structure(row)}</p>
      <p className="numeric">
        <CapacityCell megawatts={row.financialConditions.totalPurchasedCapacity} /> · {term(row)} ·{' '}
        {formats.date(row.contractSignatureDate)}
      </p>
      {badge(row)}
    </>
  );
  return { columns, card };
}
