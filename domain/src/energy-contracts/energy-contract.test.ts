// The payload of an energy contract: every bound and one past it, all failing fields at once.
import { describe, expect, test } from 'vitest';
import { contractPayload as sampleContract } from '../samples/sample-payloads.ts';
import { accepted, letters, problemsOf } from '../testing/problems-of.ts';
import { energyContractPayload } from './energy-contract.ts';
import { energyContractSteps } from './energy-contract-sections.ts';
import { acceptedTerminationTypes, terminationReport } from './termination.ts';

const id = '01936b1e-0000-7000-8000-000000000001';
const second = {
  country: 'portugal',
  fiscalNumber: '590110969',
  name: 'Cerâmica Barro Novo, S.A.',
  streetAddress: 'Rua dos Oleiros 12',
  city: 'Aveiro',
  postalCode: '3800-100',
};
const sample = sampleContract(id);
const { hasWarranties: _warranties, ...conditions } = sample.financialConditions;
const contract = {
  ...sample,
  secondPartyFiscalInfo: second,
  technologies: ['SOLAR_POWER'],
  financialConditions: conditions,
};
const commercial = {
  statusAtSignature: 'SHOVEL_READY',
  settlementMethod: 'MONTHLY',
  paymentMethod: 'UPON_INVOICE_SUBMISSION',
  paymentFrequency: 'QUARTERLY',
  measurementMethod: 'METER_COUNTER',
  receiptDate: '2026-11-20',
  latePaymentPenalty: 2.5,
  latePaymentPenaltyPeriod: 'PER_MONTH',
  priceEscalation: 0,
  priceEscalationPeriod: 'PER_YEAR',
  shortfallDeviationPrice: 0,
  excessDeviationPrice: 999_999_999,
  defaultConditions: ['OTHER'],
  terminationConditions: ['FORCE_MAJEURE'],
};
const broken = [{ type: 'SOLAR_POWER', installedCapacity: 20, lifetime: '25-30' }];
const problems = (changes: object) => problemsOf(energyContractPayload, { ...contract, ...changes });
const withSecond = (changes: object) => problems({ secondPartyFiscalInfo: { ...second, ...changes } });
const withConditions = (changes: object) => problems({ financialConditions: { ...conditions, ...changes } });
const withCommercial = (changes: object) =>
  problems({ technologies: broken, commercialTerms: { ...commercial, ...changes } });

test('[CON-13, CON-62] a valid contract is accepted without any of the optional fields', () => {
  expect(problems({})).toEqual([]);
  expect(accepted(energyContractPayload, contract).technologies).toEqual([{ type: 'SOLAR_POWER' }]);
});

test('[CON-02] a company buys or sells, and nothing else', () => {
  for (const roleInEnergyContract of ['BUYER', 'SELLER']) expect(problems({ roleInEnergyContract })).toEqual([]);
  for (const roleInEnergyContract of ['seller', 'BROKER', '', 1])
    expect(problems({ roleInEnergyContract })[0]).toMatch(/^roleInEnergyContract: error_/);
});

test('[CON-10] the fuller model, clauses and documents are kept as they came', () => {
  const whole = {
    ...contract,
    technologies: [{ ...broken[0], outputPower: 18 }],
    commercialTerms: { ...commercial, spotPercentage: 12.5 },
    extraClauses: [{ type: 'Geral', name: 'Sigilo', description: 'Os termos são confidenciais.' }],
    documents: [{ fileId: id }],
  };
  expect(accepted(energyContractPayload, whole)).toMatchObject(whole);
});

test('[CON-14, CON-17, CON-39, CON-41, CON-42, CON-43, CON-57, CON-58, CON-59, CON-61] all that is missing is told at once', () => {
  expect(
    problemsOf(energyContractPayload, { secondPartyFiscalInfo: {}, location: {}, financialConditions: {} }),
  ).toEqual([
    'firstPartyLegalEntityId: error_required.first_party_legal_entity_id',
    'name: error_required.name',
    'roleInEnergyContract: error_required.role_in_energy_contract',
    'secondPartyFiscalInfo.country: error_required.country',
    'secondPartyFiscalInfo.fiscalNumber: error_required.fiscal_number',
    'secondPartyFiscalInfo.name: error_required.name',
    'secondPartyFiscalInfo.streetAddress: error_required.street_address',
    'secondPartyFiscalInfo.city: error_required.city',
    'secondPartyFiscalInfo.postalCode: error_required.postal_code',
    'location.parish: error_required.parish',
    'location.municipality: error_required.municipality',
    'location.country: error_required.country',
    'technologies: error_required.technologies',
    'currentProjectStatus: error_required.current_project_status',
    'financialConditions.contractStructure: error_required.contract_structure',
    'financialConditions.pricingType: error_required.pricing_type',
    'financialConditions.totalPurchasedCapacity: error_required.total_purchased_capacity',
    'financialConditions.maximumAmountEnergyAllowed: error_required.maximum_amount_energy_allowed',
    'contractSignatureDate: error_required.contract_signature_date',
    'expectedStartDate: error_required.expected_start_date',
    'expectedEndDate: error_required.expected_end_date',
    'responsibleForEnergyProgramming: error_required.responsible_for_energy_programming',
  ]);
});

