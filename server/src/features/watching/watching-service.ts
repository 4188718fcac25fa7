// The rules of following projects and offers of others.
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { mostWatchedItems } from '@wattpact/domain/watching/watched-item';
import type { Context } from '../../platform/http/context.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { findMarketItem } from '../market/market-items.ts';
import { reviewedKind } from '../review/reviewed-kinds.ts';
import { countWatched, deleteWatched, insertWatched } from './watched-item-queries.ts';

/** @throws 404 for what the market does not show, 409 for an own item or a list that is full */
export async function watchItem({ db, actor, now }: Context, kind: MarketKindName, id: string): Promise<void> {
  const item = await findMarketItem(db, actor, kind, id);
  if (!item) throw notFound();
  if (actor.roles.some(({ legalEntityId }) => legalEntityId === item.ownerId)) throw conflict('error_own_item');
  if ((await countWatched(db, actor.id)) >= mostWatchedItems) throw conflict('error_too_many_watched_items');
  await insertWatched(db, { kind, tracked: reviewedKind(kind).tracked }, { userId: actor.id, id }, now);
}

/** Also of an item that the market no longer shows. */
export const unwatchItem = ({ db, actor }: Context, kind: MarketKindName, id: string): Promise<void> =>
  deleteWatched(db, kind, { userId: actor.id, id });
