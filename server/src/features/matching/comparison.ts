// An item beside its counterparts: which of them are looked at, how they are scored, and what is shown of them.
import type { FoundMatch } from '@wattpact/domain/matching/match-api';
import { type Match, matchScore, type ScoredMatch } from '@wattpact/domain/matching/match-score';
import type { OfferContent } from '@wattpact/domain/offers/offer';
import type { ProjectContent } from '@wattpact/domain/projects/project';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { Db } from '../../platform/database/database.ts';
import { chooseCandidates, offersFor, projectsFor, type Wanted } from './candidate-queries.ts';
import { type Candidate, type MatchedContent, readCandidates } from './match-queries.ts';

type ItemFields = Omit<FoundMatch['item'], 'id' | 'name' | 'ownerName'>;

export const sideOf = <Side>({ ownerId, content }: { ownerId: string; content: Side }) => ({ ...content, ownerId });

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

/** @param Kind of the counterparts */
export interface Comparison<Kind extends MarketKindName> {
  kind: Kind;
  /** Whose item it is that is compared. */
  ownerId: string;
  wanted: Wanted;
  scoreOf: (candidate: Candidate<Kind>) => Match;
  fieldsOf: (content: Candidate<Kind>['content']) => ItemFields;
}

export type Scored<Kind extends MarketKindName> = ScoredMatch & { candidate: Candidate<Kind> };

interface Own<Kind extends MarketKindName> {
  ownerId: string;
  content: MatchedContent[Kind];
}

export const comparedProject = (own: Own<'project'>, today: string): Comparison<'offer'> => ({
  kind: 'offer',
  ownerId: own.ownerId,
  wanted: offersFor(own.ownerId, own.content),
  scoreOf: (offer) => matchScore(sideOf(offer), sideOf(own), today),
  fieldsOf: offerFields,
});

export const comparedOffer = (own: Own<'offer'>, today: string): Comparison<'project'> => ({
  kind: 'project',
  ownerId: own.ownerId,
  wanted: projectsFor(own.ownerId, own.content),
  scoreOf: (project) => matchScore(sideOf(own), sideOf(project), today),
  fieldsOf: projectFields,
});

export async function scoreCandidates<Kind extends MarketKindName>(
  db: Db,
  { kind, ownerId, wanted, scoreOf }: Comparison<Kind>,
): Promise<Scored<Kind>[]> {
  const candidates = await readCandidates(db, kind, ownerId, await chooseCandidates(db, wanted));
  return candidates.flatMap((candidate) => {
    const match = scoreOf(candidate);
    return match.matches ? [{ ...match, candidate }] : [];
  });
}
