// The cells that lists of projects and of offers share.
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Until } from '../../ui/data-table/room.tsx';
import type { Room } from '../../ui/data-table/table-props.ts';
import { Quantity } from '../../ui/text/quantity.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { publicationOf } from './item-words.ts';
import type { MarketNames } from './market-kind.ts';
import { type Pricing, pricingNote } from './price-words.ts';

interface NameCellProps {
  to: string;
  name: string;
  note: string;
  /** Follows the note until its own column has room. */
  joined?: { until: Room; note: string };
}

export function NameCell({ to, name, note, joined }: NameCellProps) {
  return (
    <>
      <AppLink to={to} className="row-link" title={name}>
        {name}
      </AppLink>
      <span className="second-line" title={joined ? `${note} · ${joined.note}` : note}>
        {note}
        {joined && <Until room={joined.until}>{` · ${joined.note}`}</Until>}
      </span>
    </>
  );
}

/** The price and its kind; a variable price has only its index. */
export function PriceCell({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { price, pricingType } = pricing;
  if (pricingType === undefined && price === undefined) return <span className="quiet">{t('not_given')}</span>;
  return (
    <>
      {price === undefined ? t(`pricing_type.${pricingType}`) : <Quantity {...formats.price(price)} />}
      <span className="second-line">{pricingNote(pricing, t, formats)}</span>
    </>
  );
}

export function CapacityCell({ megawatts }: { megawatts: number | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (megawatts === undefined) return <span className="quiet">{t('not_given')}</span>;
  return <Quantity {...formats.capacity(megawatts)} />;
}

type Negotiated = Pick<ProjectRow, 'negotiationStatus' | 'ongoingNegotiationsCount' | 'hasNegotiation'>;

/** Strangers see the badge without its count. `long`: the word stands alone, on the record's page. */
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
  /** On a card, without a head above it. */
  labelled?: boolean;
}

/** Own lists: how many are under way, as a link to them. */
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
      <AppLink to={paths.negotiations({ [names.idQuery]: id })} className="row-action">
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
