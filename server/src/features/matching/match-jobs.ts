// Tells companies of an item that has come to the market and fits one of theirs well; once for each pair.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { leastOfBand } from '@wattpact/domain/matching/match-score';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { Db } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import type { ItemRef } from '../market/market-kind.ts';
import { comparedOffer, comparedProject, type Scored, scoreCandidates } from './comparison.ts';
import type { MatchNews } from './match-notifications.ts';
import { listHiders, lockShownItem, noteTold } from './match-queries.ts';

interface Found {
  name: string;
  news: MatchNews[];
}

const scoredOf = async (
  db: Db,
  { kind, id }: ItemRef,
  now: Date,
): Promise<{ name: string; scored: readonly Scored<MarketKindName>[] } | undefined> => {
  const today = lisbonDate(now);
  if (kind === 'project') {
    const own = await lockShownItem(db, { kind, id });
    return own && { name: own.name, scored: await scoreCandidates(db, comparedProject(own, today)) };
  }
  const own = await lockShownItem(db, { kind, id });
  return own && { name: own.name, scored: await scoreCandidates(db, comparedOffer(own, today)) };
};

/** The strong matches that are news, the best first. */
async function findNews(db: Db, item: ItemRef, now: Date): Promise<Found | undefined> {
  const found = await scoredOf(db, item, now);
  if (!found) return undefined;
  const hiders = new Set(await listHiders(db, item));
  const strong = found.scored.flatMap(({ score, candidate: { id, name, ownerId } }) =>
    score === null || score < leastOfBand.strong || hiders.has(ownerId) ? [] : [{ id, name, score, entityId: ownerId }],
  );
  const told = await noteTold(db, item, strong, now);
  const news = strong.filter(({ id }) => told.has(id)).sort((one, other) => other.score - one.score);
  return { name: found.name, news };
}

const tellMatches: Job<ItemRef> = async (item, platform) => {
  const now = new Date();
  await platform.db.transaction().execute(async (db) => {
    const { name, news } = (await findNews(db, item, now)) ?? { name: '', news: [] };
    if (news.length === 0) return;
    await recordEvent(
      { db, platform, actor: null, now, requestId: '' },
      { recordKind: 'match', recordId: item.id, action: 'matched', data: { itemKind: item.kind, name, news } },
    );
  });
};

export const matchJobs: JobTable = { jobs: { tell_matches: tellMatches }, schedule: [] };
