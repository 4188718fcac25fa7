// An open negotiation: head, thread and composer in the middle, its context at the right (or in a sheet).
import { ActionIcon, Drawer } from '@mantine/core';
import { IconArrowLeft, IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { NegotiationRecord } from 'domain/negotiations/negotiation-api';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/app-link.tsx';
import { usePageName } from '../../platform/page-name.ts';
import { paths } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { RecordPage } from '../../ui/record-page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { colorOf } from './avatar-colors.ts';
import { shortName } from './company-name.ts';
import closed from './composer.module.css';
import { Composer, type ComposerHandle } from './composer.tsx';
import { ContextPane } from './context-pane.tsx';
import { MuteButton, NegotiationMenu } from './negotiation-menu.tsx';
import { negotiationQuery } from './negotiation-news.ts';
import type { NegotiationSearch } from './negotiation-search.ts';
import { negotiationTone } from './negotiation-tone.ts';
import classes from './negotiations-page.module.css';
import { outbox } from './outbox.ts';
import { type Box, sendableFiles } from './outbox-store.ts';
import { SignedCard } from './signed-card.tsx';
import { Suggestions } from './suggestions.tsx';
import { ThreadView } from './thread-view.tsx';
import { useLatestTerms } from './use-latest-terms.ts';
import { useSides } from './use-sides.ts';
import { useThread } from './use-thread.ts';
import type { WaitingActs } from './waiting-bubble.tsx';

interface NegotiationPaneProps {
  id: string;
  search: NegotiationSearch;
}

export function NegotiationPane({ id, search }: NegotiationPaneProps) {
  const negotiation = useQuery({ ...negotiationQuery(id), refetchOnMount: 'always' });
  return (
    <RecordPage query={negotiation}>
      {(found) => <Opened key={id} negotiation={found} isFresh={negotiation.isFetchedAfterMount} search={search} />}
    </RecordPage>
  );
}

interface OpenedProps {
  negotiation: NegotiationRecord;
  isFresh: boolean;
  search: NegotiationSearch;
}

function Opened({ negotiation, isFresh, search }: OpenedProps) {
  const { t } = useTranslation(['negotiations', 'common']);
  const [isContextOpen, setContextOpen] = useState(false);
  const { other } = useSides(negotiation.entities);
  usePageName(other?.name);
  return (
    <>
      <div className={classes.thread}>
        <Head negotiation={negotiation} search={search} onContext={() => setContextOpen(true)} />
        <Conversation negotiation={negotiation} isFresh={isFresh} />
      </div>
      <aside className={classes.context} aria-label={t('negotiations:context.title')}>
        <ContextPane negotiation={negotiation} />
      </aside>
      <Drawer
        opened={isContextOpen}
        onClose={() => setContextOpen(false)}
        position="right"
        size={400}
        title={t('negotiations:context.title')}
        classNames={{ body: classes.sheet ?? '' }}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <ContextPane negotiation={negotiation} />
      </Drawer>
    </>
  );
}

/** What may be done with a message that the server has not taken. */
function useWaitingActs(box: Box, mayWrite: boolean, composer: RefObject<ComposerHandle | null>): WaitingActs {
  return useMemo(
    () => ({
      retry: outbox.wake,
      discard: ({ key }) => outbox.take(box, key),
      edit: mayWrite
        ? (message) => {
            outbox.take(box, message.key);
            composer.current?.add(message.text, sendableFiles(message));
          }
        : undefined,
    }),
    [box, mayWrite, composer],
  );
}

function Conversation({ negotiation, isFresh }: { negotiation: NegotiationRecord; isFresh: boolean }) {
  const { t } = useTranslation('negotiations');
  const { id, status, allowedActions } = negotiation;
  const { id: userId } = useSession();
  const box = useMemo(() => ({ userId, negotiationId: id }), [userId, id]);
  const thread = useThread(negotiation, isFresh);
  const composer = useRef<ComposerHandle>(null);
  const mayWrite = allowedActions.includes('write');
  const waitingActs = useWaitingActs(box, mayWrite, composer);
  const { messages } = thread;
  return (
    <>
      <ThreadView
        negotiation={negotiation}
        thread={thread}
        waitingActs={waitingActs}
        end={
          <>
            {messages?.length === 0 && mayWrite && (
              <Suggestions negotiation={negotiation} onChoose={(text) => composer.current?.put(text)} />
            )}
            <SignedCard negotiation={negotiation} />
          </>
        }
      />
      {mayWrite ? (
        <Composer
          negotiation={negotiation}
          handle={composer}
          onSend={(message) => outbox.post(box, { ...message, after: messages && (messages.at(-1)?.id ?? '') })}
        />
      ) : (
        <p className={closed.closed}>
          {t(status === 'CLOSED' || status === 'CANCELLED' ? `composer.${status}` : 'composer.read_only')}
        </p>
      )}
    </>
  );
}

interface HeadProps {
  negotiation: NegotiationRecord;
  search: NegotiationSearch;
  onContext: () => void;
}

function Head({ negotiation, search: { negotiationId: _, ...list }, onContext }: HeadProps) {
  const { t, i18n } = useTranslation(['negotiations', 'common']);
  const { id: readerId } = useSession();
  const { entities, participants, status, item } = negotiation;
  const { other } = useSides(entities);
  const name = other?.name ?? '';
  const people = [
    ...participants.filter(({ userId }) => userId !== readerId).map(({ displayName }) => displayName),
    ...(participants.some(({ userId }) => userId === readerId) ? [t('negotiations:me').toLowerCase()] : []),
  ];
  const terms = useLatestTerms(negotiation);
  return (
    <>
      <header className={classes.head}>
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
          <UserAvatar name={shortName(name)} color={colorOf(other?.id ?? '')} size={40} />
        </span>
        <div className={classes.names}>
          <h2>
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
            {new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(new Set(people))}
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
      <button type="button" className={classes.itemBar} onClick={onContext}>
        <span>
          <strong>{item.name}</strong>
          <small>{terms || t(`negotiations:context.${negotiation.entityType}`)}</small>
        </span>
        <IconChevronRight size={18} stroke={1.9} aria-hidden />
      </button>
    </>
  );
}
