// The rules of matches: who sees those of an item, which counterparts are looked at, and who hides one.
import { holds } from '@wattpact/domain/access/roles';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type {
  BestMatches,
  FoundMatch,
  HiddenMatch,
  MatchesQuery,
  PairScore,
} from '@wattpact/domain/matching/match-api';
import { matchScore, type ScoredMatch } from '@wattpact/domain/matching/match-score';
import type { OfferContent } from '@wattpact/domain/offers/offer';
import type { ProjectContent } from '@wattpact/domain/projects/project';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, found, invalid } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { chooseCandidates, offersFor, projectsFor } from './candidate-queries.ts';
import {
  type Candidate,
  deleteHidden,
  deleteHiddenOf,
  findMatchedItem,
  insertHidden,
  type MatchedItem,
  readCandidates,
} from './match-queries.ts';

type ItemFields = Omit<FoundMatch['item'], 'id' | 'name' | 'ownerName'>;

const find = async <Kind extends MarketKindName>({ db, actor }: Context, kind: Kind, id: string) =>
  isId(id) ? findMatchedItem(db, actor, kind, id) : undefined;

/** @throws 403, 404 */
async function getOwn<Kind extends MarketKindName>(
  context: Context,
  kind: Kind,
  id: string,
): Promise<MatchedItem<Kind>> {
  const own = found(await find(context, kind, id));
  if (!context.actor.isAdmin && !holds(context.actor, 'view', [own.ownerId])) throw forbidden();
  return own;
}

const sideOf = <Side>({ ownerId, content }: { ownerId: string; content: Side }) => ({ ...content, ownerId });

const projectFields = (content: ProjectContent): ItemFields => ({
  ...(content.financialConditions.price !== undefined && { price: content.financialConditions.price }),
  totalPurchasedCapacity: content.financialConditions.totalPurchasedCapacity,
  technologies: [...new Set(content.technologies.map(({ type }) => type))],
  country: content.location.country,
});

const offerFields = ({ price, totalPurchasedCapacity, technologies, country }: OfferContent): ItemFields => ({
  ...(price !== undefined && { price }),
  ...(totalPurchasedCapacity !== undefined && { totalPurchasedCapacity }),
  technologies: technologies ?? [],
  ...(country !== undefined && { country }),
});

type Scored<Kind extends MarketKindName> = ScoredMatch & { candidate: Candidate<Kind> };

const worse = Number.NEGATIVE_INFINITY;

/** The best first; of equal ones the better known, then the newer. */
const byMerit = (one: Scored<MarketKindName>, other: Scored<MarketKindName>): number =>
  Number(one.candidate.isHidden) - Number(other.candidate.isHidden) ||
  (other.score ?? worse) - (one.score ?? worse) ||
  other.known - one.known ||
  other.candidate.createdAt.localeCompare(one.candidate.createdAt) ||
  other.candidate.id.localeCompare(one.candidate.id);

function best<Kind extends MarketKindName>(
  candidates: readonly Candidate<Kind>[],
  scoreOf: (candidate: Candidate<Kind>) => ReturnType<typeof matchScore>,
  fieldsOf: (content: Candidate<Kind>['content']) => ItemFields,
  { minScore, limit, now }: MatchesQuery & { now: Date },
): BestMatches {
  const scored = candidates.flatMap((candidate) => {
    const match = scoreOf(candidate);
    return match.matches ? [{ ...match, candidate }] : [];
  });
  const items = scored
    .filter(({ score }) => minScore === undefined || (score !== null && score >= minScore))
    .sort(byMerit)
    .slice(0, limit)
    .map(
      ({ score, band, known, parts, candidate: { id, name, ownerName, content, isHidden } }): FoundMatch => ({
        score,
        band,
        known,
        parts,
        item: { id, name, ownerName, ...fieldsOf(content) },
        hidden: isHidden,
      }),
    );
  return { items, examined: scored.length, asOf: now.toISOString() };
}

/** @throws 403, 404 */
export async function listMatchesOfProject(context: Context, id: string, query: MatchesQuery): Promise<BestMatches> {
  const own = await getOwn(context, 'project', id);
  const { db, now } = context;
  const chosen = own.isClosed ? undefined : await chooseCandidates(db, offersFor(own.ownerId, own.content));
  const candidates = await readCandidates(db, 'offer', own.ownerId, chosen);
  const score = (offer: Candidate<'offer'>) => matchScore(sideOf(offer), sideOf(own), lisbonDate(now));
  return best(candidates, score, offerFields, { ...query, now });
}

/** @throws 403, 404 */
export async function listMatchesOfOffer(context: Context, id: string, query: MatchesQuery): Promise<BestMatches> {
  const own = await getOwn(context, 'offer', id);
  const { db, now } = context;
  const chosen = own.isClosed ? undefined : await chooseCandidates(db, projectsFor(own.ownerId, own.content));
  const candidates = await readCandidates(db, 'project', own.ownerId, chosen);
  const score = (project: Candidate<'project'>) => matchScore(sideOf(own), sideOf(project), lisbonDate(now));
  return best(candidates, score, projectFields, { ...query, now });
}

/** @throws 404 unless the actor may see both */
export async function scorePair(
  context: Context,
  { offerId, projectId }: { offerId: string; projectId: string },
): Promise<PairScore> {
  const offer = found(await find(context, 'offer', offerId));
  const project = found(await find(context, 'project', projectId));
  return matchScore(sideOf(offer), sideOf(project), lisbonDate(context.now));
}

const counterpart = { project: 'offer', offer: 'project' } as const satisfies Record<MarketKindName, MarketKindName>;

/** @throws 400 for an item that the actor may not see, 403 without CONTRACTING in the company of the own one */
export async function hideMatch(context: Context, { itemKind, itemId, ownItemId, hidden }: HiddenMatch): Promise<void> {
  const { db, actor, now } = context;
  // One that has left the market can be shown again.
  const item = hidden ? await find(context, itemKind, itemId) : isId(itemId) && { id: itemId };
  const own = await find(context, counterpart[itemKind], ownItemId);
  const unknown = [
    ...(item ? [] : [{ path: 'itemId', key: 'error_invalid.item_id' }]),
    ...(own ? [] : [{ path: 'ownItemId', key: 'error_invalid.own_item_id' }]),
  ];
  if (!item || !own) throw invalid(...unknown);
  if (!holds(actor, 'contracting', [own.ownerId])) throw forbidden();
  const hiding = { entityId: own.ownerId, kind: itemKind, id: item.id };
  await (hidden ? insertHidden(db, hiding, actor.id, now) : deleteHidden(db, hiding));
}

/** The company is deleted. */
export const forgetHiddenOf = async ({ db }: Context, entityId: string): Promise<void> => {
  await deleteHiddenOf(db, entityId);
};
