// How well an offer and a project fit, as a score and as the parts that it is made of, each with its reason.
import { rounded } from '../arithmetic/rounding.ts';
import type { OfferContent } from '../offers/offer.ts';
import type { ProjectContent } from '../projects/project.ts';
import type {
  ContractDuration,
  ContractStructure,
  OfferStart,
  PricingType,
  ProjectPhase,
} from '../terms/enumerations.ts';
import { termYears } from '../terms/term-years.ts';

/** What is compared of an offer. */
export interface MatchedOffer
  extends Pick<
    OfferContent,
    | 'country'
    | 'technologies'
    | 'pricingType'
    | 'price'
    | 'totalPurchasedCapacity'
    | 'allowMultipleEnergyContracts'
    | 'contractStructure'
    | 'contractDuration'
    | 'startDate'
    | 'provisionOfGuarantees'
  > {
  ownerId: string;
}

/** What is compared of a project. */
export interface MatchedProject extends Pick<ProjectContent, 'currentProjectStatus' | 'startDate' | 'endDate'> {
  ownerId: string;
  location: Pick<ProjectContent['location'], 'country'>;
  technologies: readonly Pick<ProjectContent['technologies'][number], 'type'>[];
  financialConditions: Pick<
    ProjectContent['financialConditions'],
    | 'pricingType'
    | 'price'
    | 'totalPurchasedCapacity'
    | 'allowFractionalCapacitySales'
    | 'contractStructure'
    | 'provisionOfGuarantees'
  >;
}

export const matchGates = ['own', 'country', 'technology'] as const;
export type MatchGate = (typeof matchGates)[number];

/** Of 100 points. */
export const matchWeights = {
  price: 35,
  volume: 20,
  structure: 15,
  term: 10,
  start: 10,
  guarantees: 5,
  stage: 5,
} as const;
export type MatchPartName = keyof typeof matchWeights;
export const matchPartNames = Object.keys(matchWeights) as MatchPartName[];

/** What a part may say of a pair. Their figures stand in the part's params. */
export const matchReasons = {
  price: ['price_within', 'price_above', 'price_other_type'],
  volume: ['volume_equal', 'volume_part_of', 'volume_too_large', 'volume_one_of_several', 'volume_too_small'],
  structure: ['structure_same', 'structure_near', 'structure_other'],
  term: ['term_within', 'term_shorter', 'term_longer'],
  start: ['start_within', 'start_earlier', 'start_later'],
  guarantees: ['guarantees_fit', 'guarantees_missing'],
  stage: ['stage_in_time', 'stage_late'],
} as const satisfies Record<MatchPartName, readonly string[]>;
export type MatchReason = (typeof matchReasons)[MatchPartName][number];

interface Assessed {
  /** From 0 to 1, with four decimals: how much of the part's weight the pair gets. */
  share: number;
  reason: MatchReason;
  params: Readonly<Record<string, number>>;
}

export interface MatchPart extends Assessed {
  part: MatchPartName;
  weight: number;
}

export const matchBands = ['strong', 'good', 'partial', 'weak'] as const;
export type MatchBand = (typeof matchBands)[number];

export interface ScoredMatch {
  matches: true;
  /** From 0 to 100; null where the two say too little to be compared. */
  score: number | null;
  band: MatchBand | null;
  /** The weight of the parts of which both sides say something. */
  known: number;
  /** By the points that they cost, the dearest first. */
  parts: MatchPart[];
}
export type Match = ScoredMatch | { matches: false; gates: MatchGate[] };

/** Below it there is no score. */
const leastKnown = 50;

/** @param today the day in Lisbon, from which the wait until the delivery begins is counted */
export function matchScore(offer: MatchedOffer, project: MatchedProject, today: string): Match {
  const gates = failedGates(offer, project);
  return gates.length > 0 ? { matches: false, gates } : scored(knownParts(offer, project, today));
}

function failedGates(offer: MatchedOffer, project: MatchedProject): MatchGate[] {
  const wanted = offer.technologies ?? [];
  const fails: Record<MatchGate, boolean> = {
    own: offer.ownerId === project.ownerId,
    country: offer.country !== undefined && offer.country !== project.location.country,
    technology: wanted.length > 0 && !project.technologies.some(({ type }) => wanted.includes(type)),
  };
  return matchGates.filter((gate) => fails[gate]);
}

