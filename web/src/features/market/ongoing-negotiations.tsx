// The ongoing negotiations over one's own item: the other company, the last activity, the unread count.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { CountBadge } from '../../ui/text/status-badge.tsx';
import { CompanyAvatar } from '../messages/company-avatar.tsx';
import classes from './market.module.css';
import { itemQuery, type MarketItem, type MarketKind } from './market-kind.ts';

const shown = 5;
const rowGap = 10;
const rowHeight = 40 + rowGap;

export function OngoingNegotiations({ kind, item }: { kind: MarketKind; item: MarketItem }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, owner, ongoingNegotiationsCount: count = 0 } = item;
  const query = { ...itemQuery(kind, id), status: 'ongoing' as const, limit: shown };
  const { data, isPending } = useQuery({ ...apiQuery(negotiationApi.list, { query }), enabled: count > 0 });
  // What stands below does not move when they come.
  if (count > 0 && isPending)
    return (
      <SidePart title={t('market.ongoing_title')}>
        <Skeleton height={Math.min(count, shown) * rowHeight - rowGap} />
      </SidePart>
    );
  if (!data || data.items.length === 0) return null;
  return (
    <SidePart
      title={t('market.ongoing_title')}
      beside={<AppLink to={paths.negotiations(itemQuery(kind, id))}>{t('market.see_all')}</AppLink>}
    >
      <ul className={classes.negotiations}>
        {data.items.map(({ id: negotiationId, entities, lastMessage, lastTemplate, createdAt, unreadCount }) => {
          const other = entities.find((entity) => entity.id !== owner.id);
          const last = lastTemplate ?? lastMessage;
          return (
            <li key={negotiationId}>
              <CompanyAvatar company={other} size={28} />
              <div>
                <AppLink to={paths.negotiations({ negotiationId })}>{other?.name}</AppLink>
                <span>
                  {last
                    ? t('market.last_news', { date: formats.dateTime(last.createdAt) })
                    : t('market.opened', { date: formats.date(createdAt) })}
                </span>
              </div>
              {unreadCount > 0 && <CountBadge count={unreadCount} tone="accent" />}
            </li>
          );
        })}
      </ul>
    </SidePart>
  );
}
