// The table of contents of what one entity's event does to others.
import { proposeVersion, removeProposal } from '../features/contract-proofs/contract-version-service.ts';
import {
  amendmentEnded,
  contractAmended,
  contractApproved,
  contractDependents,
  contractFee,
  contractRestored,
  contractTerminated,
  contractWithdrawn,
} from '../features/energy-contracts/energy-contract-events.ts';
import { invoiceReopened, invoiceSettled } from '../features/invoices/invoice-events.ts';
import {
  entityApproved,
  entityDependents,
  entityRemoved,
  entityRenamed,
} from '../features/legal-entities/legal-entity-events.ts';
import { itemBecameVisible, itemClosed, itemDependents, itemRemoved } from '../features/market/market-events.ts';
import { companiesTold } from '../features/notifications/telling-events.ts';
import { recordSubmitted } from '../features/review/review-events.ts';
import { itemLeftList } from '../features/saved-searches/saved-search-events.ts';
import { addressProven, personErased } from '../features/users/user-events.ts';
import { openEvents } from '../platform/events/domain-event.ts';
import { onAddressProven } from './address-proven.ts';
import { onCompaniesTold } from './companies-told.ts';
import { feeOfApproval, onContractApproved, onContractRestored } from './contract-approved.ts';
import { countContractDependents, onContractTerminated, onContractWithdrawn } from './contract-ended.ts';
import { onEntityApproved } from './entity-approved.ts';
import { countEntityDependents, onEntityRemoved } from './entity-removed.ts';
import { onEntityRenamed } from './entity-renamed.ts';
import { onInvoiceReopened } from './invoice-reopened.ts';
import { onInvoiceSettled } from './invoice-settled.ts';
import { onItemLeftList } from './item-left-list.ts';
import { countItemDependents, onItemClosed, onItemRemoved, onItemVisible } from './item-removed.ts';
import { onPersonErased } from './person-erased.ts';
import { onRecordSubmitted } from './record-submitted.ts';

/** Call it before the first call or job. @throws for an event without registered consequences */
export function registerConsequences(): void {
  addressProven.entails(onAddressProven);
  personErased.entails(onPersonErased);
  entityApproved.entails(onEntityApproved);
  entityRenamed.entails(onEntityRenamed);
  entityRemoved.entails(onEntityRemoved);
  entityDependents.entails(countEntityDependents);
  itemBecameVisible.entails(onItemVisible);
  itemClosed.entails(onItemClosed);
  itemRemoved.entails(onItemRemoved);
  itemDependents.entails(countItemDependents);
  itemLeftList.entails(onItemLeftList);
  recordSubmitted.entails(onRecordSubmitted);
  companiesTold.entails(onCompaniesTold);
  contractAmended.entails(proposeVersion);
  amendmentEnded.entails(removeProposal);
  contractRestored.entails(onContractRestored);
  contractApproved.entails(onContractApproved);
  contractFee.entails(feeOfApproval);
  contractTerminated.entails(onContractTerminated);
  contractWithdrawn.entails(onContractWithdrawn);
  contractDependents.entails(countContractDependents);
  invoiceSettled.entails(onInvoiceSettled);
  invoiceReopened.entails(onInvoiceReopened);
  const open = openEvents();
  if (open.length > 0) throw new Error(`Nothing says what these events entail: ${open.join(', ')}.`);
}
