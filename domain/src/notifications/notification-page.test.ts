// Which page each notification opens.
import { expect, test } from 'vitest';
import { resourceTypes } from './notification.ts';
import { notificationPath } from './notification-page.ts';

const data = {
  resourceId: '7',
  resourceName: 'x',
  status: 'approved',
  resourceEntity: null,
  entityType: null,
};

test('[NOT-04, NOT-05, NOT-13] every kind, as it is spelt, leads to the page of its resource', () => {
  const paths = resourceTypes.map((resourceType) => [
    resourceType,
    notificationPath({ ...data, resourceType }, { isAdmin: false }),
  ]);
  expect(Object.fromEntries(paths)).toMatchObject({
    energy_contract: '/energy-contracts/7',
    project: '/projects/7',
    message: '/marketplace/negotiations?negotiationId=7',
    legal_entity: '/legal-entities/7',
    saved_search: '/energy-contracts/database',
    offer: '/offers/7',
    contract_template: '/marketplace/negotiations?negotiationId=7',
    payment: '/invoices/7',
    negotiation: '/marketplace/negotiations?negotiationId=7',
  });
});

test('[NOT-13] a saved search leads to the item it found, one for contracts to what it finds in the database', () => {
  const found = (
    entityType: string | null,
    { isAdmin = false, ...more }: { isAdmin?: boolean; savedSearchId?: string } = {},
  ) => notificationPath({ ...data, resourceType: 'saved_search', entityType, ...more }, { isAdmin });
  expect([found('PROJECT'), found('OFFER')]).toEqual(['/projects/7', '/offers/7']);
  expect([found(null, { savedSearchId: '9' }), found(null)]).toEqual([
    '/energy-contracts/database?savedSearch=9&filters=saved',
    '/energy-contracts/database',
  ]);
  expect(found(null, { isAdmin: true, savedSearchId: '9' })).toBe('/energy-contracts/7');
});

test('a reminder leads to the registration of the contract, and to the contract that was rejected', () => {
  const path = (resourceType: 'negotiation' | 'energy_contract') =>
    notificationPath(
      { ...data, resourceType, status: 'registration_soon', deadline: '2026-12-07' },
      { isAdmin: false },
    );
  expect([path('negotiation'), path('energy_contract')]).toEqual([
    '/energy-contracts/register?negotiationId=7',
    '/energy-contracts/7',
  ]);
});

test('a bulk decision leads its administrator to its results, and a company to its contracts', () => {
  const path = (status: string, isAdmin: boolean) =>
    notificationPath({ ...data, resourceType: 'contract_decision', status }, { isAdmin });
  expect([path('done', true), path('approved', false), path('rejected', false)]).toEqual([
    '/energy-contracts/decisions/7',
    '/energy-contracts/my-contracts',
    '/energy-contracts/my-contracts?status=rejected',
  ]);
});

test('what was deleted has no page: the news leads to the list of what is left', () => {
  const gone = (resourceType: (typeof resourceTypes)[number]) =>
    notificationPath({ ...data, resourceType, status: 'deleted' }, { isAdmin: false });
  expect([gone('project'), gone('offer'), gone('energy_contract'), gone('legal_entity')]).toEqual([
    '/projects/my-projects',
    '/offers/my-offers',
    '/energy-contracts/my-contracts',
    '?tab=legalEntity',
  ]);
});

test('[NOT-45] what left the market leads who followed it to the rest of their list, other news of it to its page', () => {
  const path = (resourceType: 'project' | 'offer', status: string) =>
    notificationPath({ ...data, resourceType, status }, { isAdmin: false });
  expect(path('project', 'watched_withdrawn')).toBe('/marketplace/projects?watched=true');
  expect(path('offer', 'watched_withdrawn')).toBe('/marketplace/offers?watched=true');
  expect(path('offer', 'watched_price')).toBe(`/offers/${data.resourceId}`);
});
