// The payload of a project: every bound and one past it, all failing fields at once.
import { describe, expect, test } from 'vitest';
import { projectPayload as sampleProject } from '../samples/sample-payloads.ts';
import { accepted, letters, problemsOf } from '../testing/problems-of.ts';
import { projectPayload } from './project.ts';
import { projectSteps } from './project-sections.ts';

const id = '01936b1e-0000-7000-8000-000000000001';
const { isNegotiable: _negotiable, isPublishedInMarketplace: _published, ...sample } = sampleProject(id, id);
const { allowFractionalCapacitySales: _parts, hasWarranties: _warranties, ...conditions } = sample.financialConditions;
/** Without its flags. */
const project = { ...sample, financialConditions: conditions };
const problems = (changes: object) => problemsOf(projectPayload, { ...project, ...changes });
const withConditions = (changes: object) => problems({ financialConditions: { ...conditions, ...changes } });

test('[PRJ-20] a valid project is accepted; left-out flags have their defaults, publication on', () => {
  const { isNegotiable, isPublishedInMarketplace, financialConditions } = accepted(projectPayload, project);
  expect({ isNegotiable, isPublishedInMarketplace }).toEqual({ isNegotiable: true, isPublishedInMarketplace: true });
  expect(financialConditions).toMatchObject({ allowFractionalCapacitySales: false, hasWarranties: false });
});

