// The badges of a project or an offer besides its status: its publication, its negotiation.
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { publicationOf } from './item-words.ts';
import type { MarketItem, MarketNames } from './market-kind.ts';
import { NegotiationBadge } from './negotiation-badge.tsx';

/** An item that can or could be negotiated; others have no such badge. */
const negotiable = (item: MarketItem) =>
  item.negotiationStatus !== 'AVAILABLE' || (item.status !== 'closed' && publicationOf(item) === 'published');

export function ItemBadges({ base, item }: { base: MarketNames['base']; item: MarketItem }) {
  const { t } = useTranslation([base, 'common']);
  const publication = publicationOf(item);
  return (
    <>
      <StatusBadge
        status={publication}
        label={t(`${base}:publication.${publication}`)}
        {...(publication === 'wanted' && { tone: 'grey' })}
      />
      {negotiable(item) && <NegotiationBadge item={item} long />}
    </>
  );
}
