// Usage counts: only with the setting TELEMETRY, only of people who agree at this moment, and never of administrators:
// they are so few that a count by day would describe a single person's work.
import type { Answer } from '@wattpact/domain/api/api-call';
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { type Counted, type CountedPeriod, countedActs, countedPages } from '@wattpact/domain/telemetry/counted';
import type { adminTelemetryApi } from '@wattpact/domain/telemetry/telemetry-api';
import type { Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { agreesToCounting } from '../users/user-queries.ts';
import { addCounts, countByDay, countByName } from './telemetry-queries.ts';

/** @throws 404 where nothing is counted */
export async function countUse({ db, platform, actor, now }: Context, counted: readonly Counted[]): Promise<void> {
  const isCounted = platform.config.telemetry && !actor.isAdmin && (await agreesToCounting(db, actor.id));
  if (!isCounted) throw notFound();
  await addCounts(db, lisbonDate(now), counted);
}

export async function getUsage(
  { db, platform: { config }, now }: Context,
  { days, name }: { days: CountedPeriod; name?: Counted | undefined },
): Promise<Answer<typeof adminTelemetryApi.usage>> {
  const to = lisbonDate(now);
  const period = { from: addDays(to, 1 - Number(days)), to };
  const names = name ? [name] : countedPages;
  return {
    isCounting: config.telemetry,
    keptDays: config.telemetryDays,
    days: await countByDay(db, { ...period, names }),
    pages: await countByName(db, { ...period, names: countedPages }),
    acts: await countByName(db, { ...period, names: countedActs }),
  };
}
