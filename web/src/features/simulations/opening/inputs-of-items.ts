// The simulator's inputs for a project, an offer or a contract, as its terms say them, and what is said of the others.
import type { OfferRow } from '@wattpact/domain/offers/offer-api';
import type { ProjectRow } from '@wattpact/domain/projects/project-api';
import { demoInputs, uses } from '../simulation-inputs.ts';
import { assumed, type Opening, openingOf, type RatePeriod, type Taken } from './opening.ts';
import {
  firstYearOf,
  type ProjectDelivery,
  takenDelivery,
  takenEscalation,
  takenMarket,
  takenPlant,
  takenPricing,
  takenStructures,
  takenTechnology,
  takenTerm,
  uncounted,
} from './taken-terms.ts';

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
    takenTechnology(project.technologies),
    takenMarket(project.location.country),
    takenPlant(plant, delivery),
    takenStructures(conditions.contractStructure),
    takenPricing(conditions),
    takenDelivery(project),
    takenTerm(project.startDate, project.endDate),
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

function takenBands({ contractDuration: band, startDate: start }: Offer, today: Date): Taken {
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
    takenTechnology((offer.technologies ?? []).map((type) => ({ type }))),
    takenMarket(offer.country),
    takenPlant({ capacity: offer.totalPurchasedCapacity, annualVolume }),
    takenStructures(contractStructure === undefined ? [] : [contractStructure]),
    takenPricing(offer),
    takenDelivery(offer),
    takenBands(offer, today),
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
function takenDeviations(
  { shortfallDeviationPrice: shortfallPrice, excessDeviationPrice: excessPrice }: CommercialTerms,
  structure: string,
  settlement: string,
): Taken {
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
    takenTechnology(contract.technologies ?? []),
    takenMarket(contract.location?.country),
    takenPlant({ capacity, annualVolume }, delivery),
    takenStructures(structure === undefined ? [] : [structure]),
    takenPricing(conditions),
    takenDelivery(contract),
    takenTerm(contract.expectedStartDate, contract.expectedEndDate),
    hasPrice ? takenEscalation(priceEscalation, priceEscalationPeriod) : { inputs: {} },
    takenDeviations(commercialTerms, structure ?? demoInputs.structure, contract.deliveryType ?? demoInputs.settlement),
    {
      inputs: {},
      remarks: uncounted([
        ...(spotPercentage === undefined ? [] : ['spotPercentage']),
        ...(extraClauses.length > 0 ? ['extraClauses'] : []),
      ]),
    },
  );
}
