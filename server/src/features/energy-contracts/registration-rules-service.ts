// The rules between a contract's payload and the database: its parties, its negotiation and its project.

import type { FieldProblem } from '@wattpact/domain/api/problem';
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { visibleProjectStatuses } from '@wattpact/domain/projects/project-status';
import type { Context } from '../../platform/http/context.ts';
import { conflict, invalid } from '../../platform/http/problem-error.ts';
import { findMarketItem } from '../market/market-items.ts';
import { hasNegotiated } from '../negotiations/negotiation-queries.ts';
import { findNegotiationParties } from '../negotiations/negotiation-service.ts';
import { remainingCapacity } from '../projects/project-service.ts';

interface FirstParty {
  id: string;
  country: string;
  fiscalNumber: string;
}

/** What the rules need of a payload; a part that is missing is not judged. */
export interface Judged {
  secondPartyFiscalInfo?: { country: string; fiscalNumber: string } | undefined;
  financialConditions?: { totalPurchasedCapacity: number } | undefined;
}

function sameNumber({ secondPartyFiscalInfo: second }: Judged, first: FirstParty): FieldProblem[] {
  const isSame = second?.country === first.country && second.fiscalNumber === first.fiscalNumber;
  return isSame
    ? [{ path: 'secondPartyFiscalInfo.fiscalNumber', key: 'register_contract.error_same_fiscal_number' }]
    : [];
}

/** Only an ongoing negotiation leads to a contract; otherwise 409. */
async function negotiationProblems(
  context: Context,
  id: string,
  { id: firstPartyId }: FirstParty,
): Promise<FieldProblem[]> {
  const negotiation = await findNegotiationParties(context.db, context.actor, id);
  const isParty = negotiation?.ownerEntityId === firstPartyId || negotiation?.counterpartyEntityId === firstPartyId;
  if (!negotiation || !isParty) return [{ path: 'negotiationId', key: 'error_invalid.negotiation_id' }];
  if (negotiation.status !== 'ONGOING') throw conflict('error_negotiation_not_ongoing');
  return [];
}

/** The project must be approved or a fraction, owned or negotiated by the first party, with enough capacity left. */
async function projectProblems(
  { db, actor }: Context,
  id: string,
  first: FirstParty,
  capacity = 0,
): Promise<FieldProblem[]> {
  const unknown = [{ path: 'projectId', key: 'error_invalid.project_id' }];
  const project = await findMarketItem(db, { ...actor, isAdmin: true }, 'project', id);
  if (!project || !visibleProjectStatuses.some((status) => status === project.status)) return unknown;
  const firstParty = {
    ...actor,
    isAdmin: false,
    roles: [{ legalEntityId: first.id, role: 'view', approved: true } as const],
  };
  const isTheirs = project.ownerId === first.id || (await hasNegotiated(db, firstParty, { kind: 'project', id }));
  if (!isTheirs) return unknown;
  return capacity > (await remainingCapacity(db, id))
    ? [{ path: 'financialConditions.totalPurchasedCapacity', key: 'error_capacity_exceeded' }]
    : [];
}

interface Links {
  /** The reference is new in this edit. */
  negotiationId?: string | undefined;
  /** The reference must be checked: it is new, or the capacity changed. */
  projectId?: string | undefined;
}

/** @throws 400 with every invalid field, 409 for a negotiation that is not ongoing */
export async function checkRegistration(
  context: Context,
  payload: Judged,
  first: FirstParty,
  { negotiationId, projectId }: Links,
): Promise<void> {
  const capacity = payload.financialConditions?.totalPurchasedCapacity;
  const problems = [
    ...(negotiationId === undefined ? [] : await negotiationProblems(context, negotiationId, first)),
    ...sameNumber(payload, first),
    ...(projectId === undefined ? [] : await projectProblems(context, projectId, first, capacity)),
  ];
  if (problems.length > 0) throw invalid(...problems);
}

/** What an edit may not change: the parties, the fields filled from them, and the negotiation. */
export function lockedProblems(
  before: Omit<EnergyContractPayload, 'documents'>,
  after: EnergyContractPayload,
): FieldProblem[] {
  const top = ['firstPartyLegalEntityId', 'roleInEnergyContract', 'programmingUnit'] as const;
  const changed = (old: unknown, now: unknown) => old !== undefined && old !== '' && old !== now;
  const second = Object.keys(before.secondPartyFiscalInfo) as (keyof EnergyContractPayload['secondPartyFiscalInfo'])[];
  const paths = [
    ...top.filter((name) => changed(before[name], after[name])),
    ...second
      .filter((name) => changed(before.secondPartyFiscalInfo[name], after.secondPartyFiscalInfo[name]))
      .map((name) => `secondPartyFiscalInfo.${name}`),
    // A missing value leaves it unchanged.
    ...(after.negotiationId !== undefined && changed(before.negotiationId, after.negotiationId)
      ? ['negotiationId']
      : []),
  ];
  return paths.map((path) => ({ path, key: 'error_invalid.locked' }));
}
