// The versions of a contract for its readers: which is in force, the terms of each, and what changed between two. An
// amendment waits as the next version.
import { allowedActions } from '@wattpact/domain/access/actions';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { ContractAmendment } from '@wattpact/domain/energy-contracts/amendment';
import type { ContractVersion, ContractVersionTerms } from '@wattpact/domain/energy-contracts/contract-version-api';
import { versionTracked } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { versionStatuses } from '@wattpact/domain/energy-contracts/version-status';
import type { FieldChange } from '@wattpact/domain/records/changes';
import { changesOverVersions, type TermChange } from '@wattpact/domain/records/version-changes';
import type { Context } from '../../platform/http/context.ts';
import { conflict, found } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { hasProposal } from '../energy-contracts/contract-amendment-queries.ts';
import type { StoredContract } from '../energy-contracts/energy-contract-queries.ts';
import { attachFiles, detachFiles } from '../files/file-service.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import { findApproval, findProof } from './contract-proof-queries.ts';
import { getProvenContract, proofOf } from './contract-proof-service.ts';
import type { ContractTerms } from './contract-terms.ts';
import {
  deleteProposal,
  listVersions,
  type StoredVersion,
  versionKind,
  writeAmendment,
} from './contract-version-queries.ts';

interface Version extends ContractVersion {
  terms: ContractTerms;
}

/** What is absent is left out; the invoice is for those who see the contract's invoices. */
const optional = ({ reason, details, file, invoice }: StoredVersion, withInvoice: boolean) => ({
  ...(reason !== null && { reason }),
  ...(details !== null && { details }),
  ...(file !== null && { file }),
  ...(invoice !== null && withInvoice && { invoice }),
});

/** Newest first. @throws 404 for anybody who may not open the contract */
async function getVersions(context: Context, id: string): Promise<Version[]> {
  const { actor, db, now } = context;
  const { contract, terms, termsHash, proof } = await getProvenContract(context, id);
  const stored = await listVersions(db, id);
  const { status, ownerId } = contract;
  const acts = allowedActions(energyContractActions, actor, { status, ownerIds: [ownerId] });
  const isWithdrawn = proof?.isWithdrawn ?? false;
  const statuses = versionStatuses(stored, { status, isWithdrawn, today: lisbonDate(now) });
  return stored.flatMap((one, index) => {
    const version = statuses[index];
    if (!version) return [];
    const { version: number, effectiveDate, submittedAt, authorName, apiKey, approvedAt } = one;
    return {
      ...{ version: number, status: version, effectiveDate, submittedAt, authorName, apiKey, approvedAt },
      ...optional(one, acts.includes('viewInvoices')),
      // An amendment that waits is the present content of the contract.
      terms: one.terms ?? terms,
      termsHash: one.termsHash ?? termsHash,
    };
  });
}

/** @throws 404 */
export const listContractVersions = (context: Context, id: string): Promise<ContractVersion[]> =>
  getVersions(context, id);

/** @throws 404 for an unknown number too */
export async function getContractVersion(
  context: Context,
  { id, version }: { id: string; version: string },
): Promise<ContractVersionTerms> {
  const versions = await getVersions(context, id);
  return found(versions.find((one) => String(one.version) === version));
}

/** The differences of two versions, by default the last two; a single version has none. @throws 404 */
export async function compareContractVersions(
  context: Context,
  id: string,
  given: { from?: number | undefined; to?: number | undefined },
): Promise<TermChange[]> {
  const versions = (await getVersions(context, id)).toReversed();
  if (given.from === undefined && given.to === undefined && versions.length < 2) return [];
  const { to = versions.length } = given;
  const { from = to - 1 } = given;
  const numbered = (number: number) => found(versions.find(({ version }) => version === number));
  const newer = numbered(to);
  if (from === 0) return [];
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const between = versions.filter(({ version }) => first <= version && version <= last);
  return changesOverVersions(between, { from: numbered(from), to: newer }, versionTracked);
}

interface Amended {
  /** As it was before the edit. */
  contract: ReviewedRecord<StoredContract>;
  amendment: ContractAmendment;
}

/**
 * The amendment waits as the next version, with its signed document.
 * @returns what the contract's history tells of it
 * @throws 400 for a file that cannot be attached, 409 for a contract that was never approved
 */
export async function proposeVersion(context: Context, { contract, amendment }: Amended): Promise<FieldChange[]> {
  const { db, actor, now } = context;
  const { id, ownerId, status, content } = contract;
  const firstPartyName = found(await findEntitySummary(db, ownerId)).name;
  const proof = await proofOf(context, { id, status, content, firstPartyName, approvedAt: now.toISOString() });
  // One that was rejected, itself and not an amendment of it, is to be approved anew, also while it waits again.
  if (!proof || proof.isWithdrawn || (status === 'rejected' && !(await hasProposal(db, id))))
    throw conflict('error_never_in_force');
  const proposal = {
    id: newId(now),
    contractId: id,
    amendment,
    submittedBy: actor.id,
    apiKeyId: actor.apiKey?.id,
    now,
  };
  const { id: recordId, before } = await writeAmendment(db, proposal);
  const owner = { recordKind: versionKind, recordId };
  await attachFiles(context, owner, [amendment.fileId], () => 'amendment.fileId');
  await detachFiles(context, owner, [amendment.fileId]);
  const { effectiveDate } = amendment;
  return before === effectiveDate ? [] : [{ fieldName: 'effectiveDate', oldValue: before, newValue: effectiveDate }];
}

/** The amendment that waits or was rejected goes, with its document. @returns what was approved last */
export async function removeProposal(context: Context, { id, content }: ReviewedRecord<StoredContract>) {
  const { db } = context;
  const { terms: approved, approvedAt } = found(await findProof(db, id));
  const projectId = await approvedProject(context, id, content.projectId);
  const { id: recordId, effectiveDate } = await deleteProposal(db, id);
  await detachFiles(context, { recordKind: versionKind, recordId }, []);
  const { firstParty: _, ...terms } = approved;
  const { negotiationId } = content;
  return {
    content: { ...terms, ...(negotiationId && { negotiationId }), ...(projectId && { projectId }) },
    approvedAt,
    further: [{ fieldName: 'effectiveDate', oldValue: effectiveDate, newValue: null }],
  };
}

/** The project is no term: the first change of it since the approval says which it was. */
async function approvedProject(
  { db }: Context,
  id: string,
  present: string | undefined,
): Promise<string | null | undefined> {
  const edits = (await findApproval(db, id))?.edits ?? [];
  const first = edits.flat().findLast(({ fieldName }) => fieldName === 'projectId');
  return first ? (first.oldValue as string | null) : present;
}
