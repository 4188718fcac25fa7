// Tells people what has changed of the projects and offers that they follow. It compares what each of them knows with
// what the market shows, so it does not matter what changed an item, how often, or whether the job runs twice.
import { newsOf } from '@wattpact/domain/watching/watched-item';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import type { ItemRef } from '../market/market-kind.ts';
import type { Listener } from '../notifications/notification-service.ts';
import { reviewedKind } from '../review/reviewed-kinds.ts';
import {
  deleteWatchers,
  findState,
  type ItemState,
  isWatched,
  lockWatchers,
  noteKnown,
  type Watcher,
} from './watched-item-queries.ts';
import type { WatcherNews } from './watching-notifications.ts';

/** Who may no longer see the market learns nothing of it, and who negotiates over the item knows that it is negotiated. */
function newsFor({ userId, known, isTrader, isParty }: Watcher, { state }: ItemState): WatcherNews[] {
  const news = newsOf(known, state);
  if (news === undefined || !isTrader) return [];
  if (isParty && (news === 'ongoing' || news === 'available')) return [];
  const prices = news === 'price' ? { prices: [known.price, state.price] as const } : {};
  return [{ userId, news, ...prices }];
}

async function tell(db: Db, item: ItemRef): Promise<readonly [ItemState, WatcherNews[]] | undefined> {
  const watchers = await lockWatchers(db, item);
  const found = await findState(db, { kind: item.kind, tracked: reviewedKind(item.kind).tracked }, item.id);
  if (watchers.length === 0 || !found || found.isUndecided) return undefined;
  const insiders = watchers.filter(({ isInsider }) => isInsider);
  const leaving = found.isOver ? watchers : insiders;
  if (leaving.length > 0)
    await deleteWatchers(
      db,
      item,
      leaving.map(({ userId }) => userId),
    );
  await noteKnown(db, item, found.state);
  return [found, watchers.filter(({ isInsider }) => !isInsider).flatMap((watcher) => newsFor(watcher, found))];
}

const tellWatchers: Job<ItemRef> = async (item, platform) => {
  await platform.db.transaction().execute(async (db) => {
    const [found, people = []] = (await tell(db, item)) ?? [];
    if (!found || people.length === 0) return;
    await recordEvent(
      { db, platform, actor: null, now: new Date(), requestId: '' },
      {
        recordKind: 'watched_item',
        recordId: item.id,
        action: 'changed',
        data: { itemKind: item.kind, name: found.name, people },
      },
    );
  });
};

export const watchingJobs: JobTable = { jobs: { tell_watchers: tellWatchers }, schedule: [] };

/** A further change before the job has run makes no further job. */
async function noteChange(db: Db, item: ItemRef): Promise<void> {
  if (await isWatched(db, item))
    await enqueue(db, 'tell_watchers', { ...item }, { key: `watchers ${item.id}`, canWait: true });
}

async function negotiatedItem(db: Db, negotiationId: string): Promise<ItemRef | undefined> {
  const { rows } = await sql<ItemRef>`
    select case when project_id is null then 'offer' else 'project' end as kind, coalesce(project_id, offer_id) as id
    from negotiation where id = ${negotiationId}`.execute(db);
  return rows[0];
}

/** The listener of events of an item, or of its negotiations, which then also looks for people who follow the item. */
export const withWatchers =
  (listener: Listener): Listener =>
  async (event, platform) => {
    const item = await itemOf(platform.db, event);
    if (item) await noteChange(platform.db, item);
    return listener(event, platform);
  };

async function itemOf(db: Db, { recordKind, recordId }: LoggedEvent): Promise<ItemRef | undefined> {
  if (recordKind === 'project' || recordKind === 'offer') return { kind: recordKind, id: recordId };
  return negotiatedItem(db, recordId);
}
