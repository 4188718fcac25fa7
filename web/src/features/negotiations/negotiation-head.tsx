// The head of an open negotiation: the other company, the status and the actions. On a phone the item has its own line.
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { paths } from '../../platform/address/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { middleDot } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { CompanyAvatar } from '../messages/company-avatar.tsx';
import { useLatestTerms } from './context/use-latest-terms.ts';
import type { NegotiationSearch } from './list/negotiation-search.ts';
import { negotiationTone } from './list/negotiation-tone.ts';
import { MuteButton, NegotiationMenu } from './negotiation-menu.tsx';
import classes from './negotiations-page.module.css';
import { useSides } from './parties/use-sides.ts';

interface NegotiationHeadProps {
  negotiation: NegotiationRecord;
  search: NegotiationSearch;
  /** An action on the page opened it. */
  takesFocus: boolean;
  onContext: () => void;
}

export function NegotiationHead(props: NegotiationHeadProps) {
  const { negotiation, search, takesFocus, onContext } = props;
  const { negotiationId: _, ...list } = search;
  const { t } = useTranslation(['negotiations', 'common']);
  const formats = useFormats();
  const { id: readerId } = useSession();
  const { entities, participants, status } = negotiation;
  const { other } = useSides(entities);
  const name = other?.name ?? '';
  const people = [
    ...participants.filter(({ userId }) => userId !== readerId).map(({ displayName }) => displayName),
    ...(participants.some(({ userId }) => userId === readerId) ? [t('negotiations:me').toLowerCase()] : []),
  ];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <header className={`phone-head ${classes.head}`}>
        <ActionIcon
          component={AppLink}
          to={paths.negotiations({ ...list })}
          className={classes.back ?? ''}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('negotiations:back')}
        >
          <IconArrowLeft size={20} stroke={1.7} />
        </ActionIcon>
        <span className={classes.avatar}>
          <CompanyAvatar company={other} size={40} />
        </span>
        <div className={classes.names}>
          <h2 ref={heading} tabIndex={-1}>
            {name}
            <span className={classes.deskOnly}>
              <StatusBadge
                status={status}
                tone={negotiationTone[status]}
                label={t(`common:negotiation_status.${status}`)}
              />
            </span>
          </h2>
          <p>
            <span className={classes.phoneStatus}>{t(`common:negotiation_status.${status}`)} · </span>
            {formats.list([...new Set(people)])}
          </p>
        </div>
        <span className={classes.deskOnly}>
          <MuteButton negotiation={negotiation} />
        </span>
        <ActionIcon
          className={classes.info ?? ''}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('negotiations:context.title')}
          onClick={onContext}
        >
          <IconInfoCircle size={20} stroke={1.7} />
        </ActionIcon>
        <NegotiationMenu negotiation={negotiation} otherName={name} />
      </header>
      <ItemBar negotiation={negotiation} onOpen={onContext} />
    </>
  );
}

function ItemBar({ negotiation, onOpen }: { negotiation: NegotiationRecord; onOpen: () => void }) {
  const { t } = useTranslation('negotiations');
  const { item, entityType } = negotiation;
  const terms = useLatestTerms(negotiation);
  return (
    <button type="button" className={classes.itemBar} onClick={onOpen}>
      <span>
        <strong>{item.name}</strong>
        <small>
          {terms ? (
            <>
              {t('context.version_short', { version: terms.version })} · {terms.price && <b>{terms.price}</b>}
              {terms.price && terms.others && middleDot}
              {terms.others}
            </>
          ) : (
            t(`context.${entityType}`)
          )}
        </small>
      </span>
      <IconChevronRight size={18} stroke={1.9} aria-hidden />
    </button>
  );
}
