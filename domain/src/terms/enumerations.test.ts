// The values that the requirements name, and which fields of the payloads take exactly these.
import { describe, expect, test } from 'vitest';
import { reviewStatuses } from '../access/review.ts';
import { bulkDecisions } from '../contract-decisions/bulk-decisions.ts';
import { marketKinds, type ReviewedKindName, recordKinds, reviewedKinds, searchableKinds } from '../records/kinds.ts';
import { schemaFields } from '../testing/payload-fields.ts';
import { mainCountries } from './countries.ts';
import * as lists from './enumerations.ts';

const fields = reviewedKinds.flatMap((kind) => schemaFields(kind).map((field) => ({ kind, ...field })));

/** The values of each field of this name, in whichever payload it is. */
const valuesOf = (...names: string[]) =>
  fields.filter(({ path, values }) => values.length > 0 && names.includes(path.split('.').at(-1) ?? ''));

const member = [
  ...['austria', 'belgium', 'bulgaria', 'croatia', 'cyprus', 'czech-republic', 'denmark', 'estonia', 'finland'],
  ...['france', 'germany', 'greece', 'hungary', 'ireland', 'italy', 'latvia', 'lithuania', 'luxembourg', 'malta'],
  ...['netherlands', 'poland', 'portugal', 'romania', 'slovakia', 'slovenia', 'spain', 'sweden'],
];

describe('the fields of the payloads take these values and no other', () => {
  test.each([
    ['[GEN-76, GEN-77] the 27 member states, in lower case with hyphens', member, ['country']],
    [
      '[GEN-79] technologies',
      ['HYDRO_POWER', 'OFFSHORE_WIND', 'ONSHORE_WIND', 'SOLAR_POWER', 'STORAGE', 'THERMAL_POWER'],
      ['type', 'technologies'],
    ],
    [
      '[GEN-80] contract structures',
      ['BASELOAD_MONTHLY', 'BASELOAD_ANNUAL', 'FIXED_HOURLY_PROFILE', 'PAY_AS_PRODUCED'],
      ['contractStructure'],
    ],
    [
      '[GEN-84] current statuses of a project',
      ['UNDER_LICENSING', 'UNDER_CONSTRUCTION', 'UNDER_EXPLORATION'],
      ['currentProjectStatus'],
    ],
    [
      '[GEN-85] statuses at the signature',
      [
        ...['LAND_ACQUIRED', 'PLANNING_SUBMITTED', 'PLANNING_CONSENTED'],
        ...['SHOVEL_READY', 'UNDER_CONSTRUCTION', 'UNDER_EXPLORATION'],
      ],
      ['statusAtSignature'],
    ],
    [
      '[GEN-86] conditions of default',
      [
        ...['FAILURE_TO_DELIVER_ENERGY', 'FAILURE_TO_MAKE_PAYMENTS', 'FAILURE_TO_MEET_PERFORMANCE_STANDARDS'],
        ...['BREACH_OF_CONTRACTUAL_OBLIGATION', 'REGULATORY_NON_COMPLIANCE', 'OTHER'],
      ],
      ['defaultConditions'],
    ],
    ['[GEN-89] methods of measurement', ['ESTIMATION', 'METER_COUNTER'], ['measurementMethod']],
    [
      '[GEN-90] periods of penalty and escalation',
      ['PER_DAY', 'PER_MONTH', 'PER_YEAR'],
      ['latePaymentPenaltyPeriod', 'priceEscalationPeriod'],
    ],
    ['[GEN-91] bands of lifetime', ['10-15', '15-20', '20-25', '25-30', '35-40', '40+'], ['lifetime']],
    [
      '[GEN-93] durations of an offer',
      ['LESS_THAN_5_YEARS', 'BETWEEN_5_AND_10_YEARS', 'BETWEEN_10_AND_15_YEARS', 'MORE_THAN_15_YEARS'],
      ['contractDuration'],
    ],
    [
      '[GEN-95] parties: role in the contract, energy programmer, deviation payer',
      ['BUYER', 'SELLER'],
      ['roleInEnergyContract', 'energyProgrammer', 'responsibleForEnergyProgramming', 'deviationPayer'],
    ],
    ['[GEN-96] guarantees', ['YES', 'NO'], ['provisionOfGuarantees']],
  ] as [string, readonly string[], string[]][])('%s', (_, values, names) => {
    const found = valuesOf(...names);
    expect(new Set(found.map(({ path }) => path.split('.').at(-1)))).toEqual(new Set(names));
    for (const field of found) expect([field.kind, field.path, field.values]).toEqual([field.kind, field.path, values]);
  });

  test('[GEN-94] an offer starts at one of four times', () => {
    const starts = valuesOf('startDate').map(({ kind, values }) => [kind, values]);
    expect(starts).toEqual([['offer', ['IMMEDIATELY', 'SIX_MONTHS', 'ONE_YEAR', 'MORE_THAN_ONE_YEAR']]]);
  });
});

test('[GEN-78] Portugal and Spain are the main countries', () => {
  expect(mainCountries).toEqual(['portugal', 'spain']);
});

test('[GEN-72, GEN-73, GEN-74] the other units are for reading alone: no field says in which one it is', () => {
  expect(lists.capacityUnits).toEqual(['KW', 'MW', 'GW']);
  expect(lists.energyUnits).toEqual(['KWh', 'MWh', 'GWh']);
  const units: string[] = [...lists.capacityUnits, ...lists.energyUnits];
  expect(fields.filter(({ values }) => values.some((value) => units.includes(value)))).toEqual([]);
});

test('[GEN-92] the risks of energy are named, and no field takes them', () => {
  expect(lists.energyRisks).toEqual(['PRICE', 'VOLUME', 'BALANCING']);
  expect(fields.filter(({ values }) => values.includes('BALANCING'))).toEqual([]);
});

test('[GEN-97, GEN-100, GEN-101] directions of sorting, decisions, validations of documents', () => {
  expect(lists.sortOrders).toEqual(['asc', 'desc']);
  expect(bulkDecisions).toEqual(['approve', 'reject']);
  expect(lists.documentStatuses).toEqual(['PENDING', 'VALIDATED', 'REJECTED']);
});

test('[GEN-98, GEN-99] what is searched, and what is on the market', () => {
  expect(new Set(searchableKinds.map((kind: ReviewedKindName) => recordKinds[kind].path))).toEqual(
    new Set(['energy-contracts', 'projects', 'offers']),
  );
  expect(marketKinds).toEqual(['PROJECT', 'OFFER']);
});

test('[GEN-104] the statuses of a review are in lower case', () => {
  expect(reviewStatuses).toEqual(['pending_validation', 'approved', 'rejected']);
});
