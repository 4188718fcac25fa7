// What energy contracts hand to the shared workflows: their acts, and what a decision entails.

import { reviewStatuses } from '@wattpact/domain/access/review';
import { energyContractTracked } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { Context } from '../../platform/http/context.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { getPrice } from '../fees/fee-service.ts';
import { setValidation } from '../files/file-service.ts';
import { countOpenInvoices } from '../invoices/invoice-queries.ts';
import { cancelOpenInvoices, issueInvoice } from '../invoices/invoice-service.ts';
import { feeState } from '../invoices/open-invoice-queries.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { ReviewedRecord, SearchableKind } from '../review/reviewed-kind.ts';
import { announceVisible } from '../saved-searches/saved-search-service.ts';
import { takeCapacity } from './contract-capacity-service.ts';
import { settleContract } from './contract-fee-service.ts';
import {
  inPublicDatabase,
  lockContract,
  markVisible,
  type StoredContract,
  visibleContracts,
} from './energy-contract-queries.ts';

type Contract = ReviewedRecord<StoredContract>;

/** A contract that came of a negotiation was celebrated on the platform; any other is registered. */
const feeTypeOf = ({ negotiationId }: Pick<StoredContract, 'negotiationId'>) =>
  negotiationId === undefined ? 'REGISTRATION' : 'CELEBRATION';

/** Once for a contract, however often it is approved; a fee of nothing makes no invoice. */
async function askForFee(context: Context, { id, ownerId, content }: Contract): Promise<void> {
  const { db, platform } = context;
  if ((await feeState(db, id)) !== 'none') return;
  const customer = await findEntitySummary(db, ownerId);
  const contract = await lockContract(db, id);
  if (!customer || !contract) throw conflict('error_wrong_status');
  const feeType = feeTypeOf(content);
  const price = await getPrice(context, feeType, customer.country);
  if (price.totalCents === 0) return;
  const t = platform.texts.in(platform.config.defaultLanguage);
  const description = t('invoices:automatic_description', {
    fee: t(`invoices:fee_type.${feeType}`),
    contract: contract.name,
    number: contract.number,
  });
  await issueInvoice(context, { contract, customer, price, description });
}

/** Approved: it takes its part of the project, and asks for its fee or becomes active. Rejected: nothing is to be paid. */
async function afterDecision(context: Context, contract: Contract, status: string): Promise<undefined> {
  if (status === 'rejected') await cancelOpenInvoices(context, contract.id);
  if (status !== 'approved') return;
  await takeCapacity(context, contract);
  if (await markVisible(context.db, contract.id, context.now))
    await announceVisible(context, 'energy-contracts', contract.id);
  await askForFee(context, contract);
  await settleContract(context, contract.id, 'approval');
}

export const energyContractKind: SearchableKind<StoredContract> = {
  kind: 'energy_contract',
  ownerColumn: 'owner_id',
  createdByColumn: 'created_by',
  hasPublication: false,
  actions: energyContractActions,
  tracked: energyContractTracked,
  visibleTo: visibleContracts,
  settable: reviewStatuses,
  search: { where: [inPublicDatabase], searchColumn: 'public_search' },
  afterDecision,
  validateDocuments: (db, recordId, status) => setValidation(db, { recordKind: 'energy_contract', recordId }, status),
  needsJustification: true,
  dependents: async ({ db }, { id }) => [{ kind: 'invoices', count: await countOpenInvoices(db, { contractId: id }) }],
  beforeRemoval: (context, { id }) => cancelOpenInvoices(context, id),
};
