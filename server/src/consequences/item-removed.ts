// A project or an offer is visible, closed or deleted: saved searches and counterparts are matched, negotiations end.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { countStandingContracts } from '../features/energy-contracts/energy-contract-queries.ts';
import type { ItemRef } from '../features/market/market-kind.ts';
import { announceMatches, forgetMatchesOfItem } from '../features/matching/match-service.ts';
import {
  cancelNegotiationsOf,
  closeNegotiationsOf,
  countOpenNegotiations,
} from '../features/negotiations/negotiation-service.ts';
import { announceVisible, postponeAnnouncement } from '../features/saved-searches/saved-search-service.ts';
import { forgetDeliveryProfile } from '../features/series/delivery-profile-service.ts';
import type { Context } from '../platform/http/context.ts';

/** What was approved again, after an undoing or a rejection within its seconds, is announced after the last of them. */
export async function onItemVisible(context: Context, { kind, id, isFirst }: ItemRef & { isFirst: boolean }) {
  const list = recordKinds[kind].path;
  if (isFirst) await announceVisible(context, list, id);
  else await postponeAnnouncement(context, list, id);
  await announceMatches(context, { kind, id });
}

/** Closes its open negotiations and notifies both sides. */
export const onItemClosed = (context: Context, item: ItemRef): Promise<void> => closeNegotiationsOf(context, item);

/** Cancels its open negotiations; a deleted project no longer keeps its delivery profile. */
export async function onItemRemoved(context: Context, item: ItemRef): Promise<void> {
  await cancelNegotiationsOf(context, item);
  await forgetMatchesOfItem(context, item);
  if (item.kind === 'project') await forgetDeliveryProfile(context, item.id);
}

export async function countItemDependents(
  { db }: Context,
  { kind, id }: ItemRef,
): Promise<{ kind: ConflictKind; count: number }[]> {
  const item = kind === 'project' ? { projectId: id } : { offerId: id };
  return [
    { kind: 'energy_contracts', count: await countStandingContracts(db, item) },
    { kind: 'negotiations', count: await countOpenNegotiations(db, item) },
  ];
}
