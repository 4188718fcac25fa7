// The rules of the benchmark: which cells somebody is told of, and how.
import { userLimits } from '@wattpact/domain/api/user-limits';
import { rounded } from '@wattpact/domain/arithmetic/rounding';
import { bandFor, isOpen, positionOf } from '@wattpact/domain/benchmark/band';
import {
  type AgainstMedian,
  type Benchmark,
  type BenchmarkQuery,
  type QuarterFigures,
  quartersOfHistory,
  type ToldBand,
} from '@wattpact/domain/benchmark/benchmark-api';
import {
  type BenchmarkRegion,
  type CellPlace,
  cellKey,
  countriesOf,
  technologyOf,
  widenedBy,
  widerPlaces,
} from '@wattpact/domain/benchmark/cell';
import { quarterOf } from '@wattpact/domain/benchmark/index-row';
import { type BenchmarkKind, benchmarkKinds, quarterStarts, tenorOf } from '@wattpact/domain/benchmark/price-point';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { Technology } from '@wattpact/domain/terms/enumerations';
import { companiesBehind } from '../../platform/caller.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { isId } from '../../platform/ids.ts';
import { countRead } from '../../platform/rate-limits/user-limits.ts';
import { type PricedItem, type ReadCell, readIndex, readPast, readPresent, readPriced } from './benchmark-queries.ts';

/** What is told depends on who asks. */
const keepPrivate = ({ reply }: RequestContext) => reply.header('cache-control', 'private, no-cache');

type Cells = ReadonlyMap<string, ReadCell>;

function told(
  cells: Cells,
  kind: BenchmarkKind,
  asked: CellPlace,
  { price, isAdmin }: { price: number | undefined; isAdmin: boolean },
): ToldBand {
  const answer = bandFor(asked, (place) => cells.get(cellKey({ kind, ...place })));
  if (!answer.shown) return answer;
  const { level, ...band } = answer;
  const cell = cells.get(cellKey({ kind, ...level }));
  return {
    ...band,
    ...(isAdmin && cell && { count: cell.companies }),
    level: { structure: level.structure, tenor: level.tenor, region: level.region },
    ...(price !== undefined && { position: positionOf(price, band) }),
    ...(cell && { asOf: cell.asOf }),
  };
}

const keysOf = (kinds: readonly BenchmarkKind[], asked: CellPlace): string[] =>
  kinds.flatMap((kind) => widerPlaces(asked).map((place) => cellKey({ kind, ...place })));

/** So much older an index may be than today's quarter. */
const oldestQuarter = (now: Date): string => quarterOf(quarterStarts(lisbonDate(now), quartersOfHistory).at(-1) ?? '');

export async function getBenchmark(context: RequestContext, query: BenchmarkQuery): Promise<Benchmark> {
  keepPrivate(context);
  const { db, actor, now } = context;
  const { country: region, technology, structure, tenorYears, price } = query;
  const asked: CellPlace = {
    region,
    technology: technology ?? null,
    structure: structure ?? null,
    tenor: tenorYears === undefined ? null : tenorOf(tenorYears),
  };
  const cells = await readPresent(db, keysOf(benchmarkKinds, asked), companiesBehind(actor));
  const of = (kind: BenchmarkKind) => told(cells, kind, asked, { price, isAdmin: actor.isAdmin });
  const index = technology
    ? await readIndex(db, { countries: countriesOf(region), technology, structure, oldest: oldestQuarter(now) })
    : [];
  return { asks: of('ask'), bids: of('bid'), deals: of('deal'), index };
}

interface HistoryQuery {
  country: BenchmarkRegion;
  technology?: Technology | undefined;
  kind: BenchmarkKind;
}

export async function getHistory(
  context: RequestContext,
  { country: region, technology, kind }: HistoryQuery,
): Promise<QuarterFigures[]> {
  keepPrivate(context);
  const { db, actor, now } = context;
  const key = cellKey({ kind, region, technology: technology ?? null, structure: null, tenor: null });
  const cells = await readPast(db, key, companiesBehind(actor));
  return quarterStarts(lisbonDate(now), quartersOfHistory)
    .toReversed()
    .map((start) => {
      const cell = cells.find(({ quarter }) => quarter === start);
      const quarter = quarterOf(start);
      return cell && isOpen(cell.others) ? { quarter, shown: true, ...cell.band } : { quarter, shown: false };
    });
}

/** Several structures have no cell of their own. */
function placeOf({ country, technologies, structures, years, tenor }: PricedItem): CellPlace | undefined {
  if (country === null) return undefined;
  const [structure = null, another] = structures;
  return {
    region: country,
    technology: technologyOf(technologies) ?? null,
    structure: another === undefined ? structure : null,
    tenor: years === null ? tenor : tenorOf(years),
  };
}

const kindOf: Record<MarketKindName, BenchmarkKind> = { project: 'ask', offer: 'bid' };

/**
 * Each different cell counts as one read: a page of a list tells no more of the market than so many questions of a form.
 * @throws 429
 */
export async function compareWithMedian(
  context: RequestContext,
  { kind: market, ids }: { kind: MarketKindName; ids: readonly string[] },
): Promise<{ items: AgainstMedian[] }> {
  keepPrivate(context);
  const { db, actor } = context;
  const kind = kindOf[market];
  const items = (await readPriced(db, actor, market, ids.filter(isId))).map((item) => ({
    ...item,
    place: placeOf(item),
  }));
  const places = new Map(
    items.flatMap(({ price, place }) => (price !== null && place ? [[cellKey({ kind, ...place }), place]] : [])),
  );
  await countRead(userLimits.benchmark, context, Math.max(1, places.size));
  const keys = new Set([...places.values()].flatMap((place) => keysOf([kind], place)));
  const cells = await readPresent(db, [...keys], companiesBehind(actor));
  const compared = ({ price, place }: (typeof items)[number]): Omit<AgainstMedian, 'id'> => {
    if (price === null) return { reason: 'no_fixed_price' };
    if (!place) return { reason: 'no_country' };
    const { p50, level } = told(cells, kind, place, { price: undefined, isAdmin: false });
    if (p50 === undefined || !level) return { reason: 'too_few_companies' };
    return { percent: rounded(((price - p50) * 100) / p50, 1), leftOut: widenedBy(place, level) };
  };
  return { items: items.map((item) => ({ id: item.id, ...compared(item) })) };
}
