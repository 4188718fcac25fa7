// One's own purchase offers: their data, the state of their review, and their activity in the market.
import { type OfferRow, offerApi } from '@wattpact/domain/offers/offer-api';
import { offerList } from '@wattpact/domain/offers/offer-filters';
import { paths } from '../../../platform/address/paths.ts';
import { arranged } from '../../../records/list/arrange-filters.ts';
import { NameCell, useStatusColumn } from '../../../records/list/cells.tsx';
import { listNames, listSource, type PlainView, type ShownRows } from '../../../records/list/list-view.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { NegotiationsCell, PublicationCell } from '../../market/cells.tsx';
import { offerKind } from '../offer-kind.ts';
import { createOffer } from './create-offer.ts';
import { buyerOf, useOfferCells } from './offer-cells.tsx';

export const ownOffers: PlainView<OfferRow> = {
  ...listNames('offer'),
  place: 'own',
  source: listSource(offerApi.list, {
    byCompany: true,
    file: {
      call: offerApi.listExport,
      columns: async () => (await import('@wattpact/domain/offers/offer-columns')).offerColumns,
    },
  }),
  filters: arranged(offerList, {
    bar: ['status', 'technologies', 'legalEntityId'],
    placeholderKey: 'offers:list.search_own',
  }),
  useRows: useOwnRows,
  icon: icons.offer,
  titleKey: 'offers:title.own',
  emptyKey: 'common:empty.offers',
  create: createOffer,
};

function useOwnRows(): ShownRows<OfferRow> {
  const { t, word, capacity, price, figures } = useOfferCells();
  const status = useStatusColumn<OfferRow>('offers');
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
    { ...status.column, width: 150 },
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
      badge={status.badge(row)}
      figures={figures(row)}
      footer={[
        <PublicationCell key="market" base="offers" row={row} />,
        <NegotiationsCell key="negotiations" names={offerKind} row={row} labelled />,
      ]}
    />
  );
  return { columns, card };
}
