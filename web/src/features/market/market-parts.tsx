// The common parts of a project's or an offer's page: publication, views, negotiations, owner.
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths, paths } from '../../platform/address/paths.ts';
import { useDeletionAct } from '../../records/deletion/use-deletion-act.tsx';
import type { RecordParts } from '../../records/frame/record-parts.ts';
import type { MenuAct } from '../../records/page/menu-act.ts';
import type { App } from '../../records/shown-record.ts';
import { icons } from '../../ui/theme/icons.ts';
import { MatchesBeside, PairBadge, useMatchesTab } from '../matching/matches-of-item.tsx';
import type { OwnItem } from '../matching/use-matches.ts';
import { useViewsFact } from '../views/use-views.tsx';
import { WatchButton } from '../watching/watch-button.tsx';
import { ItemBadges } from './item-badges.tsx';
import { OwnerPart, OwnParts } from './item-side.tsx';
import { publicationOf } from './item-words.ts';
import { isInsider, itemQuery, type MarketItem, type MarketKind } from './market-kind.ts';
import { NegotiationButtons } from './negotiation-buttons.tsx';
import { usePublicationAct } from './use-publication-act.tsx';
import { ViewersButton } from './viewers-button.tsx';

/** Opens the wizard with the item's data; undefined for users who may not. */
function useDuplicateAct({ kind }: MarketKind, { id, allowedActions }: MarketItem): MenuAct | undefined {
  const { t } = useTranslation();
  if (!allowedActions.includes('copy')) return undefined;
  return { label: t('duplicate.act'), icon: IconCopy, to: paths.newRecord(kind, { from: id }) };
}

/** Opens the simulator with the item's terms. */
function useSimulationAct({ kind }: MarketKind, { id }: MarketItem): MenuAct {
  const { t } = useTranslation();
  return { label: t('simulate'), icon: icons.simulator, to: paths.simulator(itemQuery({ kind }, id)) };
}

/** Strangers have no matches of an item, and nothing fits one that is sold or closed. */
function matchedItem({ kind }: MarketKind, item: MarketItem, app: App): OwnItem | undefined {
  const { id, owner, status, negotiationStatus } = item;
  const isOver = ['closed', 'deleted'].includes(status) || negotiationStatus === 'CLOSED';
  if (!isInsider(item) || isOver) return undefined;
  return { kind, id, ownerId: owner.id, isInMarket: publicationOf(item) === 'published', app };
}

/** `side`: what the kind alone has beside its facts. */
type Contents = Pick<RecordParts, 'figures' | 'tabs' | 'notice' | 'side'>;

export function useMarketParts(kind: MarketKind, item: MarketItem, app: App, contents: Contents): RecordParts {
  const matched = matchedItem(kind, item, app);
  const own = { ...contents, tabs: [...contents.tabs, ...useMatchesTab(matched)] };
  const isAdmin = app === 'admin';
  const { owner } = item;
  const links = { negotiations: paths.negotiations(itemQuery(kind, item.id)) };
  const views = useViewsFact(kind.base, item, isAdmin);
  const publication = usePublicationAct(kind, item);
  const simulation = useSimulationAct(kind, item);
  const duplicate = useDuplicateAct(kind, item);
  const deletion = useDeletionAct(kind, item, { app, links });
  const badges = <ItemBadges base={kind.base} item={item} />;
  if (isAdmin) {
    const entity = <AppLink to={adminPaths.legalEntity(owner.id)}>{owner.fiscalInfo.name}</AppLink>;
    return {
      ...own,
      record: item,
      badges,
      facts: [{ icon: icons.entity, content: entity }, ...views],
      actions: <ViewersButton kind={kind} item={item} />,
      menu: [simulation],
    };
  }
  const isForeign = !isInsider(item);
  return {
    ...own,
    record: item,
    isForeign,
    badges: (
      <>
        {badges}
        {isForeign && <PairBadge kind={kind.kind} id={item.id} />}
      </>
    ),
    facts: [{ icon: icons.entity, content: owner.fiscalInfo.name }, ...views],
    actions: (
      <>
        {isForeign && <WatchButton kind={kind.kind} item={item} />}
        <NegotiationButtons kind={kind} item={item} />
      </>
    ),
    menu: [simulation, duplicate, publication, deletion],
    side: (
      <>
        {isForeign ? <OwnerPart kind={kind} item={item} /> : <OwnParts kind={kind} item={item} />}
        {matched && <MatchesBeside own={matched} />}
        {contents.side}
      </>
    ),
  };
}
