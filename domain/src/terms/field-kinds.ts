// The kind of every field of the payloads, declared once: its unit and decimals, the labels of its values, how two
// values compare, and which fields only make sense together. Pages, histories, comparisons, documents, files and forms
// read it.
import type { ContractAmendment } from '../energy-contracts/amendment.ts';
import type { EnergyContractPayload } from '../energy-contracts/energy-contract.ts';
import type { LegalEntityPayload } from '../legal-entities/legal-entity.ts';
import type { OfferPayload } from '../offers/offer.ts';
import type { ProjectPayload } from '../projects/project.ts';
import type { RecordKindName } from '../records/kinds.ts';

/**
 * The last part of each path in a payload: `price`. A list of objects has a name, and so have the fields of its
 * objects.
 */
export type LeafOf<Payload> = Payload extends object
  ? { [Name in keyof Payload & string]-?: LeafIn<Name, NonNullable<Payload[Name]>> }[keyof Payload & string]
  : never;
type LeafIn<Name extends string, Value> = Value extends readonly (infer Item)[]
  ? Name | (Item extends object ? LeafOf<Item> : never)
  : Value extends object
    ? LeafOf<Value>
    : Name;

/** Amounts with a unit. `energy` reads in GWh from 10,000 MWh on. */
export const quantities = {
  price: { unit: '€/MWh', leastDecimals: 2, mostDecimals: 2, typedDecimals: 2, best: 'lowest' },
  power: { unit: 'MW', leastDecimals: 0, mostDecimals: 2, typedDecimals: 0 },
  energy: { unit: 'MWh', leastDecimals: 0, mostDecimals: 2, typedDecimals: 0 },
  percent: { unit: '%', leastDecimals: 0, mostDecimals: 2, typedDecimals: 2 },
} as const satisfies Record<string, Quantity>;

export interface Quantity {
  unit: string;
  leastDecimals: number;
  mostDecimals: number;
  /** How many decimals a form accepts. */
  typedDecimals: number;
  /** A comparison marks the best of several values, where one direction is better for every reader. */
  best?: 'lowest' | 'highest';
}
export type QuantityName = keyof typeof quantities;

/** Fields that only make sense together: an edit of one of them keeps all of them. */
export type FieldGroup = 'pricing' | 'place' | 'latePayment' | 'escalation';

interface Common {
  group?: FieldGroup;
  /** The column's short name in a file and in a table, where it is not the field's own. */
  column?: string;
}
export type FieldKind = Common &
  (
    | { as: 'text' | 'prose' | 'code' | 'date' | 'record' | QuantityName }
    /** What an absent value means; null where it says nothing. */
    | { as: 'flag'; absent: boolean | null }
    /**
     * One value or several of an enumeration: their labels are at the key `words`, in the namespace `common` unless
     * another one is named. With `orText`, a value without a label is free text.
     */
    | { as: 'choice'; words: string; orText?: true }
    /** A list of objects, which are shown one by one. */
    | { as: 'technologies' | 'people' | 'files' | 'clauses' }
  );

type Field = LeafOf<ProjectPayload> | LeafOf<OfferPayload> | LeafOf<EnergyContractPayload> | LeafOf<LegalEntityPayload>;

export type { Field };

