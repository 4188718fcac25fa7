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
import { callerId } from '../../platform/caller.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, found, notFound } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { limitHits } from '../../platform/rate-limits/rate-limits.ts';
import { forAdministrators } from '../history/history-queries.ts';
import { requireActingEntity } from '../legal-entities/acting-entity-service.ts';
import { lockRecord } from '../review/review-queries.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import { energyContractKind } from './energy-contract-kind.ts';
import { findContract, findStanding, type StoredContract, visibleContracts } from './energy-contract-queries.ts';
import {
  type Candidate,
  deleteDistinct,
  insertDistinct,
  type KnownCandidate,
  listCandidates,
} from './same-contract-queries.ts';

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

function sameAs({ status, content, firstParty, candidates }: Marked): Candidate[] {
  const isCompared = comparedStatuses.some((one) => one === status);
  if (!isCompared || candidates === null || candidates.length === 0) return [];
  const own = comparedOf(content, firstParty);
  return candidates.filter(({ terms }) => isSameContract(own, terms));
}

/** The mark for administrators; absent where there is nothing to tell. */
export function markOf(contract: Marked): { sameContracts?: NamedContract[] } {
  const same = sameAs(contract);
  return same.length === 0 ? {} : { sameContracts: same.slice(0, mostSameContracts).map(named) };
}

/**
 * An administrator says that the contract and one that it is marked with are two contracts.
 * @throws 404, 409 when the one is not marked with the other, 412
 */
export async function markDistinct(context: Context, id: string, otherId: string): Promise<void> {
  const { db, actor, now } = context;
  const [contract, other] = await lockPair(context, id, otherId);
  const marked = sameAs(found(await findContract(db, actor, contract.id)));
  if (!marked.some((one) => one.id === other.id)) throw conflict('error_wrong_status');
  checkVersion(context, contract.version);
  await insertDistinct(db, [contract.id, other.id], { by: actor.id, now });
  await noteDistinct(context, 'marked_distinct', [contract, other]);
}

/** Takes that back. @throws 404, 409 when nobody said so, 412 */
export async function unmarkDistinct(context: Context, id: string, otherId: string): Promise<void> {
  const [contract, other] = await lockPair(context, id, otherId);
  if (!(await deleteDistinct(context.db, [contract.id, other.id]))) throw conflict('error_wrong_status');
  checkVersion(context, contract.version);
  await noteDistinct(context, 'unmarked_distinct', [contract, other]);
}

type Locked = ReviewedRecord<StoredContract>;

async function lockPair(context: Context, id: string, otherId: string): Promise<[Locked, Locked]> {
  if (!isId(otherId)) throw notFound();
  const locked = new Map<string, Locked>();
  // The lower one first, so that two administrators never wait for each other.
  for (const one of [id, otherId].sort()) locked.set(one, await lockRecord(context, energyContractKind, one));
  return [found(locked.get(id)), found(locked.get(otherId))];
}

/** In the histories of both. Parties know nothing of the mark, so its end is not for them to read either. */
async function noteDistinct(
  context: Context,
  action: 'marked_distinct' | 'unmarked_distinct',
  [one, other]: [Locked, Locked],
): Promise<void> {
  for (const [contract, from] of [
    [one, other],
    [other, one],
  ] as const) {
    const { number, name } = found(await findStanding(context.db, context.actor, from.id));
    const said = `${number} · ${name}`;
    const [oldValue, newValue] = action === 'marked_distinct' ? [null, said] : [said, null];
    await recordEvent(context, {
      recordKind: energyContractKind.kind,
      recordId: contract.id,
      ownerId: contract.ownerId,
      action,
      status: action,
      changes: [{ fieldName: 'distinctFrom', oldValue, newValue }],
      data: { name: contract.name, ...forAdministrators },
    });
  }
}

/**
 * By the key of what is asked about: the contracts that seem to be the same, those of the company itself first.
 * @param editedId of the contract whose terms are asked about
 */
export async function findRepetitions<Key>(
  context: Context,
  first: { country: Country; fiscalNumber: string },
  asked: ReadonlyMap<Key, ComparedContract>,
  editedId?: string,
): Promise<Map<Key, KnownCandidate[]>> {
  const contracts = [...asked.values()];
  if (contracts.length === 0) return new Map();
  const { db, actor } = context;
  const candidates = await listCandidates(db, visibleContracts(actor), {
    first: companyOf(first),
    seconds: [...new Set(contracts.map(({ second }) => second))],
    signedOn: [...new Set(contracts.map(({ signedOn }) => signedOn))],
    editedId,
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
  { energyContractId, ...terms }: SameContractQuestion,
): Promise<SameContractsFound> {
  const { platform, actor, now } = context;
  const first = await requireActingEntity(
    context,
    terms.firstPartyLegalEntityId,
    'registry',
    'firstPartyLegalEntityId',
  );
  const asked = new Map([['', comparedOf(terms, first)]]);
  const others = await limitHits(platform.db, `same-contract ${callerId(actor)}`, {
    now,
    find: async () => (await findRepetitions(context, first, asked, energyContractId)).get('') ?? [],
    isHit: ({ length }) => length > 0,
  });
  const open = others.filter(({ mayOpen }) => mayOpen);
  return { contracts: open.slice(0, mostSameContracts).map(named), areOthers: open.length < others.length };
}
