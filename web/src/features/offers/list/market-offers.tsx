// The purchase offers of the market. If not all columns fit, the country joins the name first, so that names stay whole at
// 1440 px; then structure and duration join other columns.
import { type OfferRow, offerApi } from '@wattpact/domain/offers/offer-api';
import { offerSearch } from '@wattpact/domain/offers/offer-filters';
import { isoCodes } from '@wattpact/domain/terms/countries';
import { paths } from '../../../platform/address/paths.ts';
import { NameCell, withSecondLine } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { marketList } from '../../../records/list/market-list.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { TechnologyName } from '../../../ui/text/technology-icon.tsx';
import { useMedianColumn } from '../../benchmark/use-median-column.tsx';
import { NegotiationBadge, useNegotiationColumn } from '../../market/negotiation-badge.tsx';
import { useMatchColumn } from '../../matching/use-match-column.ts';
import { WatchStar, WithStar } from '../../watching/watch-star.tsx';
import { buyerOf, useOfferCells } from './offer-cells.tsx';
import { offerLists } from './offer-lists.ts';

export const marketOffers = marketList(offerLists, offerApi, {
  filters: offerSearch,
  useRows: useMarketRows,
  savedTo: paths.savedOfferSearches,
  compare: { to: paths.compareOffers, nameOf: ({ name }) => name },
  grouped: false,
});

function useMarketRows(rows: readonly OfferRow[] | undefined): ShownRows<OfferRow> {
  const compared: Column<OfferRow>[] = [useMedianColumn('offer', rows), ...useMatchColumn('offer')];
  const columns = [...useWantedColumns(), ...useTermsColumns(), ...compared, useNegotiationColumn<OfferRow>()];
  return { columns, card: useCard(compared) };
}

/** The offer, and which technologies it wants in which country. */
function useWantedColumns(): Column<OfferRow>[] {
  const { t, word, quiet } = useOfferCells();
  return [
    {
      id: 'name',
      header: t('offers:column.offer'),
      width: 270,
      atLeast: 180,
      sortFlag: 'sortByName',
      cell: (row) => (
        <WithStar kind="offer" item={row} name={row.name}>
          <NameCell
            to={paths.offer(row.id)}
            name={row.name}
            note={buyerOf(row)}
            {...(row.country && { joined: { until: 'wide', note: isoCodes[row.country] } })}
          />
        </WithStar>
      ),
    },
    {
      id: 'technology',
      header: t('common:filters.technologies'),
      joined: { until: 'full', header: t('offers:column.technology_and_structure'), width: 230 },
      width: 160,
      atLeast: 140,
      cell: ({ technologies = [], contractStructure }) => (
        <TechnologyName
          technologies={technologies}
          note={word('contract_structure', contractStructure)}
          noteUntil="full"
        />
      ),
    },
    {
      id: 'country',
      header: t('common:field.country'),
      width: 110,
      from: 'wide',
      cell: ({ country }) => quiet(word('country', country), country),
    },
  ];
}

/** What is bought, for how long and at most at which price. */
function useTermsColumns(): Column<OfferRow>[] {
  const { t, word, quiet, capacity, price } = useOfferCells();
  return [
    {
      id: 'structure',
      header: t('common:filters.contract_structure'),
      width: 110,
      wrap: true,
      from: 'full',
      cell: ({ contractStructure }) => quiet(word('contract_structure', contractStructure), contractStructure),
    },
    withSecondLine(capacity, {
      until: 'full',
      line: ({ contractDuration }) => contractDuration && word('contract_duration', contractDuration),
    }),
    {
      id: 'duration',
      from: 'full',
      header: t('offers:column.duration'),
      width: 120,
      cell: ({ contractDuration }) => quiet(word('contract_duration', contractDuration), contractDuration),
    },
    price,
  ];
}

function useCard(compared: readonly Column<OfferRow>[]): ShownRows<OfferRow>['card'] {
  const { word, figures } = useOfferCells();
  return (row) => (
    <RecordCard
      to={paths.offer(row.id)}
      name={row.name}
      note={buyerOf(row)}
      badge={
        <>
          <NegotiationBadge item={row} />
          <WatchStar kind="offer" item={row} name={row.name} />
        </>
      }
      figures={figures(row)}
      facts={compared.map(({ header, cell }) => ({ label: header, value: cell(row) }))}
      footer={[
        <TechnologyName key="technology" technologies={row.technologies ?? []} oneLine />,
        row.country ? word('country', row.country) : '',
      ]}
    />
  );
}
