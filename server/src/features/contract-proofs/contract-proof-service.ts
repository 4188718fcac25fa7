// What of a contract was approved last, under which code anybody can check it, and which terms a download shows.
import { randomInt } from 'node:crypto';
import type { Verification } from '@wattpact/domain/energy-contracts/contract-proof-api';
import { codeFrom, codeLetters, readCode } from '@wattpact/domain/energy-contracts/verification-code';
import type { Config } from '../../platform/config.ts';
import type { Context, RequestContext, SignedIn } from '../../platform/http/context.ts';
import { found } from '../../platform/http/problem-error.ts';
import { clientNetwork, counterKey, limitCalls } from '../../platform/rate-limits/rate-limits.ts';
import { type ContractRow, findContract, type StoredContract } from '../energy-contracts/energy-contract-queries.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import {
  addMissingProof,
  findOrigin,
  findProof,
  findVerification,
  type Proof,
  writeProof,
} from './contract-proof-queries.ts';
import { type ContractTerms, contractTerms, hashOfContract } from './contract-terms.ts';

const newCode = () => codeFrom(() => randomInt(codeLetters.length));

/** Keeps what is approved now; the first approval gives the code. */
export async function certifyApproval(context: Context, contract: ReviewedRecord<StoredContract>): Promise<void> {
  const { db, now } = context;
  const { id, ownerId, content } = contract;
  const terms = contractTerms(content, found(await findEntitySummary(db, ownerId)).name);
  const approvedAt = now.toISOString();
  await writeProof(db, { contractId: id, code: newCode(), terms, termsHash: hashOfContract(terms), approvedAt });
}

/** An edit makes the contract wait again, so in these statuses its terms are those that were approved last. */
const isInForce = (status: string): boolean => ['approved', 'active', 'terminated'].includes(status);

/** A contract that was approved before there were certificates gets its own now. */
async function proofOf(context: Context, contract: ContractRow): Promise<Proof | undefined> {
  const { db } = context;
  const { id, status, content, firstParty, updatedAt } = contract;
  const proof = await findProof(db, id);
  if (proof || !isInForce(status)) return proof;
  const terms = contractTerms(content, firstParty.name);
  const approvedAt = (await findOrigin(db, id))?.approvedAt ?? updatedAt;
  await addMissingProof(db, { contractId: id, code: newCode(), terms, termsHash: hashOfContract(terms), approvedAt });
  return findProof(db, id);
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
  const proof = await proofOf(context, contract);
  if (proof && isInForce(contract.status)) return { contract, proof, terms: proof.terms, termsHash: proof.termsHash };
  const terms = contractTerms(contract.content, contract.firstParty.name);
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
