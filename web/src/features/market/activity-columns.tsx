// What one's own lists of projects and of offers show of their activity in the market: publication and negotiations.
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import { publicationOf } from './item-words.ts';
import { itemQuery, type MarketNames } from './market-kind.ts';
import type { Negotiated } from './negotiation-badge.tsx';

interface NegotiationsCellProps {
  names: MarketNames;
  row: Negotiated & { id: string };
  /** For a card, which has no column head. */
  labelled?: boolean;
}

/** The number of ongoing negotiations, as a link to them. */
export function NegotiationsCell({ labelled = false, ...props }: NegotiationsCellProps) {
  const { t } = useTranslation();
  if (!labelled) return <Negotiations {...props} />;
  return (
    <span>
      {t('navigation.negotiations')}: <Negotiations {...props} />
    </span>
  );
}

function Negotiations({ names, row }: NegotiationsCellProps) {
  const { t } = useTranslation();
  const { ongoingNegotiationsCount: count = 0, negotiationStatus: status, id } = row;
  if (count > 0) {
    return (
      <AppLink to={paths.negotiations(itemQuery(names, id))} className="row-action">
        {t('market.ongoing', { count })}
      </AppLink>
    );
  }
  const ended = status === 'CLOSED' || status === 'CANCELLED';
  return <span className="quiet">{t(ended ? `negotiation_status.${status}` : 'market.no_negotiation')}</span>;
}

type Published = Pick<ProjectRow, 'isPublishedInMarketplace' | 'viewCount'> & { status: string };

export function PublicationCell({ base, row }: { base: MarketNames['base']; row: Published }) {
  const { t } = useTranslation([base, 'common']);
  const formats = useFormats();
  const { viewCount } = row;
  const publication = publicationOf(row);
  return (
    <>
      <span className={publication === 'published' ? '' : 'quiet'}>
        {t(`${base}:publication.short.${publication}`)}
      </span>
      {viewCount !== undefined && viewCount > 0 && (
        <span className="second-line">
          {t('common:market.views', { count: viewCount, number: formats.number(viewCount) })}
        </span>
      )}
    </>
  );
}

export function useActivityColumns<Row extends Negotiated & Published & { id: string }>(
  names: MarketNames,
): Column<Row>[] {
  const { t } = useTranslation();
  return [
    {
      id: 'market',
      header: t('navigation.market'),
      width: 120,
      from: 'broad',
      cell: (row) => <PublicationCell base={names.base} row={row} />,
    },
    {
      id: 'negotiations',
      header: t('navigation.negotiations'),
      from: 'broad',
      cell: (row) => <NegotiationsCell names={names} row={row} />,
    },
  ];
}
