// The values that several entities share. Types, schemas, database checks, labels and tests derive from these lists.

export const languages = ['pt', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The 27 member states; the value is the English name in lower case. */
export const countries = [
  'austria',
  'belgium',
  'bulgaria',
  'croatia',
  'cyprus',
  'czech-republic',
  'denmark',
  'estonia',
  'finland',
  'france',
  'germany',
  'greece',
  'hungary',
  'ireland',
  'italy',
  'latvia',
  'lithuania',
  'luxembourg',
  'malta',
  'netherlands',
  'poland',
  'portugal',
  'romania',
  'slovakia',
  'slovenia',
  'spain',
  'sweden',
] as const;
export type Country = (typeof countries)[number];

export const technologies = [
  'HYDRO_POWER',
  'OFFSHORE_WIND',
  'ONSHORE_WIND',
  'SOLAR_POWER',
  'STORAGE',
  'THERMAL_POWER',
] as const;
export type Technology = (typeof technologies)[number];

export const contractStructures = [
  'BASELOAD_MONTHLY',
  'BASELOAD_ANNUAL',
  'FIXED_HOURLY_PROFILE',
  'PAY_AS_PRODUCED',
] as const;
export type ContractStructure = (typeof contractStructures)[number];

export const pricingTypes = ['FIXED_PRICING', 'HYBRID_PRICING', 'VARIABLE_PRICING'] as const;
export type PricingType = (typeof pricingTypes)[number];

export const indexingTypes = ['MIBEL', 'OTHER'] as const;
export const projectPhases = ['UNDER_LICENSING', 'UNDER_CONSTRUCTION', 'UNDER_EXPLORATION'] as const;
export type ProjectPhase = (typeof projectPhases)[number];
export const lifetimeBands = ['10-15', '15-20', '20-25', '25-30', '35-40', '40+'] as const;
export const parties = ['BUYER', 'SELLER'] as const;
export type Party = (typeof parties)[number];
export const guarantees = ['YES', 'NO'] as const;
export const contractDurations = [
  'LESS_THAN_5_YEARS',
  'BETWEEN_5_AND_10_YEARS',
  'BETWEEN_10_AND_15_YEARS',
  'MORE_THAN_15_YEARS',
] as const;
export type ContractDuration = (typeof contractDurations)[number];
export const offerStarts = ['IMMEDIATELY', 'SIX_MONTHS', 'ONE_YEAR', 'MORE_THAN_ONE_YEAR'] as const;
export type OfferStart = (typeof offerStarts)[number];
/** Whether energy is delivered to the grid, or only its price is settled. */
export const deliveryTypes = ['PHYSICAL', 'FINANCIAL'] as const;
export const guaranteesOfOrigin = ['INCLUDED', 'EXCLUDED', 'SEPARATE_PRICE'] as const;
export const statusesAtSignature = [
  'LAND_ACQUIRED',
  'PLANNING_SUBMITTED',
  'PLANNING_CONSENTED',
  'SHOVEL_READY',
  'UNDER_CONSTRUCTION',
  'UNDER_EXPLORATION',
] as const;
export const defaultConditions = [
  'FAILURE_TO_DELIVER_ENERGY',
  'FAILURE_TO_MAKE_PAYMENTS',
  'FAILURE_TO_MEET_PERFORMANCE_STANDARDS',
  'BREACH_OF_CONTRACTUAL_OBLIGATION',
  'REGULATORY_NON_COMPLIANCE',
  'OTHER',
] as const;
/** Settlement method, payment method and payment frequency share one list; forms offer a part of it for each. */
export const paymentTerms = [
  'MONTHLY',
  'QUARTERLY',
  'ANNUALLY',
  'BI_ANNUALLY',
  'PRE_PAYMENT',
  'MILESTONE_BASED',
  'UPON_INVOICE_SUBMISSION',
  'PERFORM_BASED',
] as const;
export const paymentFrequencies = ['MONTHLY', 'QUARTERLY', 'BI_ANNUALLY', 'ANNUALLY'] as const;
export const paymentOccasions = ['PRE_PAYMENT', 'MILESTONE_BASED', 'UPON_INVOICE_SUBMISSION', 'PERFORM_BASED'] as const;
export const measurementMethods = ['ESTIMATION', 'METER_COUNTER'] as const;
export const ratePeriods = ['PER_DAY', 'PER_MONTH', 'PER_YEAR'] as const;
export const capacityUnits = ['KW', 'MW', 'GW'] as const;
export const energyUnits = ['KWh', 'MWh', 'GWh'] as const;
export const energyRisks = ['PRICE', 'VOLUME', 'BALANCING'] as const;
export const documentStatuses = ['PENDING', 'VALIDATED', 'REJECTED'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
export const sortOrders = ['asc', 'desc'] as const;
