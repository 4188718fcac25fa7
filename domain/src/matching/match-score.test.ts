// The score of an offer and a project, by examples that were calculated apart from it, and part by part.
import { expect, test } from 'vitest';
import { contractStructures, guarantees, offerStarts, projectPhases } from '../terms/enumerations.ts';
import { exampleOffer, exampleToday, matchExamples, offerWith, projectWith } from '../testing/match-examples.ts';
import {
  type MatchedOffer,
  type MatchedProject,
  type MatchPart,
  matchPartNames,
  matchScore,
  matchWeights,
} from './match-score.ts';

function scoreOf(offer: MatchedOffer, project: MatchedProject, today = exampleToday) {
  const match = matchScore(offer, project, today);
  if (!match.matches) throw new Error(`fails the gates ${match.gates.join(', ')}`);
  return match;
}

const partOf = (part: MatchPart['part'], offer: object, project: Parameters<typeof projectWith>[0] = {}) =>
  scoreOf(offerWith(offer), projectWith(project)).parts.find((one) => one.part === part);

const byName = (parts: readonly MatchPart[]) =>
  Object.fromEntries(parts.map(({ part, share, reason, params }) => [part, [share, reason, params]]));

test.each(matchExamples)('[MAT-01, MAT-02, MAT-03, MAT-11] $name', ({ offer, project, gates, expected }) => {
  const match = matchScore(offerWith(offer), projectWith(project), exampleToday);
  if (!match.matches) return expect(match).toEqual({ matches: false, gates });
  const { parts, ...rest } = match;
  expect({ ...rest, parts: byName(parts) }).toEqual({ matches: true, ...expected });
});

test('[MAT-01] a pair that fails every gate names all of them', () => {
  const offer = offerWith({ ownerId: 'S1', country: 'spain', technologies: ['HYDRO_POWER', 'STORAGE'] });
  expect(matchScore(offer, projectWith(), exampleToday)).toEqual({
    matches: false,
    gates: ['own', 'country', 'technology'],
  });
});

test('[MAT-01] one technology of several is enough on either side', () => {
  const project = projectWith({ technologies: [{ type: 'STORAGE' }, { type: 'SOLAR_POWER' }] } as object);
  const offer = offerWith({ technologies: ['ONSHORE_WIND', 'SOLAR_POWER'] });
  expect(matchScore(offer, project, exampleToday).matches).toBe(true);
});

test('[MAT-03] at 50 known points there is a score, at 45 none, and the parts stay', () => {
  const half = { price: undefined, pricingType: undefined, provisionOfGuarantees: undefined };
  // Volume 20, structure 15, start 10, stage 5.
  const at50 = scoreOf(offerWith({ ...half, contractDuration: undefined }), projectWith());
  expect(at50).toMatchObject({ known: 50, score: 77, band: 'good' });
  // Volume 20, structure 15, term 10.
  const at45 = scoreOf(offerWith({ ...half, startDate: undefined }), projectWith());
  expect(at45).toMatchObject({ known: 45, score: null, band: null });
  expect(at45.parts).toHaveLength(3);
});

test.each([
  [31.5, 1, 'price_within'],
  [31.49, 1, 'price_within'],
  [31.51, 0.9984, 'price_above'],
  [34.65, 0.5, 'price_above'],
  [37.79, 0.0016, 'price_above'],
  [37.8, 0, 'price_above'],
  [90, 0, 'price_above'],
])('[MAT-04] an asked price of %d against 31.50 gets %d of the weight', (price, share, reason) => {
  expect(partOf('price', {}, { conditions: { price } })).toMatchObject({ share, reason });
});

test('[MAT-04] different pricing types get half at most, and less where the gap is wide', () => {
  const hybrid = { pricingType: 'HYBRID_PRICING' };
  expect(partOf('price', hybrid, { conditions: { price: 30 } })?.share).toBe(0.5);
  expect(partOf('price', hybrid, { conditions: { price: 36.225 } })).toMatchObject({
    share: 0.25,
    reason: 'price_other_type',
    params: { percent: 15 },
  });
});

