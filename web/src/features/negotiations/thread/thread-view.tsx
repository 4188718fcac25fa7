// The messages of a negotiation with those still in the outbox, and the announcement of new ones to screen readers.

import { Button, Loader } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/session.ts';
import { daysFromNow } from '../../../platform/words/formats.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { DownloadAlert } from '../../files/download-alert.tsx';
import { useDownload } from '../../files/use-download.ts';
import { useOutbox } from '../message/outbox.ts';
import type { Outgoing } from '../message/outbox-message.ts';
import { useSides } from '../parties/use-sides.ts';
import classes from './thread.module.css';
import { ThreadGroup } from './thread-group.tsx';
import { type Entry, type EntryGroup, messageEntry, type Row, threadRows, withVersions } from './thread-rows.ts';
import { useReading } from './use-reading.ts';
import { useScroll } from './use-scroll.ts';
import type { Thread } from './use-thread.ts';
import type { WaitingActs } from './waiting-bubble.tsx';

interface ThreadViewProps {
  negotiation: NegotiationRecord;
  thread: Thread;
  waitingActs: WaitingActs;
  /** Below the last message: the question about the signature, the suggestions. */
  end: ReactNode;
}

function useEntries(
  { templates }: NegotiationRecord,
  { messages, hasOlder }: Thread,
  waiting: readonly Outgoing[],
): Entry[] {
  const { id: userId, displayName } = useSession();
  return useMemo(
    () => [
      // Versions alone would be pushed away by the messages that follow.
      ...(messages ? withVersions(messages.map(messageEntry), templates, hasOlder) : []),
      ...waiting.map(
        (one): Entry => ({
          kind: 'waiting',
          key: one.key,
          at: one.at,
          authorId: userId,
          authorName: displayName,
          waiting: one,
        }),
      ),
    ],
    [messages, templates, hasOlder, waiting, userId, displayName],
  );
}

export function ThreadView({ negotiation, thread, waitingActs, end }: ThreadViewProps) {
  const { t } = useTranslation('negotiations');
  const { id, entities } = negotiation;
  const user = useSession();
  const { own } = useSides(entities);
  const download = useDownload();
  const box = useMemo(() => ({ userId: user.id, negotiationId: id }), [user.id, id]);
  const entries = useEntries(negotiation, thread, useOutbox(box));
  const rows = useMemo(() => threadRows(entries, thread.unread), [entries, thread.unread]);
  const last = entries.at(-1);
  const { loadOlder } = thread;
  // Messages loaded when the thread was opened are not announced.
  const [opened, setOpened] = useState<string>();
  if (thread.messages && opened === undefined) setOpened(last?.key ?? '');
  const scroll = useScroll({
    firstKey: entries[0]?.key,
    lastKey: thread.messages ? (last?.key ?? 'none') : undefined,
    isOwnLast: last?.authorId === user.id,
    loadOlder: thread.olderFailed ? undefined : loadOlder,
  });
  useReading(negotiation, scroll.isEndSeen);
  const isOwnSide = ({ authorId, entityId }: EntryGroup) =>
    authorId === user.id || (entityId !== undefined && entityId === own?.id);
  return (
    <div className={classes.frame}>
      <section
        ref={scroll.area}
        className={classes.area}
        onScroll={scroll.onScroll}
        aria-label={t('thread.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        tabIndex={0}
      >
        <div>
          <div ref={scroll.top} className={classes.older}>
            {thread.loadingOlder && <Loader size="sm" aria-label={t('thread.loading_older')} />}
            {loadOlder && (
              <Button variant="subtle" size="compact-sm" onClick={loadOlder}>
                {t('thread.older')}
              </Button>
            )}
          </div>
          {!thread.messages && <ThreadWaiting thread={thread} />}
          <DownloadAlert download={download} />
          <ol className={classes.rows}>
            {rows.map((row) =>
              row.kind === 'group' ? (
                <ThreadGroup
                  key={row.key}
                  group={row}
                  negotiation={negotiation}
                  readerId={user.id}
                  isOwnSide={isOwnSide(row)}
                  download={download}
                  waitingActs={waitingActs}
                />
              ) : (
                <Line key={row.key} row={row} />
              ),
            )}
          </ol>
          <div ref={scroll.end} className={classes.end} />
          {thread.messages && end}
        </div>
      </section>
      {scroll.hasNewBelow && (
        <Button
          className={classes.newBelow ?? ''}
          size="xs"
          leftSection={<IconArrowDown size={16} stroke={1.9} />}
          onClick={scroll.toEnd}
        >
          {t('thread.new_below')}
        </Button>
      )}
      <p className="visually-hidden" aria-live="polite">
        {last && last.kind !== 'waiting' && last.authorId !== user.id && last.key !== opened
          ? t('thread.announced', {
              name: authorWords(last.authorName, last.apiKey, t),
              text: last.kind === 'message' ? last.message.text : t('version', { version: last.template.version }),
            })
          : ''}
      </p>
    </div>
  );
}

function ThreadWaiting({ thread }: { thread: Thread }) {
  const { t } = useTranslation('negotiations');
  if (!thread.failed) return <Loader className={classes.loader ?? ''} aria-label={t('thread.loading')} />;
  return (
    <div className={classes.loader}>
      <p>{t('thread.failed')}</p>
      <Button variant="default" size="xs" onClick={thread.retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** A new day, the unread line, or both in one. */
function Line({ row }: { row: Exclude<Row, EntryGroup> }) {
  const { t } = useTranslation('negotiations');
  const { day, date, weekday } = useFormats();
  const label = () => {
    if (row.kind === 'unread') return t('thread.unread', { count: row.unread });
    const days = daysFromNow(row.at);
    const name =
      days === 0
        ? day(row.at)
        : days === -1
          ? `${day(row.at)}, ${date(row.at)}`
          : `${weekday(row.at)}, ${date(row.at)}`;
    return row.unread > 0 ? `${name} · ${t('thread.unread', { count: row.unread })}` : name;
  };
  return (
    <li className={classes.line} data-unread-line={row.unread > 0 || undefined}>
      <span>{label()}</span>
    </li>
  );
}