/** Does not compile when a field is missing here. */
export const fieldKinds = {
  // Parties
  sellerLegalEntityId: { as: 'record' },
  buyerLegalEntityId: { as: 'record' },
  firstPartyLegalEntityId: { as: 'record' },
  negotiationId: { as: 'record' },
  projectId: { as: 'record' },
  roleInEnergyContract: { as: 'choice', words: 'party', column: 'role' },
  energyProgrammer: { as: 'choice', words: 'party' },
  deviationPayer: { as: 'choice', words: 'party' },
  responsibleForEnergyProgramming: { as: 'choice', words: 'party' },
  programmingUnit: { as: 'text' },

  // Identity and place
  designation: { as: 'text', column: 'name' },
  name: { as: 'text' },
  description: { as: 'prose' },
  additionalInformation: { as: 'prose' },
  parish: { as: 'text', group: 'place' },
  municipality: { as: 'text', group: 'place', column: 'place' },
  country: { as: 'choice', words: 'country', group: 'place' },
  technologies: { as: 'technologies', column: 'technology' },
  type: { as: 'choice', words: 'technology' },
  installedCapacity: { as: 'power' },
  annualForecastCapacity: { as: 'power' },
  outputPower: { as: 'power' },
  lifetime: { as: 'choice', words: 'lifetime' },
  currentProjectStatus: { as: 'choice', words: 'project_phase', column: 'phase' },
  extraClauses: { as: 'clauses' },

  // Price and volume
  contractStructure: { as: 'choice', words: 'contract_structure', column: 'structure' },
  pricingType: { as: 'choice', words: 'pricing_type', group: 'pricing', column: 'pricing' },
  price: { as: 'price', group: 'pricing' },
  indexingType: { as: 'choice', words: 'indexing_type', orText: true, group: 'pricing' },
  indexingPercentage: { as: 'percent', group: 'pricing' },
  totalPurchasedCapacity: { as: 'power', column: 'capacity' },
  annualVolume: { as: 'energy', column: 'volume' },
  maximumAmountEnergyAllowed: { as: 'energy', column: 'energy' },
  deliveryType: { as: 'choice', words: 'delivery_type', column: 'delivery' },
  guaranteesOfOrigin: { as: 'choice', words: 'guarantees_of_origin' },
  allowFractionalCapacitySales: { as: 'flag', absent: false },
  allowMultipleEnergyContracts: { as: 'flag', absent: false },

  // Dates
  startDate: { as: 'date', column: 'start' },
  endDate: { as: 'date', column: 'end' },
  contractSignatureDate: { as: 'date', column: 'signed' },
  expectedStartDate: { as: 'date', column: 'start' },
  expectedEndDate: { as: 'date', column: 'end' },
  contractDuration: { as: 'choice', words: 'contract_duration', column: 'duration' },
  automaticRenewal: { as: 'flag', absent: null, column: 'renewal' },

  // Guarantees and commercial terms
  provisionOfGuarantees: { as: 'choice', words: 'guarantees' },
  hasWarranties: { as: 'flag', absent: false },
  isNegotiable: { as: 'flag', absent: true },
  statusAtSignature: { as: 'choice', words: 'status_at_signature' },
  settlementMethod: { as: 'choice', words: 'payment_term' },
  paymentMethod: { as: 'choice', words: 'payment_term' },
  paymentFrequency: { as: 'choice', words: 'payment_term' },
  measurementMethod: { as: 'choice', words: 'measurement_method' },
  receiptDate: { as: 'date' },
  latePaymentPenalty: { as: 'percent', group: 'latePayment' },
  latePaymentPenaltyPeriod: { as: 'choice', words: 'rate_period', group: 'latePayment' },
  priceEscalation: { as: 'percent', group: 'escalation' },
  priceEscalationPeriod: { as: 'choice', words: 'rate_period', group: 'escalation' },
  shortfallDeviationPrice: { as: 'price' },
  excessDeviationPrice: { as: 'price' },
  spotPercentage: { as: 'percent' },
  defaultConditions: { as: 'choice', words: 'default_condition' },
  terminationConditions: { as: 'choice', words: 'energyContracts:termination_type' },

  // Companies and people
  fiscalNumber: { as: 'code', column: 'number' },
  permanentCertificate: { as: 'code' },
  acerCode: { as: 'code' },
  criaCode: { as: 'code' },
  isMarketAgent: { as: 'flag', absent: false, column: 'marketAgent' },
  streetAddress: { as: 'text', column: 'address' },
  houseNumber: { as: 'text' },
  city: { as: 'text' },
  postalCode: { as: 'code' },
  representatives: { as: 'people' },
  firstName: { as: 'text' },
  lastName: { as: 'text' },
  email: { as: 'text' },
  phone: { as: 'text' },
  role: { as: 'choice', words: 'entity_role' },
  authorizationLevel: { as: 'choice', words: 'authorization_level' },
  declaration: { as: 'flag', absent: false },

  // Documents and publication
  documentations: { as: 'files' },
  documents: { as: 'files' },
  files: { as: 'files' },
  fileIds: { as: 'files' },
  fileId: { as: 'record' },
  phase: { as: 'choice', words: 'project_phase' },
  category: { as: 'choice', words: 'legalEntity:file_category' },
  isPublishedInMarketplace: { as: 'flag', absent: true, column: 'market' },
} as const satisfies Record<Field, FieldKind>;

/** The kind of a field in one kind of record, or in one list of objects, where it differs from the general one. */
const elsewhere: Readonly<Partial<Record<RecordKindName | Field, Partial<Record<Field, FieldKind>>>>> = {
  offer: {
    startDate: { as: 'choice', words: 'offer_start', column: 'start' },
    // An offer looks for technologies without figures.
    technologies: { as: 'choice', words: 'technology', column: 'technology' },
  },
  extraClauses: { type: { as: 'text' } },
  energy_contract: { category: { as: 'choice', words: 'energyContracts:documentation.category' } },
  documents: { category: { as: 'choice', words: 'energyContracts:documentation.category' } },
};

/** What the amendment of a contract says of itself, beside the payload. */
const amendmentKinds: Readonly<Record<Exclude<keyof ContractAmendment, Field>, FieldKind>> = {
  reason: { as: 'choice', words: 'energyContracts:amendment.reason' },
  details: { as: 'prose' },
  effectiveDate: { as: 'date' },
};
const isOfAmendment = (name: string, of?: string): name is keyof typeof amendmentKinds =>
  of === 'energy_contract' && Object.hasOwn(amendmentKinds, name);

const isField = (name: string): name is Field => Object.hasOwn(fieldKinds, name);

/** @param of the kind of record (`offer`), or the list of objects (`extraClauses`), in which the name stands */
export function kindOfField(name: string, of?: string): FieldKind | undefined {
  if (isOfAmendment(name, of)) return amendmentKinds[name];
  if (!isField(name)) return undefined;
  const meant: Partial<Record<string, Partial<Record<Field, FieldKind>>>> = elsewhere;
  return (of === undefined ? undefined : meant[of]?.[name]) ?? fieldKinds[name];
}

export const isQuantity = (as: FieldKind['as']): as is QuantityName => Object.hasOwn(quantities, as);

/** The last name of a path: `price` of `financialConditions.price`. */
export const leafOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
