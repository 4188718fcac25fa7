// The calls about what fits an own project or offer.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { countries, technologies } from '../terms/enumerations.ts';
import { matchBands, matchGates, matchPartNames, matchReasons } from './match-score.ts';

/** So many candidates are looked at for one item. */
export const mostCandidates = 400;
const usualMatches = 10;

const reasons = matchPartNames.flatMap((part) => [...matchReasons[part]]);

const matchPart = z.object({
  part: z.enum(matchPartNames),
  /** From 0 to 1. */
  share: z.number(),
  /** Of 100 points. */
  weight: z.int(),
  reason: z.enum(reasons),
  /** The figures of the reason's sentence. */
  params: z.record(z.string(), z.number()),
});

const scored = {
  /** From 0 to 100; null where the two say too little to be compared. */
  score: z.int().nullable(),
  band: z.enum(matchBands).nullable(),
  /** The weight of the parts of which both sides say something. */
  known: z.int(),
  /** By the points that they cost, the dearest first. */
  parts: z.array(matchPart),
};

const foundMatch = z.object({
  ...scored,
  item: z.object({
    id: z.string(),
    name: z.string(),
    ownerName: z.string(),
    price: z.number().optional(),
    totalPurchasedCapacity: z.number().optional(),
    technologies: z.array(z.enum(technologies)),
    country: z.enum(countries).optional(),
  }),
  /** Of no interest to the own company: such items stand after all others. */
  hidden: z.boolean(),
});
export type FoundMatch = z.infer<typeof foundMatch>;

const invalidScore = 'error_invalid.min_score';

const matchesQuery = z.object({
  /** Without it, pairs that say too little for a score stand at the end. */
  minScore: z.int(invalidScore).min(0, invalidScore).max(100, invalidScore).optional(),
  /** Anything else means the usual number. */
  limit: z.int().min(1).max(50).catch(usualMatches).default(usualMatches),
});
export type MatchesQuery = z.output<typeof matchesQuery>;

const bestMatches = z
  .object({
    items: z.array(foundMatch),
    /** How many candidates were scored. */
    examined: z.int(),
    /** Where nothing is found but weak matches, and those without a score: the gate that most items of the market fail, or the part that most candidates lose most by. */
    obstacle: z.object({ gate: z.enum(matchGates).optional(), part: z.enum(matchPartNames).optional() }).optional(),
    asOf: z.string(),
  })
  .meta({ id: 'BestMatches' });
export type BestMatches = z.infer<typeof bestMatches>;

const pairScore = z
  .object({
    /** Without it only the gates stand here, which the pair fails. */
    matches: z.boolean(),
    gates: z.array(z.enum(matchGates)).optional(),
    score: scored.score.optional(),
    band: scored.band.optional(),
    known: scored.known.optional(),
    parts: scored.parts.optional(),
  })
  .meta({ id: 'PairScore' });
export type PairScore = z.infer<typeof pairScore>;

const hiddenMatch = z.strictObject({
  /** Of the counterpart; the own item is of the other kind. */
  itemKind: z.enum(['project', 'offer']),
  itemId: z.string(),
  ownItemId: z.string(),
  hidden: z.boolean(),
});
export type HiddenMatch = z.output<typeof hiddenMatch>;

const one = {
  method: 'GET',
  access: 'market',
  forKeys: true,
  status: 200,
  params: recordParams,
  query: matchesQuery,
  answer: bestMatches,
  problems: [403],
} as const;

export const matchApi = {
  ofProject: apiCall({
    ...one,
    path: '/api/projects/:id/matches',
    summary: 'The published offers that fit an own project best, with the reasons',
  }),
  ofOffer: apiCall({
    ...one,
    path: '/api/offers/:id/matches',
    summary: 'The published projects that fit an own offer best, with the reasons',
  }),
  score: apiCall({
    method: 'GET',
    path: '/api/matches/score',
    access: 'market',
    forKeys: true,
    status: 200,
    summary: 'How well an offer and a project fit, both of which the caller may see',
    query: z.object({ offerId: z.string(), projectId: z.string() }),
    answer: pairScore,
    problems: [404],
  }),
  hide: apiCall({
    method: 'PUT',
    path: '/api/matches/hidden',
    access: 'trader',
    status: 204,
    summary: 'Hides a counterpart from the best matches of the company that owns the own item, or shows it again',
    body: hiddenMatch,
    problems: [403],
  }),
};
