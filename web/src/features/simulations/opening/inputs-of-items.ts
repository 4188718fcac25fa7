// The simulator's inputs for a project, an offer or a contract, as its terms say them, and what is said of the others.
import type { OfferRow } from '@wattpact/domain/offers/offer-api';
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { demoInputs, uses } from '../simulation-inputs.ts';
import { assumed, type Opening, type OpeningPart, openingOf, type RatePeriod } from './opening.ts';
import {
  deliveryPart,
  escalationPart,
  firstYearOf,
  marketPart,
  type ProjectDelivery,
  plantPart,
  pricingPart,
  structuresPart,
  technologyPart,
  termPart,
  uncounted,
} from './opening-parts.ts';

type DeliveryTerms = 'annualVolume' | 'deliveryType' | 'automaticRenewal' | 'guaranteesOfOrigin';
/** The parts of the records that say something here. */
type Project = Pick<
  ProjectRow,
  'technologies' | 'location' | 'financialConditions' | 'startDate' | 'endDate' | 'deviationPayer' | DeliveryTerms
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
  | DeliveryTerms
>;

export function inputsOfProject(project: Project, delivery?: ProjectDelivery): Opening {
  const { financialConditions: conditions, annualVolume } = project;
  const plant = { capacity: conditions.totalPurchasedCapacity, annualVolume, hasChart: true };
  return openingOf(
    technologyPart(project.technologies),
    marketPart(project.location.country),
    plantPart(plant, delivery),
    structuresPart(conditions.contractStructure),
    pricingPart(conditions),
    deliveryPart(project),
    termPart(project.startDate, project.endDate),
    // In the simulator the seller settles what differs.
    { inputs: {}, remarks: uncounted(project.deviationPayer === 'BUYER' ? ['deviationPayer'] : []) },
  );
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

function bandsPart({ contractDuration: band, startDate: start }: Offer, today: Date): OpeningPart {
  const months = start === undefined ? 0 : monthsUntil[start];
  const begins = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1));
  const fromYear = firstYearOf(begins.toISOString());
  const years = band === undefined ? demoInputs.years : yearsOf[band];
  return {
    inputs: { fromYear, years },
    remarks: [
      ...(start === undefined ? assumed('fromYear') : [{ type: 'start' as const, start, year: fromYear }]),
      ...(band === undefined ? assumed('years') : [{ type: 'duration' as const, band, years: yearsOf[band] }]),
    ],
  };
}

export function inputsOfOffer(offer: Offer, today: Date): Opening {
  const { contractStructure, annualVolume } = offer;
  return openingOf(
    technologyPart((offer.technologies ?? []).map((type) => ({ type }))),
    marketPart(offer.country),
    plantPart({ capacity: offer.totalPurchasedCapacity, annualVolume }),
    structuresPart(contractStructure === undefined ? [] : [contractStructure]),
    pricingPart(offer),
    deliveryPart(offer),
    bandsPart(offer, today),
  );
}

/** A contract, or a version of one: what is not agreed on yet is missing. */
interface Contract extends Partial<Pick<Project, 'technologies' | DeliveryTerms>> {
  location?: { country?: string | undefined } | undefined;
  financialConditions?:
    | {
        contractStructure?: string | undefined;
        pricingType?: string | undefined;
        price?: number | undefined;
        indexingType?: string | undefined;
        indexingPercentage?: number | undefined;
        totalPurchasedCapacity?: number | undefined;
      }
    | undefined;
  expectedStartDate?: string | undefined;
  expectedEndDate?: string | undefined;
  extraClauses?: readonly object[] | undefined;
  commercialTerms?: CommercialTerms | undefined;
}

interface CommercialTerms {
  priceEscalation?: number | undefined;
  priceEscalationPeriod?: RatePeriod | undefined;
  shortfallDeviationPrice?: number | undefined;
  excessDeviationPrice?: number | undefined;
  spotPercentage?: number | undefined;
}

/** Prices of deviations count where a volume is agreed on and delivered. */
function deviationsPart(
  { shortfallDeviationPrice: shortfallPrice, excessDeviationPrice: excessPrice }: CommercialTerms,
  structure: string,
  settlement: string,
): OpeningPart {
  if (shortfallPrice === undefined || excessPrice === undefined) return { inputs: {} };
  return uses.deviations({ ...demoInputs, structure, settlement })
    ? { inputs: { deviations: 'CONTRACT', shortfallPrice, excessPrice } }
    : { inputs: {}, remarks: uncounted(['shortfallDeviationPrice', 'excessDeviationPrice']) };
}

export function inputsOfContract(contract: Contract, delivery?: ProjectDelivery): Opening {
  const { financialConditions: conditions = {}, commercialTerms = {}, extraClauses = [], annualVolume } = contract;
  const { contractStructure: structure, totalPurchasedCapacity: capacity, pricingType } = conditions;
  const { priceEscalation, priceEscalationPeriod, spotPercentage } = commercialTerms;
  const hasPrice = pricingType !== 'VARIABLE_PRICING';
  return openingOf(
    technologyPart(contract.technologies ?? []),
    marketPart(contract.location?.country),
    plantPart({ capacity, annualVolume }, delivery),
    structuresPart(structure === undefined ? [] : [structure]),
    pricingPart(conditions),
    deliveryPart(contract),
    termPart(contract.expectedStartDate, contract.expectedEndDate),
    hasPrice ? escalationPart(priceEscalation, priceEscalationPeriod) : { inputs: {} },
    deviationsPart(commercialTerms, structure ?? demoInputs.structure, contract.deliveryType ?? demoInputs.settlement),
    {
      inputs: {},
      remarks: uncounted([
        ...(spotPercentage === undefined ? [] : ['spotPercentage']),
        ...(extraClauses.length > 0 ? ['extraClauses'] : []),
      ]),
    },
  );
}
