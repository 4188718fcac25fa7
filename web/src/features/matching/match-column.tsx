// The scores of a list's rows with the user's own project or offer: calculated here, as the server would.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { type Match, type MatchedOffer, type MatchedProject, matchScore } from '@wattpact/domain/matching/match-score';
import { type OfferRow, offerApi } from '@wattpact/domain/offers/offer-api';
import { type ProjectRow, projectApi } from '@wattpact/domain/projects/project-api';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import i18next from 'i18next';
import { call } from '../../platform/api/call.ts';
import type { Column } from '../../ui/data-table/table-props.ts';
import { MatchBadge } from './match-badge.tsx';

export type MatchedRow = ProjectRow | OfferRow;

const sideOfProject = (row: ProjectRow): MatchedProject => ({ ...row, ownerId: row.sellerLegalEntity.id });
const sideOfOffer = (row: OfferRow): MatchedOffer => ({ ...row, ownerId: row.buyerLegalEntity.id });

/** @param kind of the rows; the own item is of the other kind */
async function loadScores(kind: MarketKindName, ownId: string): Promise<(row: MatchedRow) => Match> {
  const today = lisbonDate(new Date());
  const params = { id: ownId };
  if (kind === 'project') {
    const own = sideOfOffer(await call(offerApi.get, { params }));
    return (row) => matchScore(own, sideOfProject(row as ProjectRow), today);
  }
  const own = sideOfProject(await call(projectApi.get, { params }));
  return (row) => matchScore(sideOfOffer(row as OfferRow), own, today);
}

type MatchColumn = Required<Pick<Column<MatchedRow>, 'orderOnPage' | 'cell'>>;

export const matchColumn = (scoreOf: (row: MatchedRow) => Match): MatchColumn => ({
  orderOnPage: (row) => {
    const match = scoreOf(row);
    return match.matches ? (match.score ?? undefined) : undefined;
  },
  cell: (row) => {
    const match = scoreOf(row);
    return match.matches ? <MatchBadge match={match} /> : <span className="quiet">–</span>;
  },
});

export async function loadMatchColumn(kind: MarketKindName, ownId: string): Promise<MatchColumn> {
  const [scoreOf] = await Promise.all([loadScores(kind, ownId), i18next.loadNamespaces('matching')]);
  return matchColumn(scoreOf);
}
