// Who looked at a project or an offer. A view never slows the reading: views wait here for a moment and are written
// together. Whoever reads a count has the waiting ones of this process written first, but does not wait for them for long.
import { setTimeout as delay } from 'node:timers/promises';
import { approvedEntitiesWith } from '@wattpact/domain/access/roles';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { Context } from '../../platform/http/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveViews, type View } from './view-queries.ts';

const patience = 500;
const most = 200;
/** After a failure. */
const againMs = 2000;
/** While the database does not answer. */
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
 * Writes what waits in this process. A failure never costs an answer; the views are tried again, if they are not too many.
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

/** The server ends: what waits is written now or never. */
export async function endViews(platform: Platform): Promise<void> {
  await flushViews(platform);
  clearTimeout(waitingOf.get(platform)?.timer);
  waitingOf.delete(platform);
}

function hasWaiting(platform: Platform): boolean {
  const waiting = waitingOf.get(platform);
  return waiting !== undefined && (waiting.views.size > 0 || waiting.isWriting);
}

/** Before counts are read: what waits is written; where that takes long, the counts are read as they stand. */
export async function settleViews(platform: Platform): Promise<void> {
  if (!hasWaiting(platform)) return;
  const late = new AbortController();
  const { signal } = late;
  await Promise.race([flushViews(platform), delay(patience, undefined, { signal }).catch(() => {})]);
  late.abort();
}

/**
 * Reads a record with its count; for those who see the count, the views that wait are written and it is read again. In a
 * transaction it is read as it stands: writing takes a second connection, and whoever has one and waits for another may
 * wait for ever.
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

/** Under each of the viewer's approved entities. Owners and administrators leave no views. */
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
