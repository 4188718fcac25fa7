// What of a contract was approved last, under which code anybody can check it, and which terms a download shows.
import { randomInt } from 'node:crypto';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { Verification } from '@wattpact/domain/energy-contracts/contract-proof-api';
import { energyContractTracked } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { codeFrom, codeLetters, readCode } from '@wattpact/domain/energy-contracts/verification-code';
import { undoChanges } from '@wattpact/domain/records/undo-changes';
import type { Config } from '../../platform/config.ts';
import type { Context, RequestContext, SignedIn } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { clientNetwork, counterKey, limitCalls } from '../../platform/rate-limits/rate-limits.ts';
import { findContract, type StoredContract } from '../energy-contracts/energy-contract-queries.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import {
  type Approval,
  addMissingProof,
  findApproval,
  findProof,
  findVerification,
  type Proof,
  writeProof,
} from './contract-proof-queries.ts';
import { type ContractTerms, contractTerms, hashOfContract } from './contract-terms.ts';
import { addFirstVersion, numberApproval } from './contract-version-queries.ts';

const newCode = () => codeFrom(() => randomInt(codeLetters.length));

/** An edit makes the contract wait again, so in these statuses its terms are those that were approved last. */
export const isInForce = (status: string): boolean => ['approved', 'active', 'terminated'].includes(status);

/** Of the second party these are always filled, and nobody changes them once the contract is registered. */
const locked = ['country', 'fiscalNumber', 'name', 'streetAddress', 'city', 'postalCode'];
const changeable = energyContractTracked.filter(
  (path) => !locked.some((name) => path === `secondPartyFiscalInfo.${name}`),
);
/** Changes that the history names and that are no terms. */
const besides = ['files', 'checklist', 'terminationType', 'distinctFrom'];

interface Proven {
  id: string;
  status: string;
  content: StoredContract;
  firstPartyName: string;
  /** Where the log does not say when. */
  approvedAt: string;
}

/** The contract as it was approved; undefined where it was edited since and its history does not prove what it was. */
function approvedContent(
  { status, content }: Pick<Proven, 'status' | 'content'>,
  edits: Approval['edits'],
): StoredContract | undefined {
  if (isInForce(status)) return content;
  const changes = edits.flat().filter(({ fieldName }) => !besides.includes(fieldName));
  return undoChanges(content, changes, changeable) as StoredContract | undefined;
}

/** Of what was approved before there were certificates: as the first version. Nothing where that cannot be proved. */
async function addProof(
  { db, now }: Context,
  contract: Omit<Proven, 'approvedAt'>,
  { approvedAt, edits, firstPartyName }: Omit<Approval, 'isCertified'>,
): Promise<void> {
  const { id } = contract;
  const content = approvedContent(contract, edits);
  if (!content) return;
  const terms = contractTerms(content, firstPartyName ?? contract.firstPartyName);
  await addMissingProof(db, { contractId: id, code: newCode(), terms, termsHash: hashOfContract(terms), approvedAt });
  await addFirstVersion(db, { id: newId(now), contractId: id, holdsFrom: content.contractSignatureDate, approvedAt });
}

/** None before the first approval. A contract that was approved before there were certificates gets its own now. */
export async function proofOf(context: Context, contract: Proven): Promise<Proof | undefined> {
  const { db } = context;
  const { id, status } = contract;
  const proof = await findProof(db, id);
  if (proof) return proof;
  const approval = await findApproval(db, id);
  if (!approval && !isInForce(status)) return undefined;
  await addProof(context, contract, approval ?? { approvedAt: contract.approvedAt, edits: [], firstPartyName: null });
  return findProof(db, id);
}

/** Keeps what is approved now as a version, after the one that was approved before it; the first gives the code. */
export async function certifyApproval(context: Context, contract: ReviewedRecord<StoredContract>): Promise<void> {
  const { db, now } = context;
  const { id, ownerId, status, content } = contract;
  const firstPartyName = found(await findEntitySummary(db, ownerId)).name;
  // The log has the present approval already.
  const before = await findApproval(db, id, 1);
  if (before && !before.isCertified) await addProof(context, { id, status, content, firstPartyName }, before);
  const terms = contractTerms(content, firstPartyName);
  const termsHash = hashOfContract(terms);
  const holdsFrom = { first: content.contractSignatureDate, later: lisbonDate(now) };
  await numberApproval(db, { id: newId(now), contractId: id, termsHash, holdsFrom, now });
  await writeProof(db, { contractId: id, code: newCode(), terms, termsHash, approvedAt: now.toISOString() });
}

export interface ProvenContract {
  contract: NonNullable<Awaited<ReturnType<typeof findContract>>>;
  /** Undefined before the first approval. */
  proof: Proof | undefined;
  /** Those that are in force, or those that wait for a decision. */
  terms: ContractTerms;
  termsHash: string;
}

/** @throws 404 for anybody who may not open the contract */
export async function getProvenContract(context: Context, id: string): Promise<ProvenContract> {
  const contract = found(await findContract(context.db, context.actor, id));
  const { status, content, firstParty, updatedAt } = contract;
  const { name: firstPartyName } = firstParty;
  const proof = await proofOf(context, { id, status, content, firstPartyName, approvedAt: updatedAt });
  if (proof && isInForce(status)) return { contract, proof, terms: proof.terms, termsHash: proof.termsHash };
  const terms = contractTerms(content, firstPartyName);
  return { contract, proof, terms, termsHash: hashOfContract(terms) };
}

/** Short enough for paper; it leads a browser to the page in its language. */
export const verificationAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, { code }: Proof): string =>
  `${publicUrl}/verify/${code}`;

/** A code cannot be guessed in this number of tries. */
const tries = { limit: 60, windowSeconds: 3600 };

/** @throws 404 for a code that nobody has, 429 after too many tries of a client address */
export async function verifyCode(
  { db, platform, request, now }: Pick<RequestContext<SignedIn | null>, 'db' | 'platform' | 'request' | 'now'>,
  typed: string,
): Promise<Verification> {
  await limitCalls(platform.db, counterKey('verify code', clientNetwork(request.ip)), tries, now);
  const code = readCode(typed);
  return found(code === undefined ? undefined : await findVerification(db, code));
}
