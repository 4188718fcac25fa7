// The duty to register for terms that nobody has stored, and what a person has to register.
import { type Actor, approvedEntitiesWith, entitiesWith, narrowedTo } from '@wattpact/domain/access/roles';
import { daysBetween, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { DueRegistration, KnownContractTerms } from '@wattpact/domain/energy-contracts/registration-api';
import { type Registration, registrationOf } from '@wattpact/domain/energy-contracts/registration-duty';
import type { Context } from '../../platform/http/context.ts';
import { invalid } from '../../platform/http/problem-error.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { listUnregisteredOf, type Registering, type Unregistered } from './registration-queries.ts';

/** The clock's facts on the day of the call. */
export const registrationDay = ({ platform: { config }, now }: Pick<Context<null>, 'platform' | 'now'>) => ({
  today: lisbonDate(now),
  regimeStart: config.registrationRegimeStart,
});

/** @throws 400 for a company in which the caller has no role */
export async function testRegistration(context: Context, terms: KnownContractTerms): Promise<Registration> {
  const firstPartyCountry = await ownCountry(context, terms.firstPartyLegalEntityId);
  return registrationOf(terms, { ...registrationDay(context), firstPartyCountry });
}

async function ownCountry({ db, actor }: Context, entityId: string | undefined) {
  if (entityId === undefined) return undefined;
  const mayKnow = actor.isAdmin || entitiesWith(actor, 'view').includes(entityId);
  const entity = mayKnow ? await findEntitySummary(db, entityId) : undefined;
  if (!entity) throw invalid({ path: 'firstPartyLegalEntityId', key: 'error_invalid.legal_entity' });
  return entity.country;
}

/**
 * Undefined where the duty does not apply, no deadline runs, or a contract was rejected after its deadline: whoever hands
 * it in again is late already.
 */
export function dueOf(
  { kind, id, name, terms, firstPartyCountry, rejectedAt }: Unregistered,
  day: { today: string; regimeStart: string },
): DueRegistration | undefined {
  const { duty, signedAt, deadline } = registrationOf(terms, { ...day, firstPartyCountry });
  if (duty === 'NOT_MET' || signedAt === null || deadline === null) return undefined;
  if (rejectedAt !== null && lisbonDate(new Date(rejectedAt)) > deadline) return undefined;
  return { kind, id, name, signedAt, deadline, daysLeft: daysBetween(day.today, deadline) };
}

const soonestFirst = (one: DueRegistration, other: DueRegistration) =>
  one.deadline.localeCompare(other.deadline) || one.id.localeCompare(other.id);

/** The companies in which the actor may register what is signed, or one of them. */
export const registeringOf = (actor: Actor, legalEntityId?: string): Registering => ({
  negotiating: narrowedTo(approvedEntitiesWith(actor, 'contracting'), legalEntityId),
  contracting: narrowedTo(entitiesWith(actor, 'contracting'), legalEntityId),
});

/**
 * What the actor may register for their companies, soonest first. Without what was signed before the duty began: no
 * deadline runs for it.
 */
export async function listDue(context: Context, legalEntityId?: string): Promise<DueRegistration[]> {
  const { db, actor } = context;
  const entities = registeringOf(actor, legalEntityId);
  if (entities.contracting.length === 0) return [];
  const day = registrationDay(context);
  const all = await listUnregisteredOf(db, entities, { from: day.regimeStart, to: '9999-12-31' });
  return all.flatMap((one) => dueOf(one, day) ?? []).sort(soonestFirst);
}
