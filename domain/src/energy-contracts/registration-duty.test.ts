// The duty to register and its clock, with the vectors of the directive's test.
import { describe, expect, test } from 'vitest';
import { type RegistrationFacts, type RegistrationTerms, registrationOf } from './registration-duty.ts';

const facts: RegistrationFacts = { firstPartyCountry: 'portugal', today: '2026-11-20', regimeStart: '2025-11-19' };
const inSpain = { ...facts, firstPartyCountry: 'spain' };
const years = (count: number) => ({ expectedStartDate: '2027-01-01', expectedEndDate: `${2026 + count}-12-31` });
const terms = (changes: RegistrationTerms = {}): RegistrationTerms => ({
  ...years(10),
  annualVolume: 92_000,
  contractSignatureDate: '2026-11-16',
  responsibleForEnergyProgramming: 'SELLER',
  roleInEnergyContract: 'SELLER',
  financialConditions: { totalPurchasedCapacity: 46 },
  location: { country: 'portugal' },
  secondPartyFiscalInfo: { country: 'portugal' },
  ...changes,
});
const spanish = { location: { country: 'spain' }, secondPartyFiscalInfo: { country: 'spain' } };
const power = (totalPurchasedCapacity: number | null) => ({ financialConditions: { totalPurchasedCapacity } });
const of = (changes: RegistrationTerms, given = facts) => registrationOf(terms(changes), given);
const found = (criterion: string, changes: RegistrationTerms, given = facts) => {
  const { result, reason } = of(changes, given).criteria.find((one) => one.criterion === criterion) ?? {};
  return `${result} ${reason}`;
};

test.each<[string, RegistrationTerms, RegistrationFacts, string]>([
  ['Portuguese seller, 10 years, 46 MW, 92,000 MWh a year', {}, facts, 'MET'],
  ['one year without renewal', years(1), facts, 'NOT_MET'],
  [
    'six months with automatic renewal, 5 MW, 10,000 MWh',
    {
      expectedStartDate: '2027-01-01',
      expectedEndDate: '2027-06-30',
      automaticRenewal: true,
      annualVolume: 10_000,
      ...power(5),
    },
    facts,
    'MET',
  ],
  ['5 years, 0.8 MW, 1,600 MWh', { ...years(5), ...power(0.8), annualVolume: 1600 }, facts, 'NOT_MET'],
  ['5 years, 1 MW, 1,499 MWh', { ...years(5), ...power(1), annualVolume: 1499 }, facts, 'NOT_MET'],
  ['5 years, exactly 1 MW and 1,500 MWh', { ...years(5), ...power(1), annualVolume: 1500 }, facts, 'MET'],
  ['Spanish parties and a site in Spain', spanish, inSpain, 'NOT_MET'],
  ['a volume that nobody has given', { annualVolume: null }, facts, 'UNKNOWN'],
  ['no volume, and a power below 1 MW', { annualVolume: null, ...power(0.5) }, facts, 'NOT_MET'],
])('%s: the duty is as the directive says', (_, changes, given, duty) => {
  expect(of(changes, given).duty).toBe(duty);
});

