// What happens to projects and offers and concerns others.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { ItemRef } from './market-kind.ts';

/** Strangers may see it for the first time in its life. */
export const itemBecameVisible = domainEvent<ItemRef>('item_became_visible');
/** Nobody may negotiate it any more: it is sold, or an administrator has closed it. */
export const itemClosed = domainEvent<ItemRef>('item_closed');
/** It is being deleted. */
export const itemRemoved = domainEvent<ItemRef>('item_removed');
/** Asks what would be lost or cut off by its deletion. */
export const itemDependents = domainEvent<ItemRef, { kind: ConflictKind; count: number }[]>('item_dependents');
