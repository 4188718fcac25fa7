// The simulator's inputs for a project or an offer, as its terms say them.
import type { OfferRow } from '@wattpact/domain/offers/offer-api';
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { inventedZones } from '@wattpact/domain/simulation/invented-zones';
import { type TechnologyEntry, weighed } from '@wattpact/domain/simulation/weighed-technologies';
import { termYears } from '@wattpact/domain/terms/term-years';
import { demoInputs, type SimulationInputs, writeInputs } from './simulation-inputs.ts';

/** The parts of the records that say something here. */
type Project = Pick<
  ProjectRow,
  'technologies' | 'location' | 'financialConditions' | 'startDate' | 'endDate' | 'annualVolume' | 'deliveryType'
>;
type Offer = Pick<
  OfferRow,
  | 'technologies'
  | 'country'
  | 'contractStructure'
  | 'pricingType'
  | 'price'
  | 'totalPurchasedCapacity'
  | 'contractDuration'
  | 'startDate'
  | 'annualVolume'
  | 'deliveryType'
>;
type Query = Record<string, string>;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function technologyOf(entries: readonly TechnologyEntry[]): string {
  const [first, ...others] = entries;
  if (!first) return demoInputs.technology;
  if (others.length === 0) return first.type;
  return weighed(entries)
    .map(({ type, installedCapacity }) => `${type}:${installedCapacity}`)
    .join(',');
}

/** Where a country has no prices, those of Portugal stand in, and the page says so. */
function marketOf(country: string | undefined): Partial<SimulationInputs> {
  const zone = inventedZones.find((one) => one === country);
  return zone ? { zone } : { zone: demoInputs.zone, country: country ?? '' };
}

interface Terms {
  pricingType?: string | undefined;
  price?: number | undefined;
  indexingPercentage?: number | undefined;
  annualVolume?: number | undefined;
  deliveryType?: string | undefined;
}

const termsOf = (terms: Terms): Partial<SimulationInputs> => ({
  settlement: terms.deliveryType ?? demoInputs.settlement,
  pricingType: terms.pricingType ?? demoInputs.pricingType,
  price: terms.price ?? null,
  indexingPercentage: terms.indexingPercentage ?? null,
  volume: terms.annualVolume === undefined ? null : Math.round((terms.annualVolume / 8760) * 1000) / 1000,
});

const queryOf = (changes: Partial<SimulationInputs>): Query => writeInputs({ ...demoInputs, ...changes });

/** The series with whose profile a project delivers. */
interface Profile {
  seriesId: string;
  /** MWh of each MW in its year; undefined where it has no whole year. */
  yearly: number | undefined;
}

/** With a profile, the year's energy is what the project says, whatever the plant of the series has. */
function plantOf({ annualVolume, financialConditions }: Project, profile: Profile | undefined) {
  const { totalPurchasedCapacity: capacity } = financialConditions;
  if (!profile) return { capacity };
  const { seriesId, yearly } = profile;
  return {
    seriesId,
    capacity: annualVolume !== undefined && yearly ? Math.round((annualVolume / yearly) * 1000) / 1000 : capacity,
  };
}

export function inputsOfProject(project: Project, profile?: Profile): Query {
  const { financialConditions: conditions, startDate, endDate } = project;
  return queryOf({
    ...termsOf({ ...conditions, annualVolume: project.annualVolume, deliveryType: project.deliveryType }),
    technology: technologyOf(project.technologies),
    ...marketOf(project.location.country),
    ...plantOf(project, profile),
    structure: conditions.contractStructure[0] ?? demoInputs.structure,
    fromYear: within(Number(startDate.slice(0, 4)), 2020, 2060),
    years: within(termYears(startDate, endDate), 1, 25),
  });
}

/** About the middle of each band. */
const yearsOf: Record<NonNullable<Offer['contractDuration']>, number> = {
  LESS_THAN_5_YEARS: 3,
  BETWEEN_5_AND_10_YEARS: 7,
  BETWEEN_10_AND_15_YEARS: 12,
  MORE_THAN_15_YEARS: 20,
};
const monthsUntil: Record<NonNullable<Offer['startDate']>, number> = {
  IMMEDIATELY: 0,
  SIX_MONTHS: 6,
  ONE_YEAR: 12,
  MORE_THAN_ONE_YEAR: 24,
};

export function inputsOfOffer(offer: Offer, today: Date): Query {
  const months = offer.startDate === undefined ? 0 : monthsUntil[offer.startDate];
  const start = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1));
  return queryOf({
    ...termsOf(offer),
    technology: technologyOf((offer.technologies ?? []).map((type) => ({ type }))),
    ...marketOf(offer.country),
    capacity: offer.totalPurchasedCapacity ?? null,
    structure: offer.contractStructure ?? demoInputs.structure,
    fromYear: within(start.getUTCFullYear(), 2020, 2060),
    years: offer.contractDuration === undefined ? demoInputs.years : yearsOf[offer.contractDuration],
  });
}

/** A contract, or a version of one: what is not agreed on yet is missing. */
interface Contract {
  technologies?: Project['technologies'] | undefined;
  location?: { country?: string | undefined } | undefined;
  financialConditions?:
    | {
        contractStructure?: string | undefined;
        pricingType?: string | undefined;
        price?: number | undefined;
        indexingPercentage?: number | undefined;
        totalPurchasedCapacity?: number | undefined;
      }
    | undefined;
  expectedStartDate?: string | undefined;
  expectedEndDate?: string | undefined;
  annualVolume?: number | undefined;
  deliveryType?: string | undefined;
  commercialTerms?:
    | {
        priceEscalation?: number | undefined;
        priceEscalationPeriod?: string | undefined;
        shortfallDeviationPrice?: number | undefined;
        excessDeviationPrice?: number | undefined;
      }
    | undefined;
}

export function inputsOfContract(contract: Contract): Query {
  const { financialConditions: conditions = {}, expectedStartDate: start, expectedEndDate: end } = contract;
  const { priceEscalation, priceEscalationPeriod, shortfallDeviationPrice, excessDeviationPrice } =
    contract.commercialTerms ?? {};
  const hasDeviations = shortfallDeviationPrice !== undefined && excessDeviationPrice !== undefined;
  return queryOf({
    ...termsOf({ ...conditions, annualVolume: contract.annualVolume, deliveryType: contract.deliveryType }),
    ...marketOf(contract.location?.country),
    technology: technologyOf(contract.technologies ?? []),
    capacity: conditions.totalPurchasedCapacity ?? null,
    structure: conditions.contractStructure ?? demoInputs.structure,
    ...(start !== undefined && { fromYear: within(Number(start.slice(0, 4)), 2020, 2060) }),
    ...(start !== undefined && end !== undefined && { years: within(termYears(start, end), 1, 25) }),
    // Another period than a year is no yearly increase.
    escalation: priceEscalationPeriod === 'PER_YEAR' ? (priceEscalation ?? null) : null,
    ...(hasDeviations && {
      deviations: 'CONTRACT',
      shortfallPrice: shortfallDeviationPrice,
      excessPrice: excessDeviationPrice,
    }),
  });
}