function scored(parts: MatchPart[]): ScoredMatch {
  const known = parts.reduce((sum, { weight }) => sum + weight, 0);
  const points = parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  const score = known < leastKnown ? null : rounded((100 * points) / known, 0);
  const lost = ({ weight, share }: MatchPart) => weight * (1 - share);
  return {
    matches: true,
    score,
    band: score === null ? null : bandOf(score),
    known,
    parts: parts.sort((one, other) => lost(other) - lost(one)),
  };
}

export const leastOfBand = { strong: 80, good: 60, partial: 40, weak: 0 } as const satisfies Record<MatchBand, number>;
const bandOf = (score: number): MatchBand => matchBands.find((band) => score >= leastOfBand[band]) ?? 'weak';

function knownParts(offer: MatchedOffer, project: MatchedProject, today: string): MatchPart[] {
  const assessed: Record<MatchPartName, Assessed | undefined> = {
    price: priceOf(offer, project),
    volume: volumeOf(offer, project),
    structure: structureOf(offer, project),
    term: termOf(offer, project),
    start: startOf(offer, project, today),
    guarantees: guaranteesOf(offer, project),
    stage: stageOf(offer, project),
  };
  return matchPartNames.flatMap((part) => {
    const found = assessed[part];
    return found ? [{ part, weight: matchWeights[part], ...found, share: rounded(found.share, 4) }] : [];
  });
}

const between0And1 = (share: number): number => Math.min(1, Math.max(0, share));

/** The price asked above the wanted one, in percent, at which the part is worth nothing. */
export const widestGap = 20;
const mostForOtherPricing = 0.5;

const hasPrice = (type: PricingType | undefined) => type === 'FIXED_PRICING' || type === 'HYBRID_PRICING';

function priceOf(
  { price: wanted, pricingType: wantedType }: MatchedOffer,
  { financialConditions: { price: asked, pricingType: askedType } }: MatchedProject,
): Assessed | undefined {
  if (wanted === undefined || asked === undefined || !hasPrice(wantedType) || !hasPrice(askedType)) return undefined;
  const gap = ((asked - wanted) / wanted) * 100;
  const share = between0And1(1 - gap / widestGap);
  const params = { percent: rounded(Math.abs(gap), 1) };
  if (wantedType !== askedType)
    return { share: Math.min(mostForOtherPricing, share), reason: 'price_other_type', params };
  return { share, reason: gap <= 0 ? 'price_within' : 'price_above', params };
}

function volumeOf(
  { totalPurchasedCapacity: wanted, allowMultipleEnergyContracts: isOneOfSeveral }: MatchedOffer,
  {
    financialConditions: { totalPurchasedCapacity: offered, allowFractionalCapacitySales: isDivisible },
  }: MatchedProject,
): Assessed | undefined {
  if (wanted === undefined) return undefined;
  const ratio = offered / wanted;
  const params = { percent: rounded(ratio * 100, 0) };
  if (ratio === 1) return { share: 1, reason: 'volume_equal', params };
  if (ratio > 1)
    return isDivisible
      ? { share: 1, reason: 'volume_part_of', params }
      : { share: 1 / ratio, reason: 'volume_too_large', params };
  return isOneOfSeveral
    ? { share: 0.5 + 0.5 * ratio, reason: 'volume_one_of_several', params }
    : { share: ratio, reason: 'volume_too_small', params };
}

const likenesses: readonly [ContractStructure, ContractStructure, number][] = [
  ['BASELOAD_ANNUAL', 'BASELOAD_MONTHLY', 0.6],
  ['BASELOAD_MONTHLY', 'FIXED_HOURLY_PROFILE', 0.5],
  ['FIXED_HOURLY_PROFILE', 'PAY_AS_PRODUCED', 0.4],
  ['BASELOAD_ANNUAL', 'FIXED_HOURLY_PROFILE', 0.3],
];

function likeness(one: ContractStructure, other: ContractStructure): number {
  if (one === other) return 1;
  return likenesses.find((pair) => pair.includes(one) && pair.includes(other))?.[2] ?? 0;
}

