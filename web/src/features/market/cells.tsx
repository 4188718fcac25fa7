// The cells of market items: projects and offers.
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { publicationOf } from './item-words.ts';
import { itemQuery, type MarketNames } from './market-kind.ts';

type Negotiated = Pick<ProjectRow, 'negotiationStatus' | 'ongoingNegotiationsCount' | 'hasNegotiation'>;

/** Strangers see the badge without its count. `long`: the label alone, on the record's page. */
export function NegotiationBadge({ item, long = false }: { item: Negotiated; long?: boolean }) {
  const { t } = useTranslation();
  const { negotiationStatus: status, ongoingNegotiationsCount: count } = item;
  return (
    <StatusBadge
      status={status === 'CANCELLED' ? 'negotiation_cancelled' : status}
      label={t(long ? `market.negotiation.${status}` : `negotiation_status.${status}`)}
      count={status === 'ONGOING' ? count : undefined}
    />
  );
}

interface NegotiationsCellProps {
  names: MarketNames;
  row: Negotiated & { id: string };
  /** For a card, which has no column head. */
  labelled?: boolean;
}

/** For own lists: the number of ongoing negotiations, as a link to them. */
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

export function PublicationCell({
  base,
  row,
}: {
  base: MarketNames['base'];
  row: Pick<ProjectRow, 'isPublishedInMarketplace' | 'viewCount'> & { status: string };
}) {
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
