// Energy contracts: registration, edits, termination, deletion, and what each reader may see.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { Answer } from '@wattpact/domain/api/api-call';
import type { FieldProblem } from '@wattpact/domain/api/problem';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import { type ContractEdit, effectiveDayFaults } from '@wattpact/domain/energy-contracts/amendment';
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import type {
  adminEnergyContractApi,
  EnergyContractRecord,
  EnergyContractRow,
} from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { registrationOf } from '@wattpact/domain/energy-contracts/registration-duty';
import { isPastEnd } from '@wattpact/domain/energy-contracts/termination';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import type { FieldChange } from '@wattpact/domain/records/changes';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { found, invalid } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { mapPage } from '../../platform/lists/list-page.ts';
import { noteWords } from '../../platform/lists/search-words.ts';
import { inSixDigits, nextNumber } from '../../platform/numbers/next-number.ts';
import { inEuros } from '../fees/fee-service.ts';
import { attachFiles, detachFiles } from '../files/file-service.ts';
import { listHistory } from '../history/history-queries.ts';
import { requireActingEntity } from '../legal-entities/acting-entity-service.ts';
import { findApprovedByNumber, findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { closeByContract } from '../negotiations/negotiation-service.ts';
import { registrationDay } from '../registration/registration-service.ts';
import { checkAction } from '../review/check-action.ts';
import { recordSubmitted } from '../review/review-events.ts';
import { finishEdit, startEdit } from '../review/review-service.ts';
import { findProposedDay } from './contract-amendment-queries.ts';
import { listNamedDocuments, writeCategories } from './contract-document-queries.ts';
import { contractAmended, contractFee } from './energy-contract-events.ts';
import { energyContractKind } from './energy-contract-kind.ts';
import {
  findContract,
  findStanding,
  insertContract,
  listContracts,
  lockContract,
  type StoredContract,
  updateLinks,
} from './energy-contract-queries.ts';
import { openAmendment, rowOf } from './energy-contract-record.ts';
import { checkRegistration, lockedProblems } from './registration-rules-service.ts';
import { markOf } from './same-contract-service.ts';

const recordKind = energyContractKind.kind;

/** The right to register: REGISTRY in an approved first party. */
export const permitRegistration = (context: Context, { firstPartyLegalEntityId }: EnergyContractPayload) =>
  requireActingEntity(context, firstPartyLegalEntityId, 'registry', 'firstPartyLegalEntityId');

const contentOf = ({ firstPartyLegalEntityId: _, documents: __, ...content }: EnergyContractPayload): StoredContract =>
  content;

async function attach(context: Context, recordId: string, { documents = [] }: EnergyContractPayload): Promise<void> {
  const ids = documents.map(({ fileId }) => fileId);
  await attachFiles(context, { recordKind, recordId }, ids, (index) => `documents.${index}`);
  await writeCategories(context.db, recordId, documents);
}

/** Adds the contract's searchable text to the known words for corrections. */
const noteText = (context: Context, { name, location }: StoredContract) =>
  noteWords(context.db, `${name} ${location.parish} ${location.municipality}`);

/** @throws 400, 403, 409 */
export async function registerContract(
  context: Context,
  payload: EnergyContractPayload,
): Promise<EnergyContractRecord> {
  const { db, actor, now } = context;
  const first = await permitRegistration(context, payload);
  await checkRegistration(context, payload, first, payload);
  const content = contentOf(payload);
  const { country, fiscalNumber } = content.secondPartyFiscalInfo;
  const second = await findApprovedByNumber(db, country, fiscalNumber);
  const id = newId(now);
  const { year, number } = await nextNumber(db, recordKind, now);
  await insertContract(db, {
    id,
    number: `PPA-${year}-${inSixDigits(number)}`,
    ownerId: first.id,
    ownerName: first.name,
    secondPartyEntityId: second?.id,
    content,
    createdBy: actor,
    now,
  });
  await attach(context, id, payload);
  if (content.negotiationId !== undefined)
    await closeByContract(context, content.negotiationId, { id, firstPartyId: first.id });
  await noteText(context, content);
  await recordEvent(context, {
    recordKind,
    recordId: id,
    ownerId: first.id,
    action: 'created',
    status: 'created',
    data: { name: content.name },
  });
  await recordSubmitted.raise(context, { kind: recordKind, id, name: content.name, change: 'created' });
  return getContract(context, id);
}

/**
 * An amendment that waits or was rejected stays with the contract until another one is sent, or it is taken back.
 * @throws 400, 403, 404, 409 when it is terminated, or for an amendment of a contract that was never approved, 412
 */
export async function editContract(
  context: Context,
  id: string,
  { amendment, ...payload }: ContractEdit,
): Promise<EnergyContractRecord> {
  const { db } = context;
  const record = await startEdit(context, energyContractKind, id);
  const amended = amendment ? await contractAmended.raise(context, { contract: record, amendment }) : [];
  const { ownerId, content: before } = record;
  const locked = lockedProblems({ ...before, firstPartyLegalEntityId: ownerId }, payload);
  const taken = await takenProblems(context, id, before, payload);
  const kept = amendment ? [] : await keptProblems(context, id, payload);
  if (locked.length + taken.length + kept.length > 0) throw invalid(...locked, ...taken, ...kept);
  const first = found(await findEntitySummary(db, ownerId));
  const links = newLinks(before, payload);
  await checkRegistration(context, payload, first, links);
  const content = { ...contentOf(payload), ...(before.negotiationId && { negotiationId: before.negotiationId }) };
  const further = [...amended, ...(await changeDocuments(context, id, payload))];
  await finishEdit(context, energyContractKind, record, { content, further });
  await updateLinks(db, id, content, first.name);
  if (links.negotiationId !== undefined)
    await closeByContract(context, links.negotiationId, { id, firstPartyId: first.id });
  await noteText(context, content);
  return getContract(context, id);
}

/** Checks the negotiation if there was none before, and the project if it changes or more of its capacity is needed. */
function newLinks(before: StoredContract, { negotiationId, projectId, financialConditions }: EnergyContractPayload) {
  const isMore = financialConditions.totalPurchasedCapacity > before.financialConditions.totalPurchasedCapacity;
  return {
    negotiationId: before.negotiationId === undefined ? negotiationId : undefined,
    projectId: projectId !== before.projectId || isMore ? projectId : undefined,
  };
}

/** An amendment that stays holds from a day that the edited dates enclose too. */
async function keptProblems({ db }: Context, id: string, payload: EnergyContractPayload): Promise<FieldProblem[]> {
  const faults = effectiveDayFaults(await findProposedDay(db, id), payload);
  return faults.map(({ path, key }) => ({ path: path.join('.'), key }));
}

/** A contract that has taken capacity of a project keeps that project and takes no more. */
async function takenProblems({ db }: Context, id: string, before: StoredContract, after: EnergyContractPayload) {
  const capacity = (await lockContract(db, id))?.contractedCapacity ?? null;
  if (capacity === null || before.projectId === undefined) return [];
  const isMore = after.financialConditions.totalPurchasedCapacity > capacity;
  return [
    ...(after.projectId === before.projectId ? [] : [{ path: 'projectId', key: 'error_invalid.locked' }]),
    ...(isMore ? [{ path: 'financialConditions.totalPurchasedCapacity', key: 'error_capacity_exceeded' }] : []),
  ];
}

/** The history names the documents, because their ids mean nothing to a reader. */
async function changeDocuments(context: Context, id: string, payload: EnergyContractPayload): Promise<FieldChange[]> {
  const owner = { recordKind, recordId: id };
  const oldValue = await listNamedDocuments(context.db, id);
  await attach(context, id, payload);
  await detachFiles(
    context,
    owner,
    (payload.documents ?? []).map(({ fileId }) => fileId),
  );
  const newValue = await listNamedDocuments(context.db, id);
  const isSame = JSON.stringify(oldValue) === JSON.stringify(newValue);
  return isSame ? [] : [{ fieldName: 'files', oldValue, newValue }];
}

/** Own lists contain no deleted contracts; an administrator's list contains everybody's. */
export async function listContractRows(context: Context, query: ListQuery): Promise<Page<EnergyContractRow>> {
  const { db, actor } = context;
  const page = await listContracts(db, actor, query);
  return mapPage(page, ({ files, candidates, ...row }) => ({
    ...rowOf(row, actor, files),
    ...markOf({ ...row, candidates }),
  }));
}

/** @throws 404 */
export async function getContract(context: Context, id: string): Promise<EnergyContractRecord> {
  const { db, actor } = context;
  const stored = found(await findContract(db, actor, id));
  const { files, categories, candidates, distinctContracts, hasOpenInvoice, hasCertificate, ...others } = stored;
  const { project, negotiation, versions, ...row } = others;
  const acts = allowedActions(energyContractActions, actor, { status: row.status, ownerIds: [row.ownerId] });
  const day = registrationDay(context);
  return {
    ...rowOf(row, actor, files),
    ...markOf({ ...row, candidates }),
    ...(distinctContracts?.length && { distinctContracts }),
    files: files.map((file) => {
      const category = categories[file.id];
      return category === undefined ? file : { ...file, category };
    }),
    hasCertificate,
    ...openAmendment({ status: row.status, versions }, day.today),
    registration: registrationOf(row.content, {
      ...day,
      firstPartyCountry: row.firstParty.country,
      handedInAt: row.createdAt,
    }),
    isPastEnd: isPastEnd({ ...row.content, status: row.status }, lisbonDate(context.now)),
    ...(project && { project }),
    ...(negotiation && { negotiation }),
    ...(acts.includes('viewInvoices') && { hasPendingInvoice: hasOpenInvoice }),
  };
}

/** @throws 404, 409 while no fees are configured */
export async function getApprovalFee(
  context: Context,
  id: string,
): Promise<Answer<typeof adminEnergyContractApi.approvalFee>> {
  const { ownerId, content } = found(await findContract(context.db, context.actor, id));
  const due = await contractFee.raise(context, { id, ownerId, content });
  if (!due) return { fee: null };
  const { feeType, taxRate, dueDate } = due;
  return { fee: { feeType, taxRate, dueDate, ...inEuros(due) } };
}

/** @throws 403 without CONTRACTING in the first party, 404 */
export async function getHistory({ db, actor }: Context, id: string): Promise<HistoryEntry[]> {
  const { status, ownerId } = found(await findStanding(db, actor, id));
  checkAction(energyContractActions, 'viewHistory', actor, { status, ownerIds: [ownerId] });
  return listHistory(db, recordKind, id, actor.isAdmin);
}
