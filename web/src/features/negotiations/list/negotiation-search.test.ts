import { expect, test } from 'vitest';
import { groupOf, itemOf, readSearchOf } from './negotiation-search.ts';

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
