// A negotiation in the list: the other company, the item, the last message, and the number of unread ones.

import { IconBellOff } from '@tabler/icons-react';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { NegotiationRow } from '@wattpact/domain/negotiations/negotiation-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { useSession } from '../../../platform/session/session.ts';
import { daysFromNow } from '../../../platform/words/formats.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { CompanyAvatar } from '../../messages/company-avatar.tsx';
import { useSides } from '../parties/use-sides.ts';
import classes from './negotiation-list.module.css';
import type { NegotiationSearch } from './negotiation-search.ts';
import { negotiationTone } from './negotiation-tone.ts';

interface NegotiationListItemProps {
  negotiation: NegotiationRow;
  search: NegotiationSearch;
}

export function NegotiationListItem({ negotiation, search }: NegotiationListItemProps) {
  const { id, status, item, lastMessage, lastTemplate, unreadCount, updatedAt, muted } = negotiation;
  const { t } = useTranslation(['negotiations', 'common']);
  const { time, day } = useFormats();
  const { other } = useSides(negotiation.entities);
  const { id: readerId } = useSession();
  const last = lastTemplate
    ? { ...lastTemplate, text: t('negotiations:version', { version: lastTemplate.version }) }
    : lastMessage && { ...lastMessage, authorId: lastMessage.senderId, authorName: lastMessage.senderName };
  const at = last?.createdAt ?? updatedAt;
  const days = daysFromNow(at);
  const isReader = last?.authorId === readerId && !last.apiKey;
  const author = isReader
    ? t('negotiations:me')
    : last && authorWords(last.authorName.split(' ')[0] ?? '', last.apiKey, t);
  return (
    <li className={classes.row} data-unread={unreadCount > 0 || undefined}>
      <AppLink
        to={paths.negotiations({ ...search, negotiationId: id })}
        aria-current={search.negotiationId === id ? 'true' : undefined}
      >
        <CompanyAvatar company={other} size={36} />
        <span className={classes.text}>
          <span className={classes.first}>
            <strong>{other?.name}</strong>
            {muted && <IconBellOff size={14} stroke={1.9} aria-label={t('negotiations:muted')} />}
            <time dateTime={at}>{days === 0 ? time(at) : days === -1 ? day(at).toLowerCase() : day(at)}</time>
          </span>
          <span className={classes.item}>{item.name}</span>
          <span className={classes.last}>
            <span>{last ? `${author}: ${last.text}` : t('negotiations:list.no_message')}</span>
            {unreadCount > 0 && (
              <span className={classes.count} role="img" aria-label={t('negotiations:unread', { count: unreadCount })}>
                {unreadCount > 99 ? '99+' : unreadCount}
              </span>
            )}
          </span>
          {status !== 'ONGOING' && (
            <StatusBadge
              status={status}
              tone={negotiationTone[status]}
              label={t(`common:negotiation_status.${status}`)}
            />
          )}
        </span>
      </AppLink>
    </li>
  );
}