describe('bounds of texts', () => {
  test.each([
    ['[CON-16] name', ['name'], 2, 100],
    ['[CON-29] second party', ['secondPartyFiscalInfo', 'name'], 2, 100],
    ['[CON-30] street', ['secondPartyFiscalInfo', 'streetAddress'], 2, 200],
    ['[CON-32] city', ['secondPartyFiscalInfo', 'city'], 2, 100],
    ['[CON-31] house number', ['secondPartyFiscalInfo', 'houseNumber'], 0, 20],
    ['[CON-37] parish', ['location', 'parish'], 2, 100],
    ['[CON-38] municipality', ['location', 'municipality'], 2, 100],
    ['[CON-63] programming unit', ['programmingUnit'], 0, 100],
    ['[CON-63] additional information', ['additionalInformation'], 0, 250],
  ] as const)('%s', (_title, [group, inner], min, max) => {
    const at = (value: string) =>
      problems({ [group]: inner ? { ...(contract[group as 'location'] as object), [inner]: value } : value });
    const path = [group, inner].filter(Boolean).join('.');
    expect(at(letters(max))).toEqual([]);
    expect(at(letters(max + 1))).toEqual([`${path}: error_max_length ${max}`]);
    expect(at(letters(Math.max(min, 1)))).toEqual([]);
    if (min === 2) expect(at('a')).toEqual([`${path}: error_min_length 2`]);
    if (min === 0) expect(at('  ')).toEqual([]);
  });
});

describe('second party', () => {
  test('[CON-18, CON-19, CON-23] the number is valid in its country', () => {
    for (const fiscalNumber of ['590110968', '59011096', 'B64717838'])
      expect(withSecond({ fiscalNumber })).toEqual([
        'secondPartyFiscalInfo.fiscalNumber: error_invalid.fiscal_number_invalid',
      ]);
    expect(withSecond({ country: 'spain', fiscalNumber: 'B64717838', postalCode: '28001' })).toEqual([]);
    expect(withSecond({ country: 'germany', fiscalNumber: 'DE136695976', postalCode: '10115' })).toEqual([]);
  });
  test('[CON-33, CON-34, CON-35] the postal code is its country’s', () => {
    expect(withSecond({ postalCode: '28001' })).toEqual([
      'secondPartyFiscalInfo.postalCode: error_invalid.postal_code_invalid_portugal',
    ]);
    expect(withSecond({ country: 'spain', fiscalNumber: 'B64717838' })).toEqual([
      'secondPartyFiscalInfo.postalCode: error_invalid.postal_code_invalid_spain',
    ]);
    expect(withSecond({ country: 'france', fiscalNumber: 'FR12', postalCode: '1' })).toEqual([
      'secondPartyFiscalInfo.postalCode: error_min_length 2',
    ]);
  });
  test('[CON-36] its codes follow their formats; the code of the unregistered is accepted', () => {
    expect(withSecond({ acerCode: 'acernonmp.eu', criaCode: 'ABC1234DE' })).toEqual([]);
    expect(withSecond({ acerCode: '1', criaCode: 'abc' })).toEqual([
      'secondPartyFiscalInfo.acerCode: error_invalid.acer_code_invalid',
      'secondPartyFiscalInfo.criaCode: error_invalid.cria_code_invalid',
    ]);
  });
  test('the number is stored bare', () => {
    const typed = { ...contract, secondPartyFiscalInfo: { ...second, fiscalNumber: 'PT 590 110 969' } };
    expect(accepted(energyContractPayload, typed).secondPartyFiscalInfo.fiscalNumber).toBe('590110969');
  });
});

describe('financial conditions', () => {
  test('[CON-44, CON-45] capacity and energy are above 0', () => {
    expect(withConditions({ totalPurchasedCapacity: 0, maximumAmountEnergyAllowed: 0 })).toEqual([
      'financialConditions.totalPurchasedCapacity: error_min_value 1',
      'financialConditions.maximumAmountEnergyAllowed: error_min_value 1',
    ]);
  });
  test('[CON-48, CON-49, CON-50] hybrid needs price, index and share', () => {
    expect(withConditions({ pricingType: 'hybrid', price: null })).toEqual([
      'financialConditions.price: error_required.price',
      'financialConditions.indexingType: error_required.indexing_type',
      'financialConditions.indexingPercentage: error_required.indexing_percentage',
    ]);
  });
  test('[CON-53, CON-54] what the pricing type does not use is cleared, not refused', () => {
    const all = { ...conditions, indexingType: 'MIBEL', indexingPercentage: 25 };
    const stored = (pricingType: string) =>
      accepted(energyContractPayload, { ...contract, financialConditions: { ...all, pricingType } })
        .financialConditions;
    expect(stored('FIXED_PRICING')).not.toHaveProperty('indexingType');
    expect(stored('VARIABLE_PRICING')).not.toHaveProperty('price');
    expect(stored('HYBRID_PRICING')).toMatchObject({ price: 34, indexingType: 'MIBEL', indexingPercentage: 25 });
  });
  test('[OFR-20] a contract has one structure', () => {
    expect(withConditions({ contractStructure: ['PAY_AS_PRODUCED'] })).toEqual([
      'financialConditions.contractStructure: error_invalid.contract_structure',
    ]);
  });
});

