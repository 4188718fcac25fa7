// A thread as it is shown: days, the unread line, and groups of one sender's messages and versions.
import type { MessageRecord, TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { daysFromNow } from '../../../platform/words/formats.ts';
import type { Outgoing } from '../message/outbox-message.ts';

interface Authored {
  key: string;
  at: string;
  authorId: string;
  authorName: string;
  /** The name of the API key with which it was sent, if one was. */
  apiKey?: string | null | undefined;
  /** The company for which it was written; a message still in the outbox has none yet. */
  entityId?: string;
}

export type Entry = Authored &
  (
    | { kind: 'message'; message: MessageRecord }
    | { kind: 'version'; template: TemplateSummary }
    | { kind: 'waiting'; waiting: Outgoing }
  );

export interface EntryGroup extends Authored {
  kind: 'group';
  entries: Entry[];
}
export type Row =
  | { kind: 'day'; key: string; at: string; unread: number }
  | { kind: 'unread'; key: string; unread: number }
  | EntryGroup;

/** After a longer silence the next message shows its own time. */
const together = 10 * 60_000;

export const messageEntry = (message: MessageRecord): Entry => ({
  kind: 'message',
  key: message.id,
  at: message.createdAt,
  authorId: message.senderId,
  authorName: message.senderName,
  apiKey: message.apiKey,
  entityId: message.legalEntityId,
  message,
});

const versionEntry = (template: TemplateSummary): Entry => ({
  kind: 'version',
  key: template.id,
  at: template.createdAt,
  authorId: template.authorId,
  authorName: template.authorName,
  apiKey: template.apiKey,
  entityId: template.legalEntityId,
  template,
});

/** Entries with the same time are ordered by id. */
const isBefore = (one: Entry, other: Entry): boolean =>
  one.at < other.at || (one.at === other.at && one.key < other.key);

/** Puts the versions among the messages by time. Versions older than the first loaded message appear when it is loaded. */
export function withVersions(
  messages: readonly Entry[],
  templates: readonly TemplateSummary[],
  hasOlder: boolean,
): Entry[] {
  const [first] = messages;
  const drafts = templates
    .filter(({ createdAt }) => !hasOlder || (first !== undefined && createdAt >= first.at))
    .map(versionEntry)
    .sort((a, b) => (isBefore(a, b) ? -1 : 1));
  const all: Entry[] = [];
  let next = 0;
  for (const message of messages) {
    for (let draft = drafts[next]; draft && isBefore(draft, message); draft = drafts[next]) {
      all.push(draft);
      next += 1;
    }
    all.push(message);
  }
  return [...all, ...drafts.slice(next)];
}

/** The first of the newest `count` messages and versions of others. */
export function firstUnreadOf(entries: readonly Entry[], count: number, readerId: string): string | undefined {
  if (count === 0) return undefined;
  const others = entries.filter(({ authorId }) => authorId !== readerId);
  return (others.at(-count) ?? others[0])?.key;
}

const sameDay = (a: string, b: string) => daysFromNow(a) === daysFromNow(b);

const continues = (group: EntryGroup, { authorId, apiKey, entityId = group.entityId, at }: Entry) =>
  group.authorId === authorId &&
  (group.apiKey ?? null) === (apiKey ?? null) &&
  group.entityId === entityId &&
  new Date(at).getTime() - new Date(group.entries.at(-1)?.at ?? 0).getTime() <= together;

export function threadRows(
  entries: readonly Entry[],
  unread: { firstKey: string | undefined; count: number } = { firstKey: undefined, count: 0 },
): Row[] {
  const rows: Row[] = [];
  let previous: Entry | undefined;
  for (const entry of entries) {
    const isFirstUnread = entry.key === unread.firstKey;
    if (!previous || !sameDay(previous.at, entry.at))
      rows.push({ kind: 'day', key: `day ${entry.key}`, at: entry.at, unread: isFirstUnread ? unread.count : 0 });
    else if (isFirstUnread) rows.push({ kind: 'unread', key: 'unread', unread: unread.count });
    const last = rows.at(-1);
    if (last?.kind === 'group' && continues(last, entry)) last.entries.push(entry);
    else {
      const { key, authorId, authorName, apiKey, entityId, at } = entry;
      const author = { authorId, authorName, ...(apiKey && { apiKey }), ...(entityId && { entityId }) };
      rows.push({ kind: 'group', key, ...author, at, entries: [entry] });
    }
    previous = entry;
  }
  return rows;
}
