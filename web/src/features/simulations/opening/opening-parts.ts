// The terms that projects, offers and contracts share, as the simulator takes them over.
import { rounded } from '@wattpact/domain/arithmetic/rounding';
import { inventedZones } from '@wattpact/domain/simulation/invented-zones';
import { mostStructures } from '@wattpact/domain/simulation/most-structures';
import { type TechnologyEntry, weighed } from '@wattpact/domain/simulation/weighed-technologies';
import { contractStructures } from '@wattpact/domain/terms/enumerations';
import { termYears } from '@wattpact/domain/terms/term-years';
import { demoInputs } from '../simulation-inputs.ts';
import { assumed, type OpeningPart, type OpeningRemark, type RatePeriod } from './opening.ts';

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The simulator's own bound. */
export const firstYearOf = (date: string): number => within(Number(date.slice(0, 4)), 2020, 2060);
const mostYears = 25;

export function technologyPart(entries: readonly TechnologyEntry[]): OpeningPart {
  const [first, ...others] = entries;
  if (!first) return { inputs: {}, remarks: assumed('technology') };
  if (others.length === 0) return { inputs: { technology: first.type } };
  const generating = entries.filter(({ type }) => type !== 'STORAGE');
  const isOpen = generating.length > 1 && generating.every((entry) => entry.installedCapacity === undefined);
  const technology = weighed(entries)
    .map(({ type, installedCapacity }) => `${type}:${installedCapacity}`)
    .join(',');
  return { inputs: { technology }, remarks: isOpen ? [{ type: 'weights' }] : [] };
}

/** Where a country has no prices, those of Portugal stand in, and the page says so. */
export function marketPart(country: string | undefined): OpeningPart {
  const zone = inventedZones.find((one) => one === country);
  if (zone) return { inputs: { zone } };
  return country === undefined ? { inputs: {}, remarks: assumed('zone') } : { inputs: { country } };
}

/** The first one is simulated, the others are compared with it, as many as fit. */
export function structuresPart(structures: readonly string[]): OpeningPart {
  const [structure, ...others] = structures;
  if (structure === undefined) return { inputs: {}, remarks: assumed('structure') };
  const beside = contractStructures.filter((one) => others.includes(one) && one !== structure);
  const left = beside.slice(mostStructures - 1);
  return {
    inputs: { structure, compare: beside.slice(0, mostStructures - 1).join(',') },
    remarks: left.length === 0 ? [] : [{ type: 'structures', structures: left }],
  };
}

interface Pricing {
  pricingType?: string | undefined;
  price?: number | undefined;
  indexingType?: string | undefined;
  indexingPercentage?: number | undefined;
}

/** The index of the Iberian market, whose prices the simulator has. */
const knownIndex = 'MIBEL';

export function pricingPart({ pricingType, price, indexingType, indexingPercentage }: Pricing): OpeningPart {
  const isOtherIndex = indexingType !== undefined && indexingType !== knownIndex;
  return {
    inputs: {
      pricingType: pricingType ?? demoInputs.pricingType,
      price: price ?? null,
      indexingPercentage: indexingPercentage ?? null,
    },
    remarks: [
      ...(pricingType === undefined ? assumed('pricingType') : []),
      ...(isOtherIndex ? uncounted(['indexingType']) : []),
    ],
  };
}

export const uncounted = (fields: readonly string[]): OpeningRemark[] =>
  fields.map((field) => ({ type: 'uncounted', field }));

interface Delivery {
  annualVolume?: number | undefined;
  deliveryType?: string | undefined;
  automaticRenewal?: boolean | undefined;
  guaranteesOfOrigin?: string | undefined;
}

export const deliveryPart = (terms: Delivery): OpeningPart => ({
  inputs: {
    settlement: terms.deliveryType ?? demoInputs.settlement,
    volume: terms.annualVolume === undefined ? null : rounded(terms.annualVolume / 8760, 3),
  },
  remarks: uncounted([
    ...(terms.automaticRenewal ? ['automaticRenewal'] : []),
    ...(terms.guaranteesOfOrigin === 'SEPARATE_PRICE' ? ['guaranteesOfOrigin'] : []),
  ]),
});

/** Both are calendar dates, the end included. */
export function termPart(start: string | undefined, end: string | undefined): OpeningPart {
  if (start === undefined) return { inputs: {}, remarks: assumed('fromYear', 'years') };
  const fromYear = firstYearOf(start);
  if (end === undefined) return { inputs: { fromYear }, remarks: assumed('years') };
  const years = within(termYears(start, end), 1, mostYears);
  const to = fromYear + years - 1;
  const isCut = fromYear !== Number(start.slice(0, 4)) || termYears(start, end) > mostYears;
  const isWhole = start === `${fromYear}-01-01` && end === `${to}-12-31`;
  return {
    inputs: { fromYear, years },
    remarks: isWhole ? [] : [{ type: isCut ? 'term_cut' : 'term', start, end, from: fromYear, to }],
  };
}

const periodsOf: Record<RatePeriod, number> = { PER_DAY: 365, PER_MONTH: 12, PER_YEAR: 1 };
const mostIncrease = 50;

/** The simulator raises the price once a year: by what the rises of a year come to. */
export function escalationPart(percent: number | undefined, period: RatePeriod | undefined): OpeningPart {
  if (!percent || period === undefined) return { inputs: {} };
  const yearly = period === 'PER_YEAR' ? percent : rounded(((1 + percent / 100) ** periodsOf[period] - 1) * 100);
  if (yearly > mostIncrease) return { inputs: {}, remarks: [{ type: 'escalation_beyond', percent, period }] };
  const remarks: OpeningRemark[] = period === 'PER_YEAR' ? [] : [{ type: 'escalation', percent, period, yearly }];
  return { inputs: { escalation: yearly }, remarks };
}

/** The series with whose profile a project delivers. */
export interface Profile {
  seriesId: string;
  /** MWh of each MW in its year; undefined where it has no whole year. */
  yearly: number | undefined;
}

/** What the reader may know of it. */
export interface ProjectDelivery {
  profile?: Profile | undefined;
  /** There is one, for its company alone. */
  isHidden?: boolean;
}

interface Plant {
  capacity: number | undefined;
  annualVolume: number | undefined;
  /** The record's page has a chart of its production. */
  hasChart?: boolean;
}

/** With a profile, the year's energy is what the record says, whatever the plant of the series has. */
export function plantPart(
  { capacity, annualVolume: volume, hasChart = false }: Plant,
  { profile, isHidden = false }: ProjectDelivery = {},
): OpeningPart {
  const scaled = volume !== undefined && profile?.yearly ? rounded(volume / profile.yearly, 3) : undefined;
  const remarks: OpeningRemark[] = isHidden ? [{ type: 'hidden_profile' }] : [];
  if (volume !== undefined && scaled === undefined)
    remarks.push({ type: hasChart ? 'annual_volume_chart' : 'annual_volume', volume });
  if (
    volume !== undefined &&
    scaled !== undefined &&
    capacity !== undefined &&
    rounded(scaled, 2) !== rounded(capacity, 2)
  )
    remarks.push({ type: 'scaled_capacity', capacity, scaled, volume });
  return { inputs: { seriesId: profile?.seriesId ?? '', capacity: scaled ?? capacity ?? null }, remarks };
}
