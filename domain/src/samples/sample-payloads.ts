// Valid sample payloads for tests, journeys, benchmarks and the demo; each caller changes the fields that it needs.
import type { EnergyContractPayload } from '../energy-contracts/energy-contract.ts';
import type { LegalEntityPayload } from '../legal-entities/legal-entity.ts';
import type { OfferPayload } from '../offers/offer.ts';
import type { ProjectPayload } from '../projects/project.ts';

let counter = 0;

/** A Portuguese company number of the range that is not issued, valid and different on each call. */
export function nextFiscalNumber(): string {
  counter += 1;
  const digits = `59${String(2_000_00 + counter).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const rest = sum % 11;
  return `${digits}${rest < 2 ? 0 : 11 - rest}`;
}

type Changes<T> = Partial<T>;

export const legalEntityPayload = (
  files: LegalEntityPayload['files'],
  changes: Changes<LegalEntityPayload> = {},
): LegalEntityPayload => ({
  name: 'Ventos da Serra, S.A.',
  country: 'portugal',
  fiscalNumber: nextFiscalNumber(),
  streetAddress: 'Rua do Moinho 4',
  city: 'Castro Daire',
  postalCode: '3600-123',
  isMarketAgent: false,
  contact: { firstName: 'Ana', lastName: 'Moura', email: 'ana@serra.example', phone: '+351912345678' },
  representatives: [
    {
      firstName: 'Rita',
      lastName: 'Alves',
      email: 'rita@serra.example',
      authorizationLevel: 'attorney',
      role: 'contracting',
    },
  ],
  files,
  declaration: true,
  ...changes,
});

export const projectPayload = (
  sellerLegalEntityId: string,
  fileId: string,
  changes: Changes<ProjectPayload> = {},
): ProjectPayload => ({
  sellerLegalEntityId,
  designation: 'Parque Solar da Várzea',
  location: { parish: 'Várzea', municipality: 'Beja', country: 'portugal' },
  technologies: [{ type: 'SOLAR_POWER', installedCapacity: 40, annualForecastCapacity: 20, lifetime: '25-30' }],
  currentProjectStatus: 'UNDER_CONSTRUCTION',
  financialConditions: {
    contractStructure: ['PAY_AS_PRODUCED'],
    pricingType: 'FIXED_PRICING',
    price: 35.5,
    totalPurchasedCapacity: 40,
    maximumAmountEnergyAllowed: 30,
    provisionOfGuarantees: 'YES',
    allowFractionalCapacitySales: false,
    hasWarranties: false,
  },
  startDate: '2027-07-01',
  endDate: '2037-06-30',
  energyProgrammer: 'SELLER',
  deviationPayer: 'SELLER',
  isNegotiable: true,
  isPublishedInMarketplace: true,
  documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds: [fileId] }],
  ...changes,
});

export const offerPayload = (buyerLegalEntityId: string, changes: Changes<OfferPayload> = {}): OfferPayload => ({
  buyerLegalEntityId,
  name: 'Compra solar para fornos',
  country: 'portugal',
  technologies: ['SOLAR_POWER'],
  contractStructure: 'PAY_AS_PRODUCED',
  pricingType: 'FIXED_PRICING',
  price: 31.5,
  totalPurchasedCapacity: 20,
  provisionOfGuarantees: 'YES',
  allowMultipleEnergyContracts: false,
  hasWarranties: false,
  contractDuration: 'BETWEEN_5_AND_10_YEARS',
  startDate: 'SIX_MONTHS',
  isNegotiable: true,
  isPublishedInMarketplace: true,
  ...changes,
});

type VersionTerms = Omit<
  EnergyContractPayload,
  'firstPartyLegalEntityId' | 'roleInEnergyContract' | 'secondPartyFiscalInfo'
>;

/** The terms as a version of a contract template holds them. */
export const termsPayload = (changes: Changes<VersionTerms> = {}): VersionTerms => ({
  name: 'PPA Várzea–Barro Novo',
  location: { parish: 'Várzea', municipality: 'Beja', country: 'portugal' },
  technologies: [{ type: 'SOLAR_POWER' }],
  currentProjectStatus: 'UNDER_CONSTRUCTION',
  financialConditions: {
    contractStructure: 'PAY_AS_PRODUCED',
    pricingType: 'FIXED_PRICING',
    price: 34,
    totalPurchasedCapacity: 20,
    maximumAmountEnergyAllowed: 20,
    hasWarranties: false,
  },
  contractSignatureDate: '2026-11-16',
  expectedStartDate: '2027-07-01',
  expectedEndDate: '2037-06-30',
  responsibleForEnergyProgramming: 'SELLER',
  ...changes,
});

export const contractPayload = (
  firstPartyLegalEntityId: string,
  changes: Changes<EnergyContractPayload> = {},
): EnergyContractPayload => ({
  ...termsPayload(),
  firstPartyLegalEntityId,
  roleInEnergyContract: 'SELLER',
  secondPartyFiscalInfo: {
    country: 'portugal',
    fiscalNumber: '590110969',
    name: 'Cerâmica Barro Novo, S.A.',
    streetAddress: 'Rua dos Oleiros 12',
    city: 'Aveiro',
    postalCode: '3800-100',
  },
  ...changes,
});
