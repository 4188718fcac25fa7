import { expect, test } from 'vitest';
import { firstToRead, groupOf, itemOf, readSearchOf } from './negotiation-search.ts';

test('[GEN-47] the address names an item, a company, a negotiation and a status, and nothing else', () => {
  const asked = {
    entityType: 'PROJECT',
    entityName: 'Serra',
    projectId: 'p',
    offerId: 'o',
    legalEntityId: 'e',
    negotiationId: 'n',
    entityStatus: 'CLOSED',
  };
  expect(readSearchOf({ ...asked, other: 'x', page: '2' })).toEqual(asked);
  expect(readSearchOf({ negotiationId: '', projectId: ['a', 'b'] })).toEqual({});
  expect(itemOf(asked)).toEqual({ kind: 'PROJECT', id: 'p', name: 'Serra' });
  expect(itemOf({ ...asked, entityType: 'offer' })).toEqual({ kind: 'OFFER', id: 'o', name: 'Serra' });
  expect(itemOf({ offerId: 'o' })).toEqual({ kind: 'OFFER', id: 'o', name: undefined });
  expect(itemOf({ negotiationId: 'n' })).toBeUndefined();
  expect(['CLOSED', 'cancelled', 'ONGOING', undefined].map(groupOf)).toEqual([
    ...['closed', 'closed'],
    ...['ongoing', 'ongoing'],
  ]);
});

test('the newest unread negotiation comes first to be read, else the newest', () => {
  const [newest, unread, older] = [0, 2, 1].map((unreadCount, id) => ({ id, unreadCount }));
  if (!newest || !unread || !older) throw new Error('no rows');
  expect(firstToRead([newest, unread, older])).toBe(unread);
  expect(firstToRead([newest])).toBe(newest);
  expect(firstToRead([])).toBeUndefined();
});
