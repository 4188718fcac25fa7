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
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, found, invalid } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { ItemRef } from '../market/market-kind.ts';
import { type Comparison, comparedOffer, comparedProject, type Scored, scoreCandidates, sideOf } from './comparison.ts';
import {
  deleteHidden,
  deleteMatchesOf,
  deleteMatchesOfItem,
  findMatchedItem,
  insertHidden,
  isHiddenBy,
  type MatchedItem,
  newestOfMarket,
  readCandidates,
} from './match-queries.ts';

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

const worse = Number.NEGATIVE_INFINITY;

/** The best first; of equal ones the better known, then the newer. */
const byMerit = (one: Scored<MarketKindName>, other: Scored<MarketKindName>): number =>
  Number(one.candidate.isHidden) - Number(other.candidate.isHidden) ||
  (other.score ?? worse) - (one.score ?? worse) ||
  other.known - one.known ||
  other.candidate.createdAt.localeCompare(one.candidate.createdAt) ||
  other.candidate.id.localeCompare(one.candidate.id);

const shown = <Kind extends MarketKindName>(
  { score, band, known, parts, candidate: { id, name, ownerName, content, isHidden } }: Scored<Kind>,
  fieldsOf: Comparison<Kind>['fieldsOf'],
): FoundMatch => ({
  score,
  band,
  known,
  parts,
  item: { id, name, ownerName, ...fieldsOf(content) },
  hidden: isHidden,
});

/** Of equally frequent ones the first. */
function mostFrequent<Name extends string>(names: readonly Name[]): Name | undefined {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }));
  return counts.reduce<(typeof counts)[number] | undefined>(
    (most, one) => (one.count > (most?.count ?? 0) ? one : most),
    undefined,
  )?.name;
}

/** Why nothing better than weak is found. Where no candidate passes the gates, the newest items of the market tell which one is in the way. */
async function obstacleOf<Kind extends MarketKindName>(
  { db }: Context,
  { kind, ownerId, scoreOf }: Comparison<Kind>,
  scored: readonly ScoredMatch[],
): Promise<BestMatches['obstacle']> {
  const part = mostFrequent(
    scored.flatMap(({ parts: [dearest] }) => (dearest && dearest.share < 1 ? [dearest.part] : [])),
  );
  if (part) return { part };
  if (scored.length > 0) return undefined;
  const newest = await readCandidates(db, kind, ownerId, newestOfMarket(kind));
  const gate = mostFrequent(
    newest.flatMap((one) => {
      const match = scoreOf(one);
      return match.matches ? [] : match.gates;
    }),
  );
  return gate && { gate };
}

/** Nothing fits an item that is sold or closed. */
async function best<Kind extends MarketKindName>(
  context: Context,
  { isClosed }: MatchedItem<MarketKindName>,
  comparison: Comparison<Kind>,
  { minScore, limit }: MatchesQuery,
): Promise<BestMatches> {
  const { db, now } = context;
  const { fieldsOf } = comparison;
  const scored = isClosed ? [] : await scoreCandidates(db, comparison);
  const items = scored
    .filter(({ score }) => minScore === undefined || (score !== null && score >= minScore))
    .sort(byMerit)
    .slice(0, limit)
    .map((one) => shown(one, fieldsOf));
  const isFound = items.some(({ band }) => band !== null && band !== 'weak');
  const obstacle = !isFound && !isClosed ? await obstacleOf(context, comparison, scored) : undefined;
  return { items, examined: scored.length, asOf: now.toISOString(), ...(obstacle && { obstacle }) };
}

/** @throws 403, 404 */
export async function listMatchesOfProject(context: Context, id: string, query: MatchesQuery): Promise<BestMatches> {
  const own = await getOwn(context, 'project', id);
  return best(context, own, comparedProject(own, lisbonDate(context.now)), query);
}

/** @throws 403, 404 */
export async function listMatchesOfOffer(context: Context, id: string, query: MatchesQuery): Promise<BestMatches> {
  const own = await getOwn(context, 'offer', id);
  return best(context, own, comparedOffer(own, lisbonDate(context.now)), query);
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

/**
 * What the actor may see; and to be shown again, what their company has hidden and has left the market since. Nobody else
 * learns by the answer what a company hides.
 */
async function findCounterpart(
  context: Context,
  { itemKind: kind, itemId: id, hidden }: HiddenMatch,
  ownEntityId: string | undefined,
): Promise<{ id: string } | undefined> {
  const { db, actor } = context;
  const item = await find(context, kind, id);
  if (item || hidden || !isId(id)) return item;
  if (ownEntityId === undefined || !holds(actor, 'contracting', [ownEntityId])) return undefined;
  return (await isHiddenBy(db, { entityId: ownEntityId, kind, id })) ? { id } : undefined;
}

/** @throws 400 for an item that the actor may not see, 403 without CONTRACTING in the company of the own one */
export async function hideMatch(context: Context, choice: HiddenMatch): Promise<void> {
  const { db, actor, now } = context;
  const { itemKind, ownItemId, hidden } = choice;
  const own = await find(context, counterpart[itemKind], ownItemId);
  const item = await findCounterpart(context, choice, own?.ownerId);
  const unknown = [
    ...(item ? [] : [{ path: 'itemId', key: 'error_invalid.item_id' }]),
    ...(own ? [] : [{ path: 'ownItemId', key: 'error_invalid.own_item_id' }]),
  ];
  if (!item || !own) throw invalid(...unknown);
  if (!holds(actor, 'contracting', [own.ownerId])) throw forbidden();
  const hiding = { entityId: own.ownerId, kind: itemKind, id: item.id };
  const isChanged = await (hidden ? insertHidden(db, hiding, actor.id, now) : deleteHidden(db, hiding));
  if (isChanged === undefined) throw invalid({ path: 'itemId', key: 'error_invalid.item_id' });
  if (!isChanged) return;
  await recordEvent(context, {
    recordKind: 'hidden_match',
    recordId: item.id,
    ownerId: own.ownerId,
    action: hidden ? 'match_hidden' : 'match_shown',
    data: { itemKind, ownItemId: own.id },
  });
}

/** The company is deleted, and its items with it. */
export const forgetMatchesOfEntity = async ({ db }: Context, entityId: string): Promise<void> => {
  await deleteMatchesOf(db, entityId);
};

/** The item is deleted. */
export async function forgetMatchesOfItem({ db }: Context, item: ItemRef): Promise<void> {
  await deleteMatchesOfItem(db, item);
}

const newsKey = ({ kind, id }: ItemRef) => `matches ${kind} ${id}`;

/** Strangers may see the item, for the first time or after an edit: a job tells those whom it fits. */
export const announceMatches = ({ db, heldUntil }: Context, { kind, id }: ItemRef): Promise<void> =>
  enqueue(
    db,
    'tell_matches',
    { kind, id },
    { key: newsKey({ kind, id }), canWait: true, ...(heldUntil && { runAt: heldUntil }) },
  );
