// What matching saved searches finds out and concerns others.
import type { SearchableList } from '@wattpact/domain/saved-searches/searched-lists';
import { domainEvent } from '../../platform/events/domain-event.ts';

/** It had left its list before anybody was told of it. */
export const itemLeftList = domainEvent<{ list: SearchableList; id: string }, void, null>('item_left_list');
