// Views of projects and offers. Recording never delays a read: views are coalesced in memory and written together. A
// reader of the count first has this process's pending views written, but waits only briefly.
import { setTimeout as delay } from 'node:timers/promises';
import { approvedEntitiesWith } from '@wattpact/domain/access/roles';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { Context } from '../../platform/http/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveViews, type View } from './view-queries.ts';

const patience = 500;
const most = 200;
/** The pause after a failure. */
const againMs = 2000;
/** The pause while the database does not answer. */
const mostKept = 10_000;

interface Waiting {
  views: Map<string, View>;
  timer: NodeJS.Timeout | undefined;
  writing: Promise<void>;
  isWriting: boolean;
}
const waitingOf = new WeakMap<Platform, Waiting>();

function waitingIn(platform: Platform): Waiting {
  const waiting = waitingOf.get(platform) ?? {
    views: new Map(),
    timer: undefined,
    writing: Promise.resolve(),
    isWriting: false,
  };
  waitingOf.set(platform, waiting);
  return waiting;
}

/**
 * Writes the pending views of this process. A failure never fails a call; the views are tried again, up to a maximum
 * number.
 */
function flushViews(platform: Platform): Promise<void> {
  const waiting = waitingIn(platform);
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  const views = new Map(waiting.views);
  waiting.views.clear();
  waiting.isWriting = true;
  const writing = waiting.writing
    .then(() => saveViews(platform.db, [...views.values()]))
    .catch((error: unknown) => {
      platform.log.warn({ err: error }, 'views were not recorded');
      const kept = waiting.views.size + views.size <= mostKept ? views : [];
      waiting.views = new Map([...kept, ...waiting.views]);
      waiting.timer ??= setTimeout(() => void flushViews(platform), againMs).unref();
    })
    .finally(() => {
      if (waiting.writing === writing) waiting.isWriting = false;
    });
  waiting.writing = writing;
  return writing;
}

/** The server ends, so the pending views are written now or never. */
export async function endViews(platform: Platform): Promise<void> {
  await flushViews(platform);
  clearTimeout(waitingOf.get(platform)?.timer);
  waitingOf.delete(platform);
}

function hasWaiting(platform: Platform): boolean {
  const waiting = waitingOf.get(platform);
  return waiting !== undefined && (waiting.views.size > 0 || waiting.isWriting);
}

/** Writes the pending views before counts are read; if that takes long, the counts are read without them. */
export async function settleViews(platform: Platform): Promise<void> {
  if (!hasWaiting(platform)) return;
  const late = new AbortController();
  const { signal } = late;
  await Promise.race([flushViews(platform), delay(patience, undefined, { signal }).catch(() => {})]);
  late.abort();
}

/**
 * Reads a record with its count. For people who see the count, the pending views are written and it is read again, but
 * not in a transaction: writing takes a second connection, and waiting for one while holding another can deadlock.
 */
export async function readWithViews<Row extends { viewCount: number | null }>(
  { db, platform }: Pick<Context, 'db' | 'platform'>,
  read: () => Promise<Row>,
): Promise<Row> {
  if (db.isTransaction) return read();
  const isComplete = !hasWaiting(platform);
  const row = await read();
  if (isComplete || row.viewCount === null) return row;
  await settleViews(platform);
  return read();
}

/** Records one view for each of the viewer's approved entities. Owners and administrators leave no views. */
export function recordView(
  { platform, actor, now }: Context,
  kind: MarketKindName,
  itemId: string,
  ownerId: string,
): void {
  if (actor.isAdmin || actor.roles.some(({ legalEntityId }) => legalEntityId === ownerId)) return;
  const waiting = waitingIn(platform);
  for (const legalEntityId of approvedEntitiesWith(actor, 'view')) {
    const view = { kind, itemId, userId: actor.id, legalEntityId, viewedAt: now.toISOString() };
    waiting.views.set(`${kind} ${itemId} ${actor.id} ${legalEntityId}`, view);
  }
  if (waiting.views.size >= most) void flushViews(platform);
  else waiting.timer ??= setTimeout(() => void flushViews(platform), patience).unref();
}
