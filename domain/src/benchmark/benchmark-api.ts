// The calls about what others ask, bid and sign.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { price } from '../fields/texts.ts';
import { contractDurations, contractStructures, countries, technologies } from '../terms/enumerations.ts';
import { bandPositions, companyRanges } from './band.ts';
import { benchmarkRegions, widenings } from './cell.ts';
import { indexQuarter } from './index-row.ts';
import { benchmarkKinds } from './price-point.ts';

/** The history goes back so far, the present quarter included. */
export const quartersOfHistory = 8;

const figures = { p25: z.number(), p50: z.number(), p75: z.number() };

/** The figures of a kind, which are missing where too few companies stand behind them. */
const band = z.object({
  shown: z.boolean(),
  reason: z.literal('too_few_companies').optional(),
  p25: figures.p25.optional(),
  p50: figures.p50.optional(),
  p75: figures.p75.optional(),
  companies: z.enum(companyRanges).optional(),
  /** How many they are, for administrators alone. */
  count: z.int().optional(),
  /** Whose figures these are; null stands for all. */
  level: z
    .object({
      structure: z.enum(contractStructures).nullable(),
      tenor: z.enum(contractDurations).nullable(),
      region: z.enum(benchmarkRegions),
    })
    .optional(),
  position: z.enum(bandPositions).optional(),
  /** The day on which these prices counted. */
  asOf: z.string().optional(),
});
export type ToldBand = z.infer<typeof band>;

const indexFigure = z.object({
  country: z.enum(countries),
  quarter: z.string(),
  p25: z.number(),
  p50: z.number().nullable(),
  p75: z.number().nullable(),
  source: z.string(),
});
export type IndexFigure = z.infer<typeof indexFigure>;

const benchmark = z
  .object({
    asks: band,
    bids: band,
    deals: band,
    /** Imported figures of others, the newest first. They are in none of the bands. */
    index: z.array(indexFigure),
  })
  .meta({ id: 'Benchmark' });
export type Benchmark = z.infer<typeof benchmark>;

const region = z.enum(benchmarkRegions);
const technology = z.enum(technologies).optional();

const benchmarkQuery = z.object({
  country: region,
  /** Without it, all together. */
  technology,
  structure: z.enum(contractStructures).optional(),
  tenorYears: z.number().min(0).max(100).optional(),
  /** Then each band says where it stands. */
  price: price.optional(),
});
export type BenchmarkQuery = z.output<typeof benchmarkQuery>;

const quarterFigures = z.object({
  quarter: indexQuarter,
  shown: z.boolean(),
  p25: figures.p25.optional(),
  p50: figures.p50.optional(),
  p75: figures.p75.optional(),
});
export type QuarterFigures = z.infer<typeof quarterFigures>;

/** Why a price is not compared with the middle of its like. */
export const incomparable = ['no_fixed_price', 'no_country', 'too_few_companies'] as const;

const againstMedian = z
  .object({
    id: z.string(),
    /** Above the middle; below it negative. */
    percent: z.number().optional(),
    /** What the middle leaves out of the item's own terms. */
    leftOut: z.array(z.enum(widenings)).optional(),
    /** In place of both. */
    reason: z.enum(incomparable).optional(),
  })
  .meta({ id: 'AgainstMedian' });
export type AgainstMedian = z.infer<typeof againstMedian>;

/** As many as a page of a list. */
const mostCompared = 100;

const read = {
  method: 'GET',
  access: 'market',
  forKeys: true,
  status: 200,
  perUser: userLimits.benchmark,
} as const;

export const benchmarkApi = {
  get: apiCall({
    ...read,
    path: '/api/benchmark',
    summary:
      'The quarters and the middle of what companies ask, bid and sign for the like of this, where at least 5 stand behind them besides your own',
    query: benchmarkQuery,
    answer: benchmark,
  }),
  history: apiCall({
    ...read,
    path: '/api/benchmark/history',
    summary: 'The same figures on the first day of each of the last eight quarters, the oldest first',
    query: z.object({ country: region, technology, kind: z.enum(benchmarkKinds) }),
    answer: z.array(quarterFigures),
  }),
  againstMedian: apiCall({
    ...read,
    countsWhatItReads: true,
    path: '/api/benchmark/against-median',
    summary:
      'By how many percent the fixed prices of projects or offers are above the middle of the like of them (below: negative)',
    query: z.object({ kind: z.enum(['project', 'offer']), ids: z.array(z.string()).max(mostCompared) }),
    /** Those that the reader may see. */
    answer: z.object({ items: z.array(againstMedian) }),
  }),
};