test('[PRJ-04, PRJ-08, PRJ-09, PRJ-13, ERR-56] all that is missing is told at once', () => {
  const told = problemsOf(projectPayload, { location: {}, technologies: [], financialConditions: {} });
  expect(told).toEqual(
    expect.arrayContaining([
      'sellerLegalEntityId: error_required.seller_legal_entity_id',
      'designation: error_required.designation',
      'location.parish: error_required.parish',
      'location.municipality: error_required.municipality',
      'location.country: error_required.country',
      'technologies: error_min_items 1',
      'currentProjectStatus: error_required.current_project_status',
      'financialConditions.contractStructure: error_required.contract_structure',
      'financialConditions.pricingType: error_required.pricing_type',
      'financialConditions.totalPurchasedCapacity: error_required.total_purchased_capacity',
      'financialConditions.provisionOfGuarantees: error_required.provision_of_guarantees',
      'startDate: error_required.start_date',
      'endDate: error_required.end_date',
      'energyProgrammer: error_required.energy_programmer',
      'deviationPayer: error_required.deviation_payer',
      'documentations: error_required.documentations',
    ]),
  );
  // The sample has every required field, also one that is not listed here.
  expect(problemsOf(projectPayload, project)).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

test('[ERR-23] rules over several fields are told beside the faults of single fields', () => {
  expect(
    problems({
      designation: 'x',
      startDate: '2037-07-01',
      technologies: [{ type: 'SOLAR_POWER', installedCapacity: 41, annualForecastCapacity: 42 }],
      financialConditions: { ...conditions, price: undefined, maximumAmountEnergyAllowed: 41 },
      documentations: [],
    }),
  ).toEqual([
    'designation: error_min_length 2',
    'financialConditions.price: error_required.price',
    'technologies.0.annualForecastCapacity: error_technology.forecast_above_installed',
    'technologies: error_technology.installed_above_total',
    'financialConditions.maximumAmountEnergyAllowed: register_contract.error_maximum_amount_energy_allowed_greater_then_total_purchased_capacity',
    'endDate: register_contract.error_end_date_before_start_date',
    'documentations: error_min_documents 1',
  ]);
});

describe('bounds', () => {
  test('[PRJ-05] the designation has 2 to 100 characters', () => {
    for (const designation of ['ab', letters(100), '🌞'.repeat(100)]) expect(problems({ designation })).toEqual([]);
    expect(problems({ designation: 'a' })).toEqual(['designation: error_min_length 2']);
    expect(problems({ designation: letters(101) })).toEqual(['designation: error_max_length 100']);
  });
  test.each([
    ['[PRJ-06] parish', 'parish'],
    ['[PRJ-07] municipality', 'municipality'],
  ])('%s: 2 to 100', (_title, name) => {
    const at = (value: string) => problems({ location: { ...project.location, [name]: value } });
    for (const value of ['ab', letters(100)]) expect(at(value)).toEqual([]);
    expect(at('a')).toEqual([`location.${name}: error_min_length 2`]);
    expect(at(letters(101))).toEqual([`location.${name}: error_max_length 100`]);
  });
  test('[PRJ-12] additional information has at most 250 characters, and may be blank', () => {
    for (const additionalInformation of [letters(250), '', null])
      expect(problems({ additionalInformation })).toEqual([]);
    expect(problems({ additionalInformation: letters(251) })).toEqual(['additionalInformation: error_max_length 250']);
  });
  test('[PRJ-12] capacities are whole numbers of 1 to 999999999', () => {
    const most = { totalPurchasedCapacity: 999_999_999, maximumAmountEnergyAllowed: 1 };
    expect(withConditions(most)).toEqual([]);
    expect(withConditions({ ...most, totalPurchasedCapacity: 1_000_000_000 })).toEqual([
      'financialConditions.totalPurchasedCapacity: error_max_value 999999999',
    ]);
    expect(withConditions({ maximumAmountEnergyAllowed: 0 })).toEqual([
      'financialConditions.maximumAmountEnergyAllowed: error_min_value 1',
    ]);
    expect(withConditions({ totalPurchasedCapacity: 40.5 })).toEqual([
      'financialConditions.totalPurchasedCapacity: error_invalid.total_purchased_capacity',
    ]);
  });
  test('[CON-51, VAL-05, PRJ-10] the index share is 0 to 100 with two decimals', () => {
    const share = (indexingPercentage: number) =>
      withConditions({ pricingType: 'hybrid', indexingType: 'MIBEL', indexingPercentage });
    for (const value of [0, 0.01, 33.33, 100]) expect(share(value)).toEqual([]);
    expect(share(-0.01)).toEqual(['financialConditions.indexingPercentage: error_min_value 0']);
    expect(share(100.01)).toEqual(['financialConditions.indexingPercentage: error_max_value 100']);
    expect(share(33.333)).toEqual(['financialConditions.indexingPercentage: error_invalid.indexing_percentage']);
  });
  test('[PRJ-03] a project has one structure or several', () => {
    expect(withConditions({ contractStructure: ['PAY_AS_PRODUCED', 'BASELOAD_ANNUAL'] })).toEqual([]);
    expect(withConditions({ contractStructure: [] })).toEqual([
      'financialConditions.contractStructure: error_min_items 1',
    ]);
    expect(withConditions({ contractStructure: ['FREE'] })).toEqual([
      'financialConditions.contractStructure.0: error_invalid.contract_structure',
    ]);
    expect(withConditions({ contractStructure: 'PAY_AS_PRODUCED' })).toEqual([
      'financialConditions.contractStructure: error_invalid.contract_structure',
    ]);
  });
  test('[PRJ-14, PRJ-15] programmer and deviation payer are one of the parties', () => {
    expect(problems({ energyProgrammer: 'NOBODY', deviationPayer: 'buyer' })).toEqual([
      'energyProgrammer: error_invalid.energy_programmer',
      'deviationPayer: error_invalid.deviation_payer',
    ]);
  });
});

describe('[PRJ-11, PRJ-16] documentation', () => {
  const files = (count: number) => Array.from({ length: count }, () => id);
  test('the phase in which the project stands needs a document', () => {
    for (const documentations of [
      [],
      [{ phase: 'UNDER_LICENSING', fileIds: [id] }],
      [{ phase: 'UNDER_CONSTRUCTION', fileIds: [] }],
    ]) {
      expect(problems({ documentations })).toEqual(['documentations: error_min_documents 1']);
    }
  });
  test('five per phase at most, each phase once', () => {
    expect(problems({ documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds: files(5) }] })).toEqual([]);
    expect(problems({ documentations: [{ phase: 'UNDER_CONSTRUCTION', fileIds: files(6) }] })).toEqual([
      'documentations.0.fileIds: error_max_items 5',
    ]);
    const twice = { phase: 'UNDER_CONSTRUCTION', fileIds: [id] };
    expect(problems({ documentations: [twice, twice] })).toEqual(['documentations.1.phase: error_invalid.phase']);
  });
});

test('unknown fields and fields of the record are refused by name', () => {
  expect(problems({ status: 'approved', financialConditions: { ...conditions, currency: 'EUR' } })).toEqual([
    'financialConditions.currency: error_unknown_field',
    'status: error_unknown_field',
  ]);
});

test('[PRJ-18] the wizard’s steps have every field of the payload once', () => {
  expect(Object.values(projectSteps).flat().toSorted()).toEqual(Object.keys(projectPayload.shape).toSorted());
});