test('[MAT-04] a variable price is not compared, even where both are variable and name one', () => {
  const variable = { pricingType: 'VARIABLE_PRICING' };
  expect(partOf('price', variable, { conditions: variable })).toBeUndefined();
  expect(partOf('price', variable)).toBeUndefined();
  expect(partOf('price', { pricingType: undefined })).toBeUndefined();
  expect(partOf('price', { price: undefined })).toBeUndefined();
});

test.each([
  [46, false, false, 1, 'volume_equal'],
  [45, false, false, 0.9783, 'volume_too_large'],
  [45, true, false, 1, 'volume_part_of'],
  [47, false, false, 0.9787, 'volume_too_small'],
  [47, true, false, 0.9787, 'volume_too_small'],
  [47, false, true, 0.9894, 'volume_one_of_several'],
  [1, false, true, 0.0217, 'volume_too_large'],
])(
  '[MAT-05] 46 MW for %d MW wanted, divisible %s, one of several %s: %d',
  (wanted, fractional, several, share, reason) => {
    const offer = { totalPurchasedCapacity: wanted, allowMultipleEnergyContracts: several };
    expect(partOf('volume', offer, { conditions: { allowFractionalCapacitySales: fractional } })).toMatchObject({
      share,
      reason,
    });
  },
);

test('[MAT-06] structures are alike in the same way from either side, and the best of the offered ones counts', () => {
  const shares = contractStructures.map((wanted) =>
    contractStructures.map(
      (one) => partOf('structure', { contractStructure: wanted }, { conditions: { contractStructure: [one] } })?.share,
    ),
  );
  // Monthly baseload, annual baseload, fixed profile, pay-as-produced.
  expect(shares).toEqual([
    [1, 0.6, 0.5, 0],
    [0.6, 1, 0.3, 0],
    [0.5, 0.3, 1, 0.4],
    [0, 0, 0.4, 1],
  ]);
  const offered = { conditions: { contractStructure: ['PAY_AS_PRODUCED', 'BASELOAD_ANNUAL', 'FIXED_HOURLY_PROFILE'] } };
  expect(partOf('structure', { contractStructure: 'BASELOAD_MONTHLY' }, offered)).toMatchObject({
    share: 0.6,
    reason: 'structure_near',
  });
});

test.each([
  ['2032-04-30', 5, 0, 1, 'term_within'],
  ['2031-04-30', 4, 1, 0.8, 'term_shorter'],
  ['2027-05-01', 0, 5, 0, 'term_shorter'],
  ['2037-04-30', 10, 0, 1, 'term_within'],
  ['2038-04-30', 11, 1, 0.8, 'term_longer'],
  ['2041-04-30', 14, 4, 0.2, 'term_longer'],
  ['2042-04-30', 15, 5, 0, 'term_longer'],
  ['2047-04-30', 20, 10, 0, 'term_longer'],
])('[MAT-07] five to ten years wanted, until %s: %d years, %d outside, %d', (endDate, years, by, share, reason) => {
  expect(partOf('term', {}, { endDate } as object)).toMatchObject({ share, reason, params: { years, by } });
});

test.each([
  ['LESS_THAN_5_YEARS', '2034-04-30', 0.6, 'term_longer'],
  ['BETWEEN_10_AND_15_YEARS', '2034-04-30', 0.4, 'term_shorter'],
  ['BETWEEN_10_AND_15_YEARS', '2043-04-30', 0.8, 'term_longer'],
  ['MORE_THAN_15_YEARS', '2040-04-30', 0.6, 'term_shorter'],
  ['MORE_THAN_15_YEARS', '2057-04-30', 1, 'term_within'],
])('[MAT-07] wanted %s, until %s: %d', (contractDuration, endDate, share, reason) => {
  expect(partOf('term', { contractDuration }, { endDate } as object)).toMatchObject({ share, reason });
});

