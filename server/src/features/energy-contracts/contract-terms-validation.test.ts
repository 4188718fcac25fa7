import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Body,
  changed,
  commercialTerms,
  conditions,
  type Faults,
  faultsOf,
  fullEntry,
  second,
  x,
} from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
});

const post = (body: unknown) => t.as(s.contracting).post('/api/energy-contracts', body);

const entry = (changes: Body) => ({ technologies: [{ type: 'SOLAR_POWER', ...changes }] });

const refused: [string, Body, Faults][] = [
  [
    '[CON-42] no structure',
    conditions({ contractStructure: undefined }),
    { 'financialConditions.contractStructure': 'error_required.contract_structure' },
  ],
  [
    '[CON-42] list of structures',
    conditions({ contractStructure: ['PAY_AS_PRODUCED'] }),
    { 'financialConditions.contractStructure': 'error_invalid.contract_structure' },
  ],
  [
    '[CON-43] no pricing type',
    conditions({ pricingType: undefined }),
    { 'financialConditions.pricingType': 'error_required.pricing_type' },
  ],
  [
    '[CON-43] unknown pricing type',
    conditions({ pricingType: 'FREE' }),
    { 'financialConditions.pricingType': 'error_invalid.pricing_type' },
  ],
  [
    '[CON-44] capacity of 0',
    conditions({ totalPurchasedCapacity: 0, maximumAmountEnergyAllowed: 1 }),
    {
      'financialConditions.totalPurchasedCapacity': 'error_min_value',
      'financialConditions.maximumAmountEnergyAllowed':
        'register_contract.error_maximum_amount_energy_allowed_greater_then_total_purchased_capacity',
    },
  ],
  [
    '[CON-44] no capacity',
    conditions({ totalPurchasedCapacity: undefined }),
    { 'financialConditions.totalPurchasedCapacity': 'error_required.total_purchased_capacity' },
  ],
  [
    '[CON-77] capacity of 20.5',
    conditions({ totalPurchasedCapacity: 20.5 }),
    { 'financialConditions.totalPurchasedCapacity': 'error_invalid.total_purchased_capacity' },
  ],
  [
    '[CON-78] capacity as text',
    conditions({ totalPurchasedCapacity: '20' }),
    { 'financialConditions.totalPurchasedCapacity': 'error_invalid.total_purchased_capacity' },
  ],
  [
    '[CON-45] energy of 0',
    conditions({ maximumAmountEnergyAllowed: 0 }),
    { 'financialConditions.maximumAmountEnergyAllowed': 'error_min_value' },
  ],
  [
    '[CON-46, CON-47, ERR-63] energy above capacity',
    conditions({ maximumAmountEnergyAllowed: 21 }),
    {
      'financialConditions.maximumAmountEnergyAllowed':
        'register_contract.error_maximum_amount_energy_allowed_greater_then_total_purchased_capacity',
    },
  ],
  [
    '[CON-48, CON-76] fixed without price',
    conditions({ price: null }),
    { 'financialConditions.price': 'error_required.price' },
  ],
  [
    '[CON-48, CON-49, CON-50] hybrid without anything',
    conditions({ pricingType: 'HYBRID_PRICING', price: undefined }),
    {
      'financialConditions.price': 'error_required.price',
      'financialConditions.indexingType': 'error_required.indexing_type',
      'financialConditions.indexingPercentage': 'error_required.indexing_percentage',
    },
  ],
  [
    '[CON-49] variable without index',
    conditions({ pricingType: 'variable' }),
    { 'financialConditions.indexingType': 'error_required.indexing_type' },
  ],
  [
    '[CON-49] the word OTHER',
    conditions({ pricingType: 'variable', indexingType: 'OTHER' }),
    { 'financialConditions.indexingType': 'error_invalid.indexing_type' },
  ],
  [
    '[CON-51] percentage of -0.01',
    conditions({ pricingType: 'hybrid', indexingType: 'MIBEL', indexingPercentage: -0.01 }),
    { 'financialConditions.indexingPercentage': 'error_min_value' },
  ],
  [
    '[CON-51] percentage of 100.01',
    conditions({ pricingType: 'hybrid', indexingType: 'MIBEL', indexingPercentage: 100.01 }),
    { 'financialConditions.indexingPercentage': 'error_max_value' },
  ],
  [
    '[CON-74] percentage of 50.005',
    conditions({ pricingType: 'hybrid', indexingType: 'MIBEL', indexingPercentage: 50.005 }),
    { 'financialConditions.indexingPercentage': 'error_invalid.indexing_percentage' },
  ],
  ['[CON-52] price of 0', conditions({ price: 0 }), { 'financialConditions.price': 'error_min_value' }],
  [
    '[CON-52] price of a thousand million',
    conditions({ price: 1_000_000_000 }),
    { 'financialConditions.price': 'error_max_value' },
  ],
  ['[CON-75] price of 34.125', conditions({ price: 34.125 }), { 'financialConditions.price': 'error_invalid.price' }],
  ['[CON-57] signature date', { contractSignatureDate: '2026-02-30' }, { contractSignatureDate: 'error_invalid.date' }],
  ['[CON-58] start date', { expectedStartDate: '01/07/2027' }, { expectedStartDate: 'error_invalid.date' }],
  ['[CON-59] end date', { expectedEndDate: undefined }, { expectedEndDate: 'error_required.expected_end_date' }],
  [
    '[CON-60, ERR-62] end before start',
    { expectedEndDate: '2027-06-30' },
    { expectedEndDate: 'register_contract.error_end_date_before_start_date' },
  ],
  [
    '[CON-61] programmer',
    { responsibleForEnergyProgramming: 'NOBODY' },
    { responsibleForEnergyProgramming: 'error_invalid.responsible_for_energy_programming' },
  ],
  ['[CON-63] information of 251', { additionalInformation: x(251) }, { additionalInformation: 'error_max_length' }],
  ['[CON-63] programming unit of 101', { programmingUnit: x(101) }, { programmingUnit: 'error_max_length' }],
  [
    '[CON-11, CON-64] one commercial term alone',
    { commercialTerms: { spotPercentage: 10 } },
    {
      'commercialTerms.statusAtSignature': 'error_required.status_at_signature',
      'commercialTerms.settlementMethod': 'error_required.settlement_method',
      'commercialTerms.paymentMethod': 'error_required.payment_method',
      'commercialTerms.paymentFrequency': 'error_required.payment_frequency',
      'commercialTerms.measurementMethod': 'error_required.measurement_method',
      'commercialTerms.receiptDate': 'error_required.receipt_date',
      'commercialTerms.latePaymentPenalty': 'error_required.late_payment_penalty',
      'commercialTerms.latePaymentPenaltyPeriod': 'error_required.late_payment_penalty_period',
      'commercialTerms.priceEscalation': 'error_required.price_escalation',
      'commercialTerms.priceEscalationPeriod': 'error_required.price_escalation_period',
      'commercialTerms.shortfallDeviationPrice': 'error_required.shortfall_deviation_price',
      'commercialTerms.excessDeviationPrice': 'error_required.excess_deviation_price',
      'commercialTerms.defaultConditions': 'error_required.default_conditions',
      'commercialTerms.terminationConditions': 'error_required.termination_conditions',
      'technologies.0.installedCapacity': 'error_required.installed_capacity',
      'technologies.0.lifetime': 'error_required.lifetime',
    },
  ],
  [
    '[CON-65] the fuller model without breakdown',
    { commercialTerms },
    {
      'technologies.0.installedCapacity': 'error_required.installed_capacity',
      'technologies.0.lifetime': 'error_required.lifetime',
    },
  ],
  [
    '[CON-64] no default condition',
    { technologies: [fullEntry], commercialTerms: { ...commercialTerms, defaultConditions: [] } },
    { 'commercialTerms.defaultConditions': 'error_min_items' },
  ],
  [
    '[CON-81] unknown termination condition',
    { technologies: [fullEntry], commercialTerms: { ...commercialTerms, terminationConditions: ['WHIM'] } },
    { 'commercialTerms.terminationConditions.0': 'error_invalid.termination_conditions' },
  ],
  [
    '[CON-10] penalty of 101',
    { technologies: [fullEntry], commercialTerms: { ...commercialTerms, latePaymentPenalty: 101 } },
    { 'commercialTerms.latePaymentPenalty': 'error_max_value' },
  ],
  [
    '[CON-10] negative deviation price',
    { technologies: [fullEntry], commercialTerms: { ...commercialTerms, shortfallDeviationPrice: -1 } },
    { 'commercialTerms.shortfallDeviationPrice': 'error_min_value' },
  ],
  [
    '[CON-66] clause without name',
    { extraClauses: [{ description: 'y' }] },
    { 'extraClauses.0.name': 'error_required.name' },
  ],
  [
    '[CON-66] clause name of 100',
    { extraClauses: [{ name: x(100), description: 'y' }] },
    { 'extraClauses.0.name': 'error_max_length' },
  ],
  [
    '[CON-67] clause without description',
    { extraClauses: [{ name: 'y', description: '' }] },
    { 'extraClauses.0.description': 'error_required.description' },
  ],
  [
    '[CON-67] clause description of 101',
    { extraClauses: [{ name: 'y', description: x(101) }] },
    { 'extraClauses.0.description': 'error_max_length' },
  ],
  [
    '[CON-68] clause type of 101',
    { extraClauses: [{ type: x(101), name: 'y', description: 'y' }] },
    { 'extraClauses.0.type': 'error_max_length' },
  ],
  [
    '[CON-69] installed capacity of 0',
    entry({ installedCapacity: 0 }),
    { 'technologies.0.installedCapacity': 'error_min_value' },
  ],
  [
    '[CON-69] forecast of 0',
    entry({ annualForecastCapacity: 0 }),
    { 'technologies.0.annualForecastCapacity': 'error_min_value' },
  ],
  [
    '[CON-70] forecast above installed',
    entry({ installedCapacity: 10, annualForecastCapacity: 11 }),
    { 'technologies.0.annualForecastCapacity': 'error_technology.forecast_above_installed' },
  ],
  [
    '[CON-71] forecast above total',
    entry({ annualForecastCapacity: 21 }),
    { 'technologies.0.annualForecastCapacity': 'error_technology.forecast_above_total' },
  ],
  ['[CON-72] lifetime', entry({ lifetime: '30-35' }), { 'technologies.0.lifetime': 'error_invalid.lifetime' }],
  [
    '[CON-73] installed above total, added up',
    {
      technologies: [
        { type: 'SOLAR_POWER', installedCapacity: 11 },
        { type: 'STORAGE', installedCapacity: 10 },
      ],
    },
    { technologies: 'error_technology.installed_above_total' },
  ],
  [
    '[CON-12] unknown field of a technology',
    entry({ colour: 'red' }),
    { 'technologies.0.colour': 'error_unknown_field' },
  ],
  [
    '[CON-82] six documents',
    { documents: Array.from({ length: 6 }, () => crypto.randomUUID()) },
    { documents: 'error_max_items' },
  ],
  [
    '[CON-82] an unknown document',
    { documents: ['0198c2f0-0000-7000-8000-000000000000'] },
    { 'documents.0': 'error_invalid.file' },
  ],
  ['unknown field', { colour: 'red' }, { colour: 'error_unknown_field' }],
];