describe('[CON-11, CON-64] commercial terms', () => {
  test('are one group: complete, or not there', () => {
    expect(withCommercial({})).toEqual([]);
    for (const nothing of [null, {}, { receiptDate: null, spotPercentage: null }])
      expect(problems({ commercialTerms: nothing })).toEqual([]);
    const names = Object.keys(commercial);
    for (const name of names) {
      const [problem, ...more] = withCommercial({ [name]: null });
      expect([problem?.split(':')[0], more]).toEqual([`commercialTerms.${name}`, []]);
    }
  });
  test('[CON-65] they want installed capacity and lifetime of each technology', () => {
    expect(problems({ commercialTerms: commercial, technologies: ['SOLAR_POWER', ...broken] })).toEqual([
      'technologies.0.installedCapacity: error_required.installed_capacity',
      'technologies.0.lifetime: error_required.lifetime',
    ]);
  });
  test('[VAL-05, VAL-06] percentages are 0 to 100 with two decimals', () => {
    for (const name of ['latePaymentPenalty', 'priceEscalation', 'spotPercentage']) {
      for (const value of [0, 0.01, 100]) expect(withCommercial({ [name]: value })).toEqual([]);
      expect(withCommercial({ [name]: -0.01 })).toEqual([`commercialTerms.${name}: error_min_value 0`]);
      expect(withCommercial({ [name]: 100.01 })).toEqual([`commercialTerms.${name}: error_max_value 100`]);
      expect(withCommercial({ [name]: 0.001 })[0]).toMatch(`commercialTerms.${name}: error_invalid.`);
    }
  });
  test('[GEN-87, GEN-88] every payment term is accepted in each of the three fields', () => {
    expect(
      withCommercial({ settlementMethod: 'PRE_PAYMENT', paymentMethod: 'MONTHLY', paymentFrequency: 'PERFORM_BASED' }),
    ).toEqual([]);
  });
  test('[CON-81] conditions are lists with an entry at least; older reasons are accepted', () => {
    expect(withCommercial({ terminationConditions: [...acceptedTerminationTypes] })).toEqual([]);
    expect(withCommercial({ defaultConditions: [], terminationConditions: ['BOREDOM'] })).toEqual([
      'commercialTerms.defaultConditions: error_min_items 1',
      'commercialTerms.terminationConditions.0: error_invalid.termination_conditions',
    ]);
  });
});

describe('[CON-66, CON-67, CON-68] extra clauses', () => {
  const clause = (name: string, description: string, type?: string) =>
    problems({ extraClauses: [{ name, description, type }] });
  test('have a name of up to 99 and a description of up to 100 characters', () => {
    expect(clause(letters(99), letters(100), letters(100))).toEqual([]);
    expect(clause(letters(100), letters(101), letters(101))).toEqual([
      'extraClauses.0.type: error_max_length 100',
      'extraClauses.0.name: error_max_length 99',
      'extraClauses.0.description: error_max_length 100',
    ]);
    expect(clause('', ' ')).toEqual([
      'extraClauses.0.name: error_required.name',
      'extraClauses.0.description: error_required.description',
    ]);
  });
});

test('[CON-82] at most five documents', () => {
  const files = (count: number) => Array.from({ length: count }, () => id);
  expect(problems({ documents: files(5) })).toEqual([]);
  expect(problems({ documents: files(6) })).toEqual(['documents: error_max_items 5']);
});

test('[CON-85, CON-86] the wizard’s steps have every field of the payload once', () => {
  expect(Object.values(energyContractSteps).flat().toSorted()).toEqual(
    Object.keys(energyContractPayload.shape).toSorted(),
  );
});

describe('termination', () => {
  const report = (body: object) => problemsOf(terminationReport, body);
  test.each(acceptedTerminationTypes.filter((type) => type !== 'OTHER'))('%s needs no details', (terminationType) => {
    expect(report({ terminationType })).toEqual([]);
  });
  test('OTHER needs details of up to 500 characters, a reason is required', () => {
    expect(report({ terminationType: 'OTHER', details: letters(500) })).toEqual([]);
    expect(report({ terminationType: 'OTHER', details: letters(501) })).toEqual(['details: error_max_length 500']);
    for (const details of [undefined, null, '', '  '])
      expect(report({ terminationType: 'OTHER', details })).toEqual(['details: error_required.details']);
    expect(report({})).toEqual(['terminationType: error_required.termination_type']);
    expect(report({ terminationType: 'BOREDOM' })).toEqual(['terminationType: error_invalid.termination_type']);
  });
});
