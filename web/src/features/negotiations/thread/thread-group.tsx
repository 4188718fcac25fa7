// Consecutive messages and versions of one person: own side right, the other side left with its name.

import { ActionIcon } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconChevronRight, IconDownload, IconFileText, IconPaperclip } from '@tabler/icons-react';
import { authorWords } from '@wattpact/domain/api-keys/author-words';
import type { NegotiationRecord, TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { paths } from '../../../platform/address/paths.ts';
import { shortFileName } from '../../../platform/words/formats.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { UserAvatar } from '../../../ui/text/user-avatar.tsx';
import { AcceptanceMark } from '../../contract-templates/acceptance/acceptance-mark.tsx';
import { useChangeSentences } from '../../contract-templates/changes-list.tsx';
import { templateChanges } from '../../contract-templates/template-queries.ts';
import { TermQuote } from '../../contract-templates/term-quote.tsx';
import type { Download } from '../../files/use-download.ts';
import { personColor } from '../../messages/avatar-colors.ts';
import { MessageText } from '../../messages/message-text.tsx';
import { ReadMark } from './read-mark.tsx';
import classes from './thread.module.css';
import type { Entry, EntryGroup } from './thread-rows.ts';
import { type WaitingActs, WaitingBubble } from './waiting-bubble.tsx';

interface ThreadGroupProps {
  group: EntryGroup;
  negotiation: NegotiationRecord;
  readerId: string;
  /** The message was written for the reader's company. */
  isOwnSide: boolean;
  download: Download;
  waitingActs: WaitingActs;
}

const contentOf = (entry: Entry): unknown =>
  entry.kind === 'message' ? entry.message : entry.kind === 'version' ? entry.template : entry.waiting;

/** Long threads render only what changed, so the download callback must not depend on a render. */
const isSame = (before: ThreadGroupProps, after: ThreadGroupProps): boolean =>
  before.waitingActs === after.waitingActs &&
  before.isOwnSide === after.isOwnSide &&
  before.negotiation.status === after.negotiation.status &&
  before.negotiation.participants === after.negotiation.participants &&
  before.group.entries.length === after.group.entries.length &&
  before.group.entries.every((entry, index) => {
    const other = after.group.entries[index];
    return other !== undefined && contentOf(entry) === contentOf(other);
  });

export const ThreadGroup = memo(Group, isSame);

function Group({ group, negotiation, readerId, isOwnSide, ...acts }: ThreadGroupProps) {
  const { time } = useFormats();
  const { t } = useTranslation();
  const { authorId, authorName, apiKey, at, entries } = group;
  // What a key sent is nobody's own, not even of the person who made the key.
  const isReader = authorId === readerId && !apiKey;
  const last = entries.findLast((entry) => entry.kind === 'message');
  return (
    <li className={classes.group} data-own={isOwnSide || undefined}>
      {!isOwnSide && <UserAvatar name={authorName} color={personColor(negotiation.participants, authorId)} size={28} />}
      <div className={classes.bubbles}>
        <p className={classes.author}>
          <strong className={isReader ? 'visually-hidden' : undefined}>{authorWords(authorName, apiKey, t)}</strong>
          <time dateTime={at}>{time(at)}</time>
        </p>
        {entries.map((entry) => (
          <Fragment key={entry.key}>
            <EntryView entry={entry} negotiation={negotiation} {...acts} />
            {isReader && entry.kind === 'message' && entry === last && (
              <ReadMark message={entry.message} participants={negotiation.participants} readerId={readerId} />
            )}
          </Fragment>
        ))}
      </div>
    </li>
  );
}

interface EntryViewProps extends Pick<ThreadGroupProps, 'negotiation' | 'download' | 'waitingActs'> {
  entry: Entry;
}

function EntryView({ entry, negotiation, download, waitingActs }: EntryViewProps) {
  const { t } = useTranslation('common');
  if (entry.kind === 'version') return <VersionRow negotiation={negotiation} template={entry.template} />;
  if (entry.kind === 'waiting') return <WaitingBubble waiting={entry.waiting} acts={waitingActs} />;
  const { text, files, termRef } = entry.message;
  return (
    <div className={classes.bubble}>
      {termRef && (
        <TermQuote negotiationId={negotiation.id} termRef={termRef} isGone={negotiation.status === 'CANCELLED'} />
      )}
      <MessageText text={text} />
      {files.map((file) => (
        <span key={file.id} className={classes.file}>
          <IconPaperclip size={16} stroke={1.9} aria-hidden />
          <span title={file.name}>{shortFileName(file.name)}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={`${t('files.download')}: ${file.name}`}
            onClick={() => download.start(file)}
          >
            <IconDownload size={16} stroke={1.9} />
          </ActionIcon>
        </span>
      ))}
    </div>
  );
}

function VersionRow({ negotiation, template }: { negotiation: NegotiationRecord; template: TemplateSummary }) {
  const { id: negotiationId, entities } = negotiation;
  const { id, version } = template;
  const { t } = useTranslation('negotiations');
  const { ref, entry } = useIntersection<HTMLSpanElement>();
  return (
    <AppLink to={paths.contractTemplate(negotiationId, id)} className={classes.draft}>
      <IconFileText size={20} stroke={1.7} aria-hidden />
      <span ref={ref} className={classes.draftText}>
        <strong>{t('version', { version })}</strong>
        {version > 1 ? (
          <ChangeCount negotiationId={negotiationId} version={version} isSeen={entry?.isIntersecting ?? false} />
        ) : (
          t('thread.first_version')
        )}
        <AcceptanceMark entities={entities} version={template} />
      </span>
      <span className={classes.draftSee}>{t(version > 1 ? 'thread.see_changes' : 'thread.see_draft')}</span>
      <IconChevronRight size={18} stroke={1.9} aria-hidden className={classes.draftChevron} />
    </AppLink>
  );
}

interface ChangeCountProps {
  negotiationId: string;
  version: number;
  isSeen: boolean;
}

/** Loaded when it comes into view: a long thread has many versions, most of them far above. */
function ChangeCount({ negotiationId, version, isSeen }: ChangeCountProps) {
  const { t } = useTranslation('negotiations');
  const source = templateChanges(negotiationId);
  const { sentences } = useChangeSentences({ source, from: version - 1, to: version, enabled: isSeen });
  // The line already has its space, so the layout does not move when the text arrives.
  if (!sentences) return '\u00a0';
  const { length: count } = sentences;
  return (
    <>
      <span className={classes.wide}>{t('thread.change_count', { count, version: version - 1 })}</span>
      <span className={classes.narrow}>{t('thread.change_count_see', { count })}</span>
    </>
  );
}