test.each(refused)('%s is refused at its field', async (_title, changes, expected) => {
  const answer = await post(changed(s.payload(), changes));
  expect(answer.status).toBe(400);
  expect(faultsOf(answer)).toEqual(expected);
});

describe('accepted', () => {
  const accepted: [string, Body, Body][] = [
    ['[CON-16] names of 2 and 100', { name: 'ab' }, { name: 'ab' }],
    ['[CON-16] a name of 100', { name: x(100) }, { name: x(100) }],
    [
      '[CON-31, CON-36, CON-62] optional fields of the second party',
      second({ houseNumber: x(20), acerCode: 'acernonmp.eu', criaCode: 'ABC1234DE' }),
      { secondPartyFiscalInfo: { houseNumber: x(20), acerCode: 'ACERNONMP.EU', criaCode: 'ABC1234DE' } },
    ],
    [
      '[CON-35] a Spanish second party',
      second({ country: 'spain', fiscalNumber: 'ES B-64717838', postalCode: '28001' }),
      { secondPartyFiscalInfo: { fiscalNumber: 'B64717838' } },
    ],
    ['[CON-13] a bare technology', { technologies: ['STORAGE'] }, { technologies: [{ type: 'STORAGE' }] }],
    ['[CON-60] equal dates', { expectedEndDate: '2027-07-01' }, { expectedEndDate: '2027-07-01' }],
    [
      '[CON-51, CON-74] hybrid with 0 %',
      conditions({ pricingType: 'hybrid', indexingType: 'MIBEL', indexingPercentage: 0 }),
      {
        financialConditions: { pricingType: 'HYBRID_PRICING', price: 34, indexingType: 'MIBEL', indexingPercentage: 0 },
      },
    ],
    [
      '[CON-51] hybrid with 100 % of another index',
      conditions({ pricingType: 'hybrid', indexingType: 'TTF', indexingPercentage: 100 }),
      { financialConditions: { indexingType: 'TTF', indexingPercentage: 100 } },
    ],
    ['[CON-52] the lowest price', conditions({ price: 0.01 }), { financialConditions: { price: 0.01 } }],
    ['[CON-52] the highest price', conditions({ price: 999_999_999 }), { financialConditions: { price: 999_999_999 } }],
    ['[CON-46, CON-71, CON-73] figures at their bounds', { technologies: [fullEntry] }, { technologies: [fullEntry] }],
    [
      '[CON-10, CON-11, CON-64, CON-65, CON-81] the fuller model',
      { technologies: [fullEntry], commercialTerms },
      { commercialTerms },
    ],
    [
      '[CON-66, CON-67, CON-68] a clause at its bounds',
      { extraClauses: [{ type: x(100), name: x(99), description: x(100) }] },
      { extraClauses: [{ type: x(100), name: x(99), description: x(100) }] },
    ],
    [
      '[CON-63] long texts at their bounds',
      { additionalInformation: x(250), programmingUnit: x(100) },
      { additionalInformation: x(250), programmingUnit: x(100) },
    ],
    ['null and blank mean absent', { additionalInformation: '', programmingUnit: null, extraClauses: null }, {}],
  ];
  test.each(accepted)('%s', async (_title, changes, expected) => {
    const answer = await post(changed(s.payload(), changes));
    expect(answer).toMatchObject({ status: 201, body: expected });
  });

  test('fields that the pricing type does not use are cleared', async () => {
    const fixed = await post(changed(s.payload(), conditions({ indexingType: 'MIBEL', indexingPercentage: 10 })));
    expect(fixed.body.financialConditions).not.toHaveProperty('indexingType');
    expect(fixed.body.financialConditions).not.toHaveProperty('indexingPercentage');
    const variable = await post(
      changed(s.payload(), conditions({ pricingType: 'variable', indexingType: 'MIBEL', indexingPercentage: 10 })),
    );
    expect(variable.body.financialConditions).toMatchObject({ pricingType: 'VARIABLE_PRICING', indexingType: 'MIBEL' });
    expect(variable.body.financialConditions).not.toHaveProperty('price');
    expect(variable.body.financialConditions).not.toHaveProperty('indexingPercentage');
  });

  test('[CON-28] a second party that is registered but not approved refuses nothing', async () => {
    const pending = await t.make.entity(s.stranger, { status: 'pending_validation' });
    expect((await post(changed(s.payload(), second({ fiscalNumber: pending.fiscalNumber })))).status).toBe(201);
  });
});
