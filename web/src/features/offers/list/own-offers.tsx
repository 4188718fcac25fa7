// One's own purchase offers: their data, the state of their review, and their activity in the market.
import { type OfferRow, offerApi } from '@wattpact/domain/offers/offer-api';
import { offerList } from '@wattpact/domain/offers/offer-filters';
import { paths } from '../../../platform/address/paths.ts';
import { NameCell, useStatusColumn } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { ownList } from '../../../records/list/own-list.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { NegotiationsCell, PublicationCell, useActivityColumns } from '../../market/activity-columns.tsx';
import { offerKind } from '../offer-kind.ts';
import { buyerOf, useOfferCells } from './offer-cells.tsx';
import { offerLists } from './offer-lists.ts';

export const ownOffers = ownList(offerLists, offerApi, {
  filters: offerList,
  bar: ['status', 'technologies', 'legalEntityId'],
  search: 'search_own',
  useRows: useOwnRows,
});

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
    ...useActivityColumns<OfferRow>(offerKind),
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
