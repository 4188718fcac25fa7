// What legal entities hand to the shared workflows: their acts, their dependents, what their decisions entail.

import { reviewStatuses } from '@wattpact/domain/access/review';
import type { ConflictKind } from '@wattpact/domain/api/problem';
import type { LegalEntityContent } from '@wattpact/domain/legal-entities/legal-entity';
import { legalEntityTracked } from '@wattpact/domain/legal-entities/legal-entity-sections';
import { legalEntityActions } from '@wattpact/domain/legal-entities/legal-entity-status';
import { marketKindNames, recordKinds } from '@wattpact/domain/records/kinds';
import type { Context } from '../../platform/http/context.ts';
import { notifyRealtime } from '../../platform/realtime/notify.ts';
import { attachSecondParty, countStandingContracts } from '../energy-contracts/energy-contract-queries.ts';
import { setValidation } from '../files/file-service.ts';
import { countOpenInvoices } from '../invoices/invoice-queries.ts';
import { countItems, removeItemsOfEntity } from '../market/market-service.ts';
import { cancelNegotiationsOfEntity, countOpenNegotiations } from '../negotiations/negotiation-service.ts';
import type { ReviewedKind, ReviewedRecord } from '../review/reviewed-kind.ts';
import { linkProvenUsers } from './employee-queries.ts';
import { inviteRepresentatives } from './invitations.ts';
import { visibleEntities } from './legal-entity-queries.ts';

type Entity = ReviewedRecord<LegalEntityContent>;

/**
 * Approved: those who have proven their address act from now on, the others are invited; and the entity takes its place
 * in the contracts that name it as second party.
 */
async function afterDecision(context: Context, { id, content }: Entity, status: string): Promise<undefined> {
  if (status !== 'approved') return;
  for (const userId of await linkProvenUsers(context.db, id)) await notifyRealtime(context.db, { rightsOf: userId });
  await inviteRepresentatives(context, { id, name: content.name });
  await attachSecondParty(context.db, { ...content, id });
}

async function dependents({ db }: Context, { id }: Entity): Promise<{ kind: ConflictKind; count: number }[]> {
  const items = await Promise.all(
    marketKindNames.map(async (name) => ({ kind: recordKinds[name].plural, count: await countItems(db, name, id) })),
  );
  return [
    ...items,
    { kind: 'energy_contracts', count: await countStandingContracts(db, { entityId: id }) },
    { kind: 'negotiations', count: await countOpenNegotiations(db, { entityId: id }) },
    { kind: 'invoices', count: await countOpenInvoices(db, { entityId: id }) },
  ];
}

/** Negotiations are cancelled, projects and offers go along; contracts and invoices stay readable. */
async function beforeRemoval(context: Context, { id }: Entity): Promise<void> {
  await cancelNegotiationsOfEntity(context, id);
  await removeItemsOfEntity(context, id);
}

export const legalEntityKind: ReviewedKind<LegalEntityContent> = {
  kind: 'legal_entity',
  ownerColumn: 'id',
  createdByColumn: 'owner_user_id',
  hasPublication: false,
  givesRights: true,
  actions: legalEntityActions,
  tracked: legalEntityTracked,
  visibleTo: visibleEntities,
  settable: reviewStatuses,
  afterDecision,
  validateDocuments: (db, recordId, status) => setValidation(db, { recordKind: 'legal_entity', recordId }, status),
  dependents,
  beforeRemoval,
};