describe('each criterion says why', () => {
  test.each([
    [undefined, 'MET physical_unless_said'],
    [null, 'MET physical_unless_said'],
    ['PHYSICAL', 'MET physical'],
    ['FINANCIAL', 'NOT_MET financial'],
  ])('delivery %s: %s', (deliveryType, expected) => {
    expect(found('delivery', { deliveryType })).toBe(expected);
  });

  test.each([
    ['2027-01-01', '2027-12-31', 'NOT_MET not_longer_than_a_year'],
    ['2027-01-01', '2028-01-01', 'MET longer_than_a_year'],
    ['2027-06-01', '2028-05-31', 'NOT_MET not_longer_than_a_year'],
    ['2028-02-29', '2029-02-27', 'NOT_MET not_longer_than_a_year'],
    ['2028-02-29', '2029-02-28', 'MET longer_than_a_year'],
    ['9998-12-31', '9999-12-31', 'MET longer_than_a_year'],
    ['9999-01-01', '9999-12-31', 'NOT_MET not_longer_than_a_year'],
    ['2027-01-01', null, 'UNKNOWN dates_missing'],
    [null, '2027-01-01', 'UNKNOWN dates_missing'],
  ])('a term from %s to %s: %s', (expectedStartDate, expectedEndDate, expected) => {
    expect(found('term', { expectedStartDate, expectedEndDate })).toBe(expected);
  });

  test('automatic renewal decides where the dates do not', () => {
    expect(found('term', { ...years(1), automaticRenewal: true })).toBe('MET renews');
    expect(found('term', { expectedEndDate: null, automaticRenewal: true })).toBe('MET renews');
    expect(found('term', { ...years(1), automaticRenewal: false })).toBe('NOT_MET not_longer_than_a_year');
  });

  test.each([
    [1, 'MET power_reached'],
    [0.99, 'NOT_MET power_below'],
    [null, 'UNKNOWN power_missing'],
  ])('a power of %s MW: %s', (megawatts, expected) => {
    expect(found('power', power(megawatts))).toBe(expected);
  });

  test.each([
    [1500, 'MET volume_reached'],
    [1499, 'NOT_MET volume_below'],
    [null, 'UNKNOWN volume_missing'],
  ])('a volume of %s MWh a year: %s', (annualVolume, expected) => {
    expect(found('volume', { annualVolume })).toBe(expected);
  });

  test.each<[string, RegistrationTerms, RegistrationFacts, string]>([
    ['the first party in Portugal', spanish, facts, 'MET party_in_portugal'],
    ['the second party in Portugal', { location: { country: 'spain' } }, inSpain, 'MET party_in_portugal'],
    [
      'the site alone in Portugal',
      { ...spanish, location: { country: 'portugal' } },
      inSpain,
      'UNKNOWN site_in_portugal',
    ],
    ['nothing in Portugal', spanish, inSpain, 'NOT_MET outside_portugal'],
    ['a party that is not known', { ...spanish, secondPartyFiscalInfo: null }, inSpain, 'UNKNOWN party_missing'],
    ['no company chosen', spanish, { ...facts, firstPartyCountry: '' }, 'UNKNOWN party_missing'],
  ])('domicile, %s', (_, changes, given, expected) => {
    expect(found('domicile', changes, given)).toBe(expected);
  });

  test('with what was compared', () => {
    expect(of({}).criteria.map(({ criterion, value }) => [criterion, value])).toEqual([
      ['delivery', 'PHYSICAL'],
      ['term', '2027-01-01/2036-12-31'],
      ['power', 46],
      ['volume', 92_000],
      ['domicile', 'portugal'],
    ]);
  });

  test('of nothing at all only the delivery is known', () => {
    const { duty, criteria, deadline, countedDays, daysLate } = registrationOf(
      {},
      { ...facts, firstPartyCountry: null },
    );
    expect(criteria.map(({ result }) => result)).toEqual(['MET', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
    expect({ duty, deadline, countedDays, daysLate }).toEqual({
      duty: 'UNKNOWN',
      deadline: null,
      countedDays: [],
      daysLate: null,
    });
  });
});

describe('the clock', () => {
  test('runs from the signature', () => {
    expect(of({ contractSignatureDate: '2026-11-27' })).toMatchObject({
      signedAt: '2026-11-27',
      deadline: '2026-12-07',
      countedDays: ['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'],
      handedInAt: null,
      daysLate: 0,
    });
  });

  test.each([
    ['2026-11-23', 0],
    ['2026-11-24', 1],
    ['2026-12-01', 8],
  ])('on %s it is %i days late', (today, daysLate) => {
    expect(of({}, { ...facts, today })).toMatchObject({ deadline: '2026-11-23', daysLate });
  });

  test('stops at the handing in, by the day in Portugal', () => {
    const handedInAt = '2026-07-10T23:30:00.000Z';
    const late = of({ contractSignatureDate: '2026-07-03' }, { ...facts, today: '2026-11-20', handedInAt });
    expect(late).toMatchObject({ deadline: '2026-07-10', handedInAt, daysLate: 1, notices: [] });
  });

  test('does not run for a signature from before the duty began, and the duty cannot be told', () => {
    const before = of({ contractSignatureDate: '2025-11-18' });
    expect(before).toMatchObject({ duty: 'UNKNOWN', deadline: null, countedDays: [], daysLate: null });
    expect(of({ contractSignatureDate: '2025-11-19' })).toMatchObject({ duty: 'MET', deadline: '2025-11-26' });
    expect(of({ contractSignatureDate: '2025-11-18', ...power(0.5) }).duty).toBe('NOT_MET');
  });
});

describe('notices', () => {
  test.each<[string, RegistrationTerms, string[]]>([
    ['signed today', { contractSignatureDate: '2026-11-20' }, []],
    ['signed tomorrow', { contractSignatureDate: '2026-11-21' }, ['signed_in_future']],
    ['signed 90 days ago', { contractSignatureDate: '2026-08-22' }, []],
    ['signed 91 days ago', { contractSignatureDate: '2026-08-21' }, ['signed_long_ago']],
    ['signed before the duty began', { contractSignatureDate: '2025-11-18' }, ['signed_before_regime']],
    ['signed on the first day of delivery', { expectedStartDate: '2026-11-16' }, []],
    ['signed after the start', { expectedStartDate: '2026-11-15' }, ['signed_after_start']],
    ['the other party programmes', { responsibleForEnergyProgramming: 'BUYER' }, ['other_party_programmes']],
    ['nobody programmes yet', { responsibleForEnergyProgramming: null }, []],
    [
      'no duty, so nobody needs to be late or to register',
      { ...power(0.5), contractSignatureDate: '2026-01-05', responsibleForEnergyProgramming: 'BUYER' },
      [],
    ],
  ])('%s', (_, changes, notices) => {
    expect(of(changes).notices).toEqual(notices);
  });

  test('a contract that was handed in before it was signed is not signed in the future', () => {
    const handedInAt = '2026-11-10T09:00:00.000Z';
    expect(of({ contractSignatureDate: '2026-11-20' }, { ...facts, today: '2026-11-22', handedInAt }).notices).toEqual(
      [],
    );
  });
});