function structureOf(
  { contractStructure: wanted }: MatchedOffer,
  { financialConditions: { contractStructure: offered } }: MatchedProject,
): Assessed | undefined {
  if (wanted === undefined) return undefined;
  const share = Math.max(...offered.map((one) => likeness(one, wanted)));
  if (share === 1) return { share, reason: 'structure_same', params: {} };
  return { share, reason: share > 0 ? 'structure_near' : 'structure_other', params: {} };
}

/** From and to, both included. */
type Span = readonly [number, number];

/** How far a figure is outside a span: below 0 where it is before it, 0 where it is inside. */
function outside(figure: number, [from, to]: Span): number {
  if (figure < from) return figure - from;
  return figure > to ? figure - to : 0;
}

/** So many years outside the wanted ones the term is worth nothing. */
export const mostYearsOff = 5;

export const wantedYears: Readonly<Record<ContractDuration, Span>> = {
  LESS_THAN_5_YEARS: [0, 5],
  BETWEEN_5_AND_10_YEARS: [5, 10],
  BETWEEN_10_AND_15_YEARS: [10, 15],
  MORE_THAN_15_YEARS: [15, 99],
};

function termOf(
  { contractDuration: wanted }: MatchedOffer,
  { startDate, endDate }: MatchedProject,
): Assessed | undefined {
  if (wanted === undefined) return undefined;
  const years = termYears(startDate, endDate);
  const off = outside(years, wantedYears[wanted]);
  const params = { years, by: Math.abs(off) };
  const share = between0And1(1 - Math.abs(off) / mostYearsOff);
  if (off === 0) return { share, reason: 'term_within', params };
  return { share, reason: off < 0 ? 'term_shorter' : 'term_longer', params };
}

const month = 30.4375 * 86_400_000;

const wantedMonths: Record<OfferStart, Span> = {
  IMMEDIATELY: [0, 3],
  SIX_MONTHS: [3, 9],
  ONE_YEAR: [9, 18],
  MORE_THAN_ONE_YEAR: [18, 60],
};

function startOf(
  { startDate: wanted }: MatchedOffer,
  { startDate }: MatchedProject,
  today: string,
): Assessed | undefined {
  if (wanted === undefined) return undefined;
  const months = Math.max(0, rounded((Date.parse(startDate) - Date.parse(today)) / month, 1));
  const off = outside(months, wantedMonths[wanted]);
  const params = { months: rounded(Math.abs(off), 0) };
  const share = between0And1(1 - Math.abs(off) / 12);
  if (off === 0) return { share, reason: 'start_within', params };
  return { share, reason: off < 0 ? 'start_earlier' : 'start_later', params };
}

function guaranteesOf(
  { provisionOfGuarantees: given }: MatchedOffer,
  { financialConditions: { provisionOfGuarantees: asked } }: MatchedProject,
): Assessed | undefined {
  if (given === undefined) return undefined;
  return given === 'YES' || asked === 'NO'
    ? { share: 1, reason: 'guarantees_fit', params: {} }
    : { share: 0, reason: 'guarantees_missing', params: {} };
}

/** How likely it is that a project of this phase delivers by then. */
const stageShares: Record<ProjectPhase, Record<OfferStart, number>> = {
  UNDER_EXPLORATION: { IMMEDIATELY: 1, SIX_MONTHS: 1, ONE_YEAR: 1, MORE_THAN_ONE_YEAR: 1 },
  UNDER_CONSTRUCTION: { IMMEDIATELY: 0.3, SIX_MONTHS: 0.6, ONE_YEAR: 1, MORE_THAN_ONE_YEAR: 1 },
  UNDER_LICENSING: { IMMEDIATELY: 0, SIX_MONTHS: 0.2, ONE_YEAR: 0.5, MORE_THAN_ONE_YEAR: 1 },
};

function stageOf({ startDate: wanted }: MatchedOffer, { currentProjectStatus }: MatchedProject): Assessed | undefined {
  if (wanted === undefined) return undefined;
  const share = stageShares[currentProjectStatus][wanted];
  return { share, reason: share === 1 ? 'stage_in_time' : 'stage_late', params: {} };
}
