// The columns of purchase offers, in the market and among one's own, and their cards.
import type { OfferRow } from '@wattpact/domain/offers/offer-api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useStatusLabel } from '../../records/status-label.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import { Until } from '../../ui/data-table/room.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { TechnologyName } from '../../ui/text/technology-icon.tsx';
import {
  CapacityCell,
  NameCell,
  NegotiationBadge,
  NegotiationsCell,
  PriceCell,
  PublicationCell,
} from '../market/cells.tsx';
import { offerKind } from './offer-kind.ts';

const buyerOf = ({ buyerLegalEntity }: OfferRow) => buyerLegalEntity.fiscalInfo.name;

/** What every list of offers shows in the same way. */
function useShared() {
  const { t } = useTranslation(['offers', 'common']);
  const formats = useFormats();
  const word = (group: string, value: string | undefined) =>
    value === undefined ? t('common:not_given') : t(`common:${group}.${value}`);
  const quiet = (text: ReactNode, given: unknown) =>
    given === undefined ? <span className="quiet">{text}</span> : text;
  const capacity: Column<OfferRow> = {
    id: 'capacity',
    header: t('common:filters.capacity'),
    width: 96,
    right: true,
    sortFlag: 'sortByTotalPurchasedCapacity',
    cell: ({ totalPurchasedCapacity }) => <CapacityCell megawatts={totalPurchasedCapacity} />,
  };
  const price: Column<OfferRow> = {
    id: 'price',
    header: t('offers:column.price'),
    width: 122,
    right: true,
    sortFlag: 'sortByPrice',
    cell: (row) => <PriceCell pricing={row} />,
  };
  const figures = ({ price: most, totalPurchasedCapacity, contractDuration }: OfferRow) => [
    { label: t('offers:column.price'), value: most === undefined ? '–' : joined(formats.price(most)) },
    {
      label: t('common:filters.capacity'),
      value: totalPurchasedCapacity === undefined ? '–' : joined(formats.capacity(totalPurchasedCapacity)),
    },
    { label: t('offers:column.duration'), value: contractDuration ? word('contract_duration', contractDuration) : '–' },
  ];
  return { t, word, quiet, capacity, price, figures };
}

const joined = ({ value, unit }: { value: string; unit: string }) => `${value}\u00a0${unit}`;

export function useMarketColumns() {
  const { t, word, quiet, capacity, price, figures } = useShared();
  const kindOf = ({ country, contractStructure }: OfferRow) =>
    [country && word('country', country), contractStructure && word('contract_structure', contractStructure)]
      .filter(Boolean)
      .join(' · ') || t('common:not_given');
  const columns: Column<OfferRow>[] = [
    {
      id: 'name',
      header: t('offers:column.offer'),
      width: 270,
      atLeast: 180,
      sortFlag: 'sortByName',
      cell: (row) => <NameCell to={paths.offer(row.id)} name={row.name} note={buyerOf(row)} />,
    },
    {
      id: 'technology',
      header: t('common:filters.technologies'),
      joined: { until: 'full', header: t('offers:column.technology_and_country'), width: 230 },
      width: 160,
      atLeast: 140,
      cell: (row) => <TechnologyName technologies={row.technologies ?? []} note={kindOf(row)} noteUntil="full" />,
    },
    {
      id: 'country',
      header: t('common:field.country'),
      width: 110,
      from: 'full',
      cell: ({ country }) => quiet(word('country', country), country),
    },
    {
      id: 'structure',
      header: t('common:filters.contract_structure'),
      width: 110,
      wrap: true,
      from: 'full',
      cell: ({ contractStructure }) => quiet(word('contract_structure', contractStructure), contractStructure),
    },
    {
      ...capacity,
      cell: (row) => (
        <>
          {capacity.cell(row)}
          {row.contractDuration && (
            <Until room="medium">
              <span className="second-line">{word('contract_duration', row.contractDuration)}</span>
            </Until>
          )}
        </>
      ),
    },
    {
      id: 'duration',
      from: 'medium',
      header: t('offers:column.duration'),
      width: 120,
      cell: ({ contractDuration }) => quiet(word('contract_duration', contractDuration), contractDuration),
    },
    price,
    {
      id: 'negotiation',
      header: t('common:filters.negotiation_status'),
      cell: (row) => <NegotiationBadge item={row} />,
    },
  ];
  const card = (row: OfferRow) => (
    <RecordCard
      to={paths.offer(row.id)}
      name={row.name}
      note={buyerOf(row)}
      badge={<NegotiationBadge item={row} />}
      figures={figures(row)}
      footer={[
        <TechnologyName key="technology" technologies={row.technologies ?? []} oneLine />,
        row.country ? word('country', row.country) : '',
      ]}
    />
  );
  return { columns, card };
}

export function useOwnColumns() {
  const { t, word, capacity, price, figures } = useShared();
  const statusLabel = useStatusLabel(offerKind);
  const badge = ({ status }: OfferRow) => <StatusBadge status={status} label={statusLabel(status)} />;
  const columns: Column<OfferRow>[] = [
    {
      id: 'name',
      header: t('offers:column.offer'),
      width: 300,
      atLeast: 160,
      sortFlag: 'sortByName',
      cell: (row) => <NameCell to={paths.offer(row.id)} name={row.name} note={buyerOf(row)} />,
    },
    {
      id: 'technology',
      header: t('offers:column.technology_and_country'),
      width: 206,
      atLeast: 140,
      cell: ({ technologies, country }) => (
        <TechnologyName technologies={technologies ?? []} note={word('country', country)} />
      ),
    },
    capacity,
    price,
    { id: 'status', header: t('common:filters.status'), width: 150, sortFlag: 'sortByStatus', cell: badge },
    {
      id: 'market',
      header: t('common:navigation.market'),
      width: 120,
      from: 'broad',
      cell: (row) => <PublicationCell base="offers" row={row} />,
    },
    {
      id: 'negotiations',
      header: t('common:navigation.negotiations'),
      from: 'broad',
      cell: (row) => <NegotiationsCell names={offerKind} row={row} />,
    },
  ];
  const card = (row: OfferRow) => (
    <RecordCard
      to={paths.offer(row.id)}
      name={row.name}
      note={buyerOf(row)}
      badge={badge(row)}
      figures={figures(row)}
      footer={[
        <PublicationCell key="market" base="offers" row={row} />,
        <NegotiationsCell key="negotiations" names={offerKind} row={row} labelled />,
      ]}
    />
  );
  return { columns, card };
}
