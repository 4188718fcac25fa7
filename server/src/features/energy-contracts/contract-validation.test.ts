import { beforeAll, expect, test } from 'vitest';
import { type Body, changed, type Faults, faultsOf, second, x } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
});

const post = (body: unknown) => t.as(s.contracting).post('/api/energy-contracts', body);

test('[CON-01, CON-03, CON-04, CON-05, CON-06, CON-07, CON-08, CON-14, CON-41, CON-57, CON-58, CON-59, CON-61, CON-80] an empty body names every missing field at once', async () => {
  const answer = await post({});
  expect(answer).toMatchObject({ status: 400, body: { code: 'error_invalid_input' } });
  expect(faultsOf(answer)).toEqual({
    firstPartyLegalEntityId: 'error_required.first_party_legal_entity_id',
    name: 'error_required.name',
    roleInEnergyContract: 'error_required.role_in_energy_contract',
    secondPartyFiscalInfo: 'error_required.second_party_fiscal_info',
    location: 'error_required.location',
    technologies: 'error_required.technologies',
    currentProjectStatus: 'error_required.current_project_status',
    financialConditions: 'error_required.financial_conditions',
    contractSignatureDate: 'error_required.contract_signature_date',
    expectedStartDate: 'error_required.expected_start_date',
    expectedEndDate: 'error_required.expected_end_date',
    responsibleForEnergyProgramming: 'error_required.responsible_for_energy_programming',
  });
});

const refused: [string, Body, Faults][] = [
  [
    '[CON-02] role',
    { roleInEnergyContract: 'BROKER' },
    { roleInEnergyContract: 'error_invalid.role_in_energy_contract' },
  ],
  ['[CON-16] name of 1', { name: 'x' }, { name: 'error_min_length' }],
  ['[CON-16] name of 101', { name: x(101) }, { name: 'error_max_length' }],
  [
    '[CON-17] no number',
    second({ fiscalNumber: undefined }),
    { 'secondPartyFiscalInfo.fiscalNumber': 'error_required.fiscal_number' },
  ],
  [
    '[CON-17] blank number',
    second({ fiscalNumber: ' ' }),
    { 'secondPartyFiscalInfo.fiscalNumber': 'error_required.fiscal_number' },
  ],
  [
    '[CON-18] number of 8',
    second({ fiscalNumber: '59010137' }),
    { 'secondPartyFiscalInfo.fiscalNumber': 'error_invalid.fiscal_number_invalid' },
  ],
  [
    '[CON-19] check digit',
    second({ fiscalNumber: '590101376' }),
    { 'secondPartyFiscalInfo.fiscalNumber': 'error_invalid.fiscal_number_invalid' },
  ],
  [
    '[CON-19] the Portuguese number in Spain',
    second({ country: 'spain', postalCode: '28001' }),
    { 'secondPartyFiscalInfo.fiscalNumber': 'error_invalid.fiscal_number_invalid' },
  ],
  [
    '[CON-03] country of the second party',
    second({ country: 'brazil' }),
    { 'secondPartyFiscalInfo.country': 'error_invalid.country' },
  ],
  ['[CON-29] second name of 1', second({ name: 'x' }), { 'secondPartyFiscalInfo.name': 'error_min_length' }],
  ['[CON-29] second name of 101', second({ name: x(101) }), { 'secondPartyFiscalInfo.name': 'error_max_length' }],
  [
    '[CON-30] street of 1',
    second({ streetAddress: 'x' }),
    { 'secondPartyFiscalInfo.streetAddress': 'error_min_length' },
  ],
  [
    '[CON-30] street of 201',
    second({ streetAddress: x(201) }),
    { 'secondPartyFiscalInfo.streetAddress': 'error_max_length' },
  ],
  [
    '[CON-31] house number of 21',
    second({ houseNumber: x(21) }),
    { 'secondPartyFiscalInfo.houseNumber': 'error_max_length' },
  ],
  ['[CON-32] city of 1', second({ city: 'x' }), { 'secondPartyFiscalInfo.city': 'error_min_length' }],
  ['[CON-32] city of 101', second({ city: x(101) }), { 'secondPartyFiscalInfo.city': 'error_max_length' }],
  [
    '[CON-33] postal code of 1',
    second({ country: 'france', fiscalNumber: 'FR 12 345678901', postalCode: '7' }),
    { 'secondPartyFiscalInfo.postalCode': 'error_min_length' },
  ],
  [
    '[CON-34] Portuguese postal code',
    second({ postalCode: '3800100' }),
    { 'secondPartyFiscalInfo.postalCode': 'error_invalid.postal_code_invalid_portugal' },
  ],
  [
    '[CON-35] Spanish postal code',
    second({ country: 'spain', fiscalNumber: 'B64717838', postalCode: '2800' }),
    { 'secondPartyFiscalInfo.postalCode': 'error_invalid.postal_code_invalid_spain' },
  ],
  [
    '[CON-36] ACER code',
    second({ acerCode: '12345678.AB' }),
    { 'secondPartyFiscalInfo.acerCode': 'error_invalid.acer_code_invalid' },
  ],
  [
    '[CON-36] CRIA code',
    second({ criaCode: 'AB1234CD' }),
    { 'secondPartyFiscalInfo.criaCode': 'error_invalid.cria_code_invalid' },
  ],
  ['[CON-37] parish of 1', { 'location.parish': 'x' }, { 'location.parish': 'error_min_length' }],
  ['[CON-37] parish of 101', { 'location.parish': x(101) }, { 'location.parish': 'error_max_length' }],
  ['[CON-38] municipality of 1', { 'location.municipality': 'x' }, { 'location.municipality': 'error_min_length' }],
  [
    '[CON-38] municipality of 101',
    { 'location.municipality': x(101) },
    { 'location.municipality': 'error_max_length' },
  ],
  ['[CON-39] no country', { 'location.country': undefined }, { 'location.country': 'error_required.country' }],
  ['[CON-40] no technology', { technologies: [] }, { technologies: 'error_min_items' }],
  ['[CON-40] unknown technology', { technologies: ['COAL'] }, { 'technologies.0': 'error_invalid.technology' }],
  [
    '[CON-41] phase',
    { currentProjectStatus: 'DREAMT' },
    { currentProjectStatus: 'error_invalid.current_project_status' },
  ],
];

test.each(refused)('%s is refused at its field', async (_title, changes, expected) => {
  const answer = await post(changed(s.payload(), changes));
  expect(answer.status).toBe(400);
  expect(faultsOf(answer)).toEqual(expected);
});

test('[CON-20, ERR-61] a second party with the number of the first, also with prefix and spaces', async () => {
  for (const fiscalNumber of [s.seller.fiscalNumber, `PT ${s.seller.fiscalNumber}`]) {
    const answer = await post(changed(s.payload(), second({ fiscalNumber })));
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toEqual({
      'secondPartyFiscalInfo.fiscalNumber': 'register_contract.error_same_fiscal_number',
    });
  }
});
