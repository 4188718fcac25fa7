// An invented contract, in which every term is agreed: with it administrators see what a clause text becomes.
import type { PricingType } from '@wattpact/domain/terms/enumerations';
import { unusedPricing } from '@wattpact/domain/terms/unused-pricing';
import type { PartiesAndTerms } from './contract-draft-words.ts';

const prices = { price: 42.5, indexingType: 'MIBEL', indexingPercentage: 30 };

const companies: PartiesAndTerms['companies'] = {
  seller: {
    name: 'Ventos do Marão, S.A.',
    country: 'portugal',
    fiscalNumber: '599999993',
    streetAddress: 'Rua do Moinho',
    houseNumber: '4',
    postalCode: '4600-123',
    city: 'Amarante',
  },
  buyer: {
    name: 'Fornos da Ria, Lda.',
    country: 'portugal',
    fiscalNumber: '599999985',
    streetAddress: 'Rua dos Oleiros',
    houseNumber: '12',
    postalCode: '3800-100',
    city: 'Aveiro',
  },
};

const commercialTerms = {
  statusAtSignature: 'SHOVEL_READY',
  settlementMethod: 'MONTHLY',
  paymentMethod: 'UPON_INVOICE_SUBMISSION',
  paymentFrequency: 'MONTHLY',
  measurementMethod: 'METER_COUNTER',
  receiptDate: '2028-02-01',
  latePaymentPenalty: 4,
  latePaymentPenaltyPeriod: 'PER_YEAR',
  priceEscalation: 1.5,
  priceEscalationPeriod: 'PER_YEAR',
  shortfallDeviationPrice: 8,
  excessDeviationPrice: 6.5,
  defaultConditions: ['REGULATORY_NON_COMPLIANCE'],
  terminationConditions: ['TERMINATION_BY_MUTUAL_AGREEMENT', 'INSOLVENCY'],
} as const;

/** With the fields that its pricing has, as a stored contract. */
export function sampleContract(pricingType: PricingType): PartiesAndTerms {
  const unused = unusedPricing(pricingType);
  const pricing = Object.fromEntries(Object.entries(prices).filter(([name]) => !unused.some((one) => one === name)));
  return {
    companies,
    terms: {
      name: 'PPA Parque Eólico do Marão',
      location: { parish: 'Ansiães', municipality: 'Amarante', country: 'portugal' },
      technologies: [{ type: 'ONSHORE_WIND', installedCapacity: 40, annualForecastCapacity: 20, lifetime: '25-30' }],
      currentProjectStatus: 'UNDER_CONSTRUCTION',
      financialConditions: {
        contractStructure: 'PAY_AS_PRODUCED',
        pricingType,
        ...pricing,
        totalPurchasedCapacity: 40,
        maximumAmountEnergyAllowed: 40,
        hasWarranties: true,
      },
      contractSignatureDate: '2027-09-15',
      expectedStartDate: '2028-01-01',
      expectedEndDate: '2037-12-31',
      annualVolume: 96_000,
      automaticRenewal: false,
      deliveryType: 'PHYSICAL',
      guaranteesOfOrigin: 'INCLUDED',
      responsibleForEnergyProgramming: 'SELLER',
      programmingUnit: 'PTWMAR01',
      additionalInformation: 'Ponto de ligação: subestação de Amarante.',
      extraClauses: [{ name: 'Sigilo', description: 'As partes não divulgam o preço.' }],
      commercialTerms: {
        ...commercialTerms,
        defaultConditions: [...commercialTerms.defaultConditions],
        terminationConditions: [...commercialTerms.terminationConditions],
        ...(unused.some((one) => one === 'indexingType') ? {} : { spotPercentage: 30 }),
      },
    },
  };
}
