// Events of matching saved searches that concern other entities.
import type { SearchableList } from '@wattpact/domain/saved-searches/searched-lists';
import { domainEvent } from '../../platform/events/domain-event.ts';

/** The item left its list before anybody was notified of it. */
export const itemLeftList = domainEvent<{ list: SearchableList; id: string }, void, null>('item_left_list');
