// The page that a notification opens: the page of its resource, in the web apps and in mails alike.
import { type ReviewedKindName, recordKinds, reviewedKinds, searchableKinds } from '../records/kinds.ts';
import type { NotificationRecord } from './notification.ts';

type Data = NotificationRecord['title']['data'];

/**
 * A match of a saved search. Where the public list shows no names, it opens the search instead, if the search is known.
 */
function foundPath({ resourceId, entityType, savedSearchId }: Data, isAdmin: boolean): string {
  const found = searchableKinds.map((name) => recordKinds[name]);
  const item = found.find(({ itemKind }) => itemKind === entityType);
  if (item) return `/${item.path}/${resourceId}`;
  const nameless = found.find(({ isNameless }) => isNameless);
  if (isAdmin) return `/${nameless?.path}/${resourceId}`;
  return `${nameless?.publicList}${savedSearchId === undefined ? '' : `?savedSearch=${savedSearchId}&filters=saved`}`;
}

/** A bulk decision: its administrator follows it, and a company finds its contracts. */
function decidedPath({ resourceId, status }: Data, isAdmin: boolean): string {
  const { path, ownList } = recordKinds.energy_contract;
  if (isAdmin) return `/${path}/decisions/${resourceId}`;
  return status === 'rejected' ? `${ownList}?status=rejected` : ownList;
}

/** Of an item that its reader follows. */
const withdrawn = 'watched_withdrawn';

const publicListOf = (name: ReviewedKindName): string => recordKinds[name].publicList ?? recordKinds[name].ownList;

/** The path without its language segment; the admin app has the same paths under its own base. */
export function notificationPath(data: Data, { isAdmin }: { isAdmin: boolean }): string {
  const { resourceType, resourceId, status } = data;
  const reviewed = reviewedKinds.find((name) => name === resourceType);
  // What somebody followed and can no longer open: the list shows what is left.
  if (reviewed && status === withdrawn) return `${publicListOf(reviewed)}?watched=true`;
  // A deleted record has no page.
  if (reviewed)
    return status === 'deleted' ? recordKinds[reviewed].ownList : `/${recordKinds[reviewed].path}/${resourceId}`;
  if (resourceType === 'saved_search') return foundPath(data, isAdmin);
  // Administrators see no imports: the contracts of one wait in their list.
  if (resourceType === 'contract_import')
    return isAdmin
      ? `/${recordKinds.energy_contract.path}?status=pending_validation`
      : `/energy-contracts/imports/${resourceId}`;
  if (resourceType === 'contract_decision') return decidedPath(data, isAdmin);
  // The resource is the company whose webhook it is.
  if (resourceType === 'webhook') return `/${recordKinds.legal_entity.path}/${resourceId}/integrations`;
  if (resourceType === 'payment') return `/${recordKinds.invoice.path}/${resourceId}`;
  // A reminder leads to the form that registers the contract of the negotiation.
  if (data.deadline !== undefined) return `/${recordKinds.energy_contract.path}/register?negotiationId=${resourceId}`;
  return `${recordKinds.negotiation.ownList}?negotiationId=${resourceId}`;
}
