// Which contracts of the register seem to be the same as another one, and who is told of them.
import type { EnergyContractStatus } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { NamedContract } from '@wattpact/domain/energy-contracts/named-contract';
import {
  type ComparedContract,
  type ComparedTerms,
  companyOf,
  comparedOf,
  comparedStatuses,
  isSameContract,
  sameAmong,
} from '@wattpact/domain/energy-contracts/same-contract';
import {
  mostSameContracts,
  type SameContractQuestion,
  type SameContractsFound,
} from '@wattpact/domain/energy-contracts/same-contract-question';
import type { Country } from '@wattpact/domain/terms/enumerations';
import type { Context } from '../../platform/http/context.ts';
import { limitHits } from '../../platform/rate-limits/rate-limits.ts';
import { requireActingEntity } from '../legal-entities/acting-entity-service.ts';
import { visibleContracts } from './energy-contract-queries.ts';
import { type Candidate, type KnownCandidate, listCandidates } from './same-contract-queries.ts';

/** A contract as a reader is told of it. */
export const named = ({ id, number, name }: NamedContract): NamedContract => ({ id, number, name });

/** A contract without what only its parties know of it, beside those that were signed on its day. */
interface Marked {
  status: EnergyContractStatus;
  content: ComparedTerms;
  firstParty: { country: Country; fiscalNumber: string };
  /** Null for readers to whom a contract is not marked. */
  candidates: readonly Candidate[] | null;
}

/** The mark for administrators; absent where there is nothing to tell. */
export function markOf({ status, content, firstParty, candidates }: Marked): { sameContracts?: NamedContract[] } {
  const isCompared = comparedStatuses.some((one) => one === status);
  if (!isCompared || candidates === null || candidates.length === 0) return {};
  const own = comparedOf(content, firstParty);
  const same = candidates.filter(({ terms }) => isSameContract(own, terms));
  return same.length === 0 ? {} : { sameContracts: same.slice(0, mostSameContracts).map(named) };
}

/** By the key of what is asked about: the contracts that seem to be the same, those of the company itself first. */
export async function findRepetitions<Key>(
  context: Context,
  first: { country: Country; fiscalNumber: string },
  asked: ReadonlyMap<Key, ComparedContract>,
): Promise<Map<Key, KnownCandidate[]>> {
  const contracts = [...asked.values()];
  if (contracts.length === 0) return new Map();
  const { db, actor } = context;
  const candidates = await listCandidates(db, visibleContracts(actor), {
    first: companyOf(first),
    seconds: [...new Set(contracts.map(({ second }) => second))],
    signedOn: [...new Set(contracts.map(({ signedOn }) => signedOn))],
  });
  const same = sameAmong(candidates);
  return new Map([...asked].map(([key, one]) => [key, same(one)]));
}

/**
 * Asks only about contracts of a company for which the caller may register. Its number was checked when it was approved,
 * so whoever is told that such a contract exists is one of its parties.
 * @throws 400, 403, 409, 429
 */
export async function tellOfSameContracts(
  context: Context,
  question: SameContractQuestion,
): Promise<SameContractsFound> {
  const { platform, actor, now } = context;
  const first = await requireActingEntity(
    context,
    question.firstPartyLegalEntityId,
    'registry',
    'firstPartyLegalEntityId',
  );
  const others = await limitHits(platform.db, `same-contract ${actor.id}`, {
    now,
    find: () => findOthers(context, first, question),
    isHit: ({ length }) => length > 0,
  });
  const open = others.filter(({ mayOpen }) => mayOpen);
  return { contracts: open.slice(0, mostSameContracts).map(named), areOthers: open.length < others.length };
}

async function findOthers(
  context: Context,
  first: { country: Country; fiscalNumber: string },
  { energyContractId, ...terms }: SameContractQuestion,
): Promise<KnownCandidate[]> {
  const found = await findRepetitions(context, first, new Map([['', comparedOf(terms, first)]]));
  return (found.get('') ?? []).filter(({ id }) => id !== energyContractId);
}