test.each([
  // Six months wanted: 3 to 9.
  ['2020-01-01', 'SIX_MONTHS', 0.75, 'start_earlier', 3],
  ['2026-11-20', 'SIX_MONTHS', 0.75, 'start_earlier', 3],
  ['2027-02-19', 'SIX_MONTHS', 1, 'start_within', 0],
  ['2027-08-21', 'SIX_MONTHS', 1, 'start_within', 0],
  ['2027-09-20', 'SIX_MONTHS', 0.9167, 'start_later', 1],
  ['2028-08-20', 'SIX_MONTHS', 0, 'start_later', 12],
  ['2020-01-01', 'IMMEDIATELY', 1, 'start_within', 0],
  ['2026-11-20', 'ONE_YEAR', 0.25, 'start_earlier', 9],
  ['2028-08-20', 'ONE_YEAR', 0.75, 'start_later', 3],
  ['2027-11-20', 'MORE_THAN_ONE_YEAR', 0.5, 'start_earlier', 6],
  ['2031-11-20', 'MORE_THAN_ONE_YEAR', 1, 'start_within', 0],
])('[MAT-08] from %s, wanted %s: %d', (startDate, wanted, share, reason, months) => {
  const dates = { startDate, endDate: '2040-01-01' } as object;
  expect(partOf('start', { startDate: wanted }, dates)).toMatchObject({ share, reason, params: { months } });
});

test('[MAT-09] guarantees: given, or not asked', () => {
  const shares = guarantees.map((given) =>
    guarantees.map(
      (asked) =>
        partOf('guarantees', { provisionOfGuarantees: given }, { conditions: { provisionOfGuarantees: asked } })?.share,
    ),
  );
  expect(shares).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test('[MAT-10] the stage by the wanted start', () => {
  const shares = projectPhases.map((currentProjectStatus) =>
    offerStarts.map((startDate) => partOf('stage', { startDate }, { currentProjectStatus } as object)?.share),
  );
  // Licensing, construction, operation.
  expect(shares).toEqual([
    [0, 0.2, 0.5, 1],
    [0.3, 0.6, 1, 1],
    [1, 1, 1, 1],
  ]);
});

test.each([
  [80, 'strong'],
  [79, 'good'],
  [60, 'good'],
  [59, 'partial'],
  [40, 'partial'],
  [39, 'weak'],
])('[MAT-11] a score of %d is %s', (score, band) => {
  // Price and volume alone: 55 points, of which the volume is full, so that the price makes the score.
  const share = ((score / 100) * 55 - 20) / 35;
  const price = 1000 * (1 + 0.2 * (1 - share));
  const offer: MatchedOffer = {
    ownerId: 'B1',
    pricingType: 'FIXED_PRICING',
    price: 1000,
    totalPurchasedCapacity: 46,
    allowMultipleEnergyContracts: false,
  };
  expect(scoreOf(offer, projectWith({ conditions: { price } }))).toMatchObject({ score, band });
});

test('[MAT-12] parts stand by the points that they cost, the dearest first, and equal ones by weight', () => {
  const offer = offerWith({ contractStructure: 'BASELOAD_ANNUAL', provisionOfGuarantees: 'NO' });
  // Lost: structure 15, price 13.3, volume 11.3, guarantees 5, and nothing for the others.
  expect(scoreOf(offer, projectWith()).parts.map(({ part }) => part)).toEqual([
    'structure',
    'price',
    'volume',
    'guarantees',
    'term',
    'start',
    'stage',
  ]);
});

test('[MAT-02] every part can be unknown, and together they weigh 100', () => {
  expect(matchPartNames.reduce((sum, part) => sum + matchWeights[part], 0)).toBe(100);
  const nothing = offerWith(Object.fromEntries(Object.keys(exampleOffer).map((name) => [name, undefined])));
  expect(scoreOf(nothing, projectWith())).toEqual({ matches: true, score: null, band: null, known: 0, parts: [] });
});
