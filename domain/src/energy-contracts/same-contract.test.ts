// The rule that says when two registrations are of one contract.
import { describe, expect, test } from 'vitest';
import { contractPayload } from '../samples/sample-payloads.ts';
import { bargainOf, type ComparedContract, comparedOf, isSameContract, sameAmong } from './same-contract.ts';

const seller = { country: 'portugal', fiscalNumber: '590102745' } as const;
const own = comparedOf(contractPayload(''), seller);
/** As the buyer registers it. */
const theirs: ComparedContract = {
  ...own,
  first: own.second,
  second: own.first,
  role: 'BUYER',
  parish: 'Outra',
  technologies: ['STORAGE'],
  structure: 'BASELOAD_ANNUAL',
};
const isOne = (one: Partial<ComparedContract>, other: Partial<ComparedContract> = theirs) => {
  const pair = [
    { ...own, ...one },
    { ...theirs, ...other },
  ] as const;
  expect(isSameContract(pair[1], pair[0])).toBe(isSameContract(...pair));
  return isSameContract(...pair);
};

describe('by both parties', () => {
  test('the same parties, day of signature, term and capacity are one contract, whatever else they write', () => {
    expect(isOne({})).toBe(true);
  });

  test.each<[boolean, Partial<ComparedContract>]>([
    [true, { startsOn: '2027-02-01' }],
    [true, { endsOn: '2037-12-31' }],
    [true, { megawatts: 21 }],
    [false, { megawatts: 21, startsOn: '2027-02-01' }],
    [false, { startsOn: '2027-02-01', endsOn: '2037-12-31' }],
    [false, { signedOn: '2026-01-01' }],
    [false, { role: 'BUYER' }],
    [false, { second: 'portugal 590112333' }],
    [false, { second: own.second.replace('portugal', 'spain') }],
  ])('%s where one of them writes %o', (expected, changes) => {
    expect(isOne(changes)).toBe(expected);
  });
});

describe('by one party', () => {
  test.each<[boolean, Partial<ComparedContract>]>([
    [true, {}],
    [true, { parish: ` ${own.parish.toUpperCase()}` }],
    [true, { technologies: [...own.technologies, ...own.technologies] }],
    [false, { parish: 'Outra' }],
    [false, { municipality: 'Outro' }],
    [false, { technologies: [...own.technologies, 'STORAGE'] }],
    [false, { structure: 'BASELOAD_ANNUAL' }],
    [false, { megawatts: own.megawatts + 1 }],
    [false, { endsOn: '2037-12-31' }],
    [false, { signedOn: '2026-01-01' }],
    [false, { role: 'BUYER' }],
  ])('%s where the second says %o', (expected, changes) => {
    expect(isOne({}, { ...own, ...changes })).toBe(expected);
  });
});

test('a number counts in the spelling that is stored', () => {
  const spaced = { ...seller, fiscalNumber: ' 590 102 745' };
  expect(bargainOf(comparedOf(contractPayload(''), spaced))).toBe(bargainOf(own));
});

test('many are asked as one is', () => {
  const all = [
    own,
    theirs,
    { ...own, parish: 'Outra' },
    { ...theirs, megawatts: 21 },
    { ...theirs, megawatts: 21, startsOn: '2027-02-01' },
    { ...own, role: 'BUYER' as const },
  ].map((terms) => ({ terms }));
  const among = sameAmong(all);
  for (const { terms: one } of all) {
    const expected = all.filter(({ terms }) => isSameContract(one, terms));
    expect(new Set(among(one))).toEqual(new Set(expected));
  }
  expect(among(own)).toHaveLength(3);
});
