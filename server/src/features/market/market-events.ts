// Events of projects and offers that concern other entities.
import type { ConflictKind } from '@wattpact/domain/api/problem';
import { domainEvent } from '../../platform/events/domain-event.ts';
import type { ItemRef } from './market-kind.ts';

/** Strangers may see the item: for the first time, or by a further approval. */
export const itemBecameVisible = domainEvent<ItemRef & { isFirst: boolean }>('item_became_visible');
/** The item can no longer be negotiated: it is sold, or an administrator closed it. */
export const itemClosed = domainEvent<ItemRef>('item_closed');
/** It is being deleted. */
export const itemRemoved = domainEvent<ItemRef>('item_removed');
/** Asks what its deletion would remove or cut off. */
export const itemDependents = domainEvent<ItemRef, { kind: ConflictKind; count: number }[]>('item_dependents');
