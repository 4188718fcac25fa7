// An open negotiation: head, thread and composer in the middle, its context at the right (or in a sheet).
import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../platform/address/page-name.ts';
import { useSession } from '../../platform/session/session.ts';
import { LoadedRecord } from '../../ui/record/loaded-record.tsx';
import { useComposerDraft } from '../messages/use-composer-draft.ts';
import { ClosedComposer } from './composer/closed-composer.tsx';
import { Composer, type ComposerHandle } from './composer/composer.tsx';
import { Suggestions } from './composer/suggestions.tsx';
import { ContextPane } from './context/context-pane.tsx';
import type { NegotiationSearch } from './list/negotiation-search.ts';
import { negotiationQuery } from './message/negotiation-news.ts';
import { outbox } from './message/outbox.ts';
import { sendableFiles } from './message/outbox-message.ts';
import type { Box } from './message/outbox-store.ts';
import { NegotiationHead } from './negotiation-head.tsx';
import classes from './negotiations-page.module.css';
import { useSides } from './parties/use-sides.ts';
import { ThreadView } from './thread/thread-view.tsx';
import { useThread } from './thread/use-thread.ts';
import type { WaitingActs } from './thread/waiting-bubble.tsx';
import { TypingLine } from './typing/typing-line.tsx';
import { useSayTyping } from './typing/use-say-typing.ts';
import { VersionCard } from './version-card/version-card.tsx';

interface NegotiationPaneProps {
  id: string;
  search: NegotiationSearch;
  /** An action on the page opened it. */
  takesFocus: boolean;
}

export function NegotiationPane({ id, ...given }: NegotiationPaneProps) {
  const negotiation = useQuery({ ...negotiationQuery(id), refetchOnMount: 'always' });
  return (
    <LoadedRecord query={negotiation} shape="part">
      {(found) => <Opened key={id} negotiation={found} isFresh={negotiation.isFetchedAfterMount} {...given} />}
    </LoadedRecord>
  );
}

interface OpenedProps extends Omit<NegotiationPaneProps, 'id'> {
  negotiation: NegotiationRecord;
  isFresh: boolean;
}

function Opened({ negotiation, isFresh, ...given }: OpenedProps) {
  const { t } = useTranslation(['negotiations', 'common']);
  const [isContextOpen, setContextOpen] = useState(false);
  const { other } = useSides(negotiation.entities);
  usePageName(other?.name);
  return (
    <>
      <div className={classes.thread}>
        <NegotiationHead negotiation={negotiation} {...given} onContext={() => setContextOpen(true)} />
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

/** The actions on a message that the server has not accepted. */
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
  const { id, allowedActions } = negotiation;
  const { id: userId } = useSession();
  // Stays mounted after the field is gone: unsent text can still be read when the other side cancels.
  const draft = useComposerDraft(userId, id);
  const box = useMemo(() => ({ userId, negotiationId: id }), [userId, id]);
  const thread = useThread(negotiation, box, isFresh);
  const composer = useRef<ComposerHandle>(null);
  const mayWrite = allowedActions.includes('write');
  const waitingActs = useWaitingActs(box, mayWrite, composer);
  const { messages } = thread;
  const sayTyping = useSayTyping(id);
  return (
    <>
      <ThreadView
        negotiation={negotiation}
        thread={thread}
        waitingActs={waitingActs}
        end={
          <>
            {messages?.length === 0 && mayWrite && (
              <Suggestions negotiation={negotiation} onChoose={(...chosen) => composer.current?.suggest(...chosen)} />
            )}
            <VersionCard negotiation={negotiation} />
          </>
        }
      />
      <TypingLine negotiationId={id} readerId={userId} />
      {mayWrite ? (
        <Composer
          negotiation={negotiation}
          draft={draft}
          handle={composer}
          onType={sayTyping}
          onSend={(message) => outbox.post(box, { ...message, after: messages && (messages.at(-1)?.id ?? '') })}
        />
      ) : (
        <ClosedComposer negotiation={negotiation} draft={draft} />
      )}
    </>
  );
}
