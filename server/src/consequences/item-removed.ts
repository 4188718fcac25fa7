// A project or an offer is seen for the first time, closed or deleted: saved searches and its negotiations follow.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { countStandingContracts } from '../features/energy-contracts/energy-contract-queries.ts';
import type { ItemRef } from '../features/market/market-kind.ts';
import {
  cancelNegotiationsOf,
  closeNegotiationsOf,
  countOpenNegotiations,
} from '../features/negotiations/negotiation-service.ts';
import { announceVisible } from '../features/saved-searches/saved-search-service.ts';
import type { Context } from '../platform/http/context.ts';

export const onItemVisible = (context: Context, { kind, id }: ItemRef): Promise<void> =>
  announceVisible(context, recordKinds[kind].path, id);

/** Whatever is still open over it is closed too, and both sides are told. */
export const onItemClosed = (context: Context, item: ItemRef): Promise<void> => closeNegotiationsOf(context, item);

/** Whatever is still open over it is cancelled. */
export const onItemRemoved = (context: Context, item: ItemRef): Promise<void> => cancelNegotiationsOf(context, item);

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
