// Where a notification leads: the page of its resource, in the web apps and in mails alike.
import type { MarketKind } from '../terms/enumerations.ts';
import type { NotificationRecord, ResourceType } from './notification.ts';

type Data = NotificationRecord['title']['data'];

const itemFolders: Record<MarketKind, string> = { PROJECT: 'projects', OFFER: 'offers' };

/** Where the records of a kind stand that are the reader's own. What is deleted has no page any more. */
const ownLists: Partial<Record<ResourceType, string>> = {
  project: '/projects/my-projects',
  offer: '/offers/my-offers',
  energy_contract: '/energy-contracts/my-contracts',
  legal_entity: '?tab=legalEntity',
};

/** The path without its language segment; the admin app has the same paths under its own base. */
export function notificationPath(
  { resourceType, resourceId, entityType, savedSearchId, status }: Data,
  { isAdmin }: { isAdmin: boolean },
): string {
  const list = ownLists[resourceType];
  if (status === 'deleted' && list !== undefined) return list;
  switch (resourceType) {
    case 'message':
    case 'negotiation':
    case 'contract_template':
      return `/marketplace/negotiations?negotiationId=${resourceId}`;
    case 'saved_search':
      if (entityType !== null) return `/${itemFolders[entityType as MarketKind]}/${resourceId}`;
      if (isAdmin) return `/energy-contracts/${resourceId}`;
      // Strangers see a contract in the public database alone: there the search is opened, if it is known which it was.
      return `/energy-contracts/database${savedSearchId === undefined ? '' : `?savedSearch=${savedSearchId}&filters=saved`}`;
    case 'payment':
      return `/invoices/${resourceId}`;
    case 'energy_contract':
      return `/energy-contracts/${resourceId}`;
    case 'legal_entity':
      return `/legal-entities/${resourceId}`;
    case 'project':
    case 'offer':
      return `/${resourceType}s/${resourceId}`;
  }
}
