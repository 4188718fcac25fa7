// The simulator is opened from a project, an offer or a contract filled with its terms, and says what it changed of them.
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { expect, test } from 'vitest';
import { checkedInputs } from '../checked-inputs.ts';
import { demoInputs, readInputs, structuresBeside } from '../simulation-inputs.ts';
import { inputsOfContract, inputsOfOffer, inputsOfProject } from './inputs-of-items.ts';
import type { Opening, OpeningRemark } from './opening.ts';

const today = new Date('2026-11-20T10:00:00Z');
const filled = ({ inputs }: Opening) => readInputs(inputs);
const isValid = (opening: Opening) => 'input' in checkedInputs(filled(opening));

type Project = Parameters<typeof inputsOfProject>[0];
const wholeYears = { startDate: '2027-01-01', endDate: '2036-12-31' };
const fieldsOf = (remarks: readonly OpeningRemark[]) =>
  remarks.flatMap((one) => (one.type === 'uncounted' ? [one.field] : []));
const namesOf = (remarks: readonly OpeningRemark[]) =>
  remarks.flatMap((one) => (one.type === 'assumed' ? [one.name] : []));
const project = (changes: Partial<Project> = {}): Project => ({ ...projectPayload('entity', 'file'), ...changes });

test('[SIM-22] from a project: technology, capacity, price, structure and term', () => {
  expect(filled(inputsOfProject(project()))).toEqual({
    ...demoInputs,
    capacity: 40,
    price: 35.5,
    fromYear: 2027,
    years: 10,
  });
  expect(isValid(inputsOfProject(project()))).toBe(true);
});

test('[SIM-22] whole calendar years are taken as they are, other dates and longer terms are told', () => {
  const remarksOf = (startDate: string, endDate: string) => inputsOfProject(project({ startDate, endDate })).remarks;
  expect(remarksOf('2027-01-01', '2036-12-31')).toEqual([]);
  expect(remarksOf('2027-07-01', '2037-06-30')).toEqual([
    { type: 'term', start: '2027-07-01', end: '2037-06-30', from: 2027, to: 2036 },
  ]);
  for (const [start, end, from, to] of [
    ['2027-01-01', '2056-12-31', 2027, 2051],
    ['2015-01-01', '2024-12-31', 2020, 2029],
    ['2065-01-01', '2069-12-31', 2060, 2064],
  ] as const)
    expect(remarksOf(start, end)).toEqual([{ type: 'term_cut', start, end, from, to }]);
});

test('[SIM-22, SIM-24] of several structures the first is simulated and the others compared, as many as fit', () => {
  const opened = (contractStructure: Project['financialConditions']['contractStructure']) =>
    inputsOfProject(
      project({ financialConditions: { ...project().financialConditions, contractStructure }, ...wholeYears }),
    );
  const two = opened(['BASELOAD_ANNUAL', 'PAY_AS_PRODUCED']);
  expect(filled(two)).toMatchObject({ structure: 'BASELOAD_ANNUAL', compare: 'PAY_AS_PRODUCED' });
  expect(two.remarks).toEqual([]);
  const all = opened(['PAY_AS_PRODUCED', 'BASELOAD_MONTHLY', 'BASELOAD_ANNUAL', 'FIXED_HOURLY_PROFILE']);
  expect(structuresBeside(filled(all))).toEqual(['BASELOAD_MONTHLY', 'BASELOAD_ANNUAL']);
  expect(all.remarks).toEqual([{ type: 'structures', structures: ['FIXED_HOURLY_PROFILE'] }]);
});

test('[SIM-22] what the simulator knows nothing of is told by its name', () => {
  const { financialConditions } = project();
  const { remarks } = inputsOfProject(
    project({
      ...wholeYears,
      deviationPayer: 'BUYER',
      automaticRenewal: true,
      guaranteesOfOrigin: 'SEPARATE_PRICE',
      financialConditions: {
        ...financialConditions,
        pricingType: 'HYBRID_PRICING',
        indexingPercentage: 40,
        indexingType: 'EPEX',
      },
    }),
  );
  expect(fieldsOf(remarks)).toEqual(['indexingType', 'automaticRenewal', 'guaranteesOfOrigin', 'deviationPayer']);
});

test('[SIM-06] with a delivery profile, the year has the energy of the project', () => {
  const own = project({ annualVolume: 80_000, ...wholeYears });
  const seriesId = '0198c2f0-0000-7000-8000-000000000000';
  const scaled = inputsOfProject(own, { profile: { seriesId, yearly: 2500 } });
  expect(filled(scaled)).toMatchObject({ seriesId, capacity: 32 });
  expect(scaled.remarks).toEqual([{ type: 'scaled_capacity', capacity: 40, scaled: 32, volume: 80_000 }]);
  for (const yearly of [undefined, 0]) {
    const unscaled = inputsOfProject(own, { profile: { seriesId, yearly } });
    expect(filled(unscaled)).toMatchObject({ seriesId, capacity: 40 });
    expect(unscaled.remarks).toEqual([{ type: 'annual_volume_chart', volume: 80_000 }]);
  }
  const { annualVolume: _, ...without } = own;
  const opened = inputsOfProject(without, { profile: { seriesId, yearly: 2500 } });
  expect(filled(opened)).toMatchObject({ seriesId, capacity: 40 });
  expect(opened.remarks).toEqual([]);
});

test('[SIM-06] without one the generation follows the capacity, and where the page shows another year, it says so', () => {
  const own = project({ annualVolume: 80_000, ...wholeYears });
  expect(filled(inputsOfProject(own))).toMatchObject({ seriesId: '', capacity: 40 });
  expect(inputsOfProject(own).remarks).toEqual([{ type: 'annual_volume_chart', volume: 80_000 }]);
  expect(inputsOfProject(project(wholeYears), { isHidden: true }).remarks).toEqual([{ type: 'hidden_profile' }]);
});

test('[SIM-05, SIM-22] several technologies come with their capacities, a country without prices with those of Portugal', () => {
  const query = inputsOfProject(
    project({
      technologies: [
        { type: 'ONSHORE_WIND', installedCapacity: 30 },
        { type: 'STORAGE', installedCapacity: 5 },
      ],
      location: { parish: 'Lyon', municipality: 'Lyon', country: 'france' },
      annualVolume: 87_600,
      deliveryType: 'FINANCIAL',
      startDate: '2015-01-01',
      endDate: '2064-12-31',
    }),
  );
  expect(filled(query)).toMatchObject({
    technology: 'ONSHORE_WIND:30,STORAGE:5',
    zone: 'portugal',
    country: 'france',
    volume: 10,
    settlement: 'FINANCIAL',
    fromYear: 2020,
    years: 25,
  });
  expect(isValid(query)).toBe(true);
});

test('[SIM-22] from an offer: the middle of its band, and the year in which it begins', () => {
  const spanish = offerPayload('entity', {
    country: 'spain',
    startDate: 'ONE_YEAR',
    contractStructure: 'BASELOAD_ANNUAL',
  });
  expect(filled(inputsOfOffer(spanish, today))).toEqual({
    ...demoInputs,
    zone: 'spain',
    capacity: 20,
    price: 31.5,
    structure: 'BASELOAD_ANNUAL',
    years: 7,
  });
  expect(filled(inputsOfOffer(offerPayload('entity', { startDate: 'IMMEDIATELY' }), today)).fromYear).toBe(2026);
});

test('[SIM-22] from an offer: bands and what it leaves out are told', () => {
  expect(inputsOfOffer(offerPayload('entity'), today).remarks).toEqual([
    { type: 'start', start: 'SIX_MONTHS', year: 2027 },
    { type: 'duration', band: 'BETWEEN_5_AND_10_YEARS', years: 7 },
  ]);
  const { remarks } = inputsOfOffer(
    offerPayload('entity', { technologies: ['SOLAR_POWER', 'ONSHORE_WIND'], annualVolume: 50_000 }),
    today,
  );
  expect(remarks.slice(0, 2)).toEqual([{ type: 'weights' }, { type: 'annual_volume', volume: 50_000 }]);
});

test('[SIM-22, SIM-29] what an offer leaves open is left open here, or said to be assumed', () => {
  const { name, buyerLegalEntityId } = offerPayload('entity');
  const opening = inputsOfOffer({ name, buyerLegalEntityId } as Parameters<typeof inputsOfOffer>[0], today);
  expect(filled(opening)).toMatchObject({ price: null, capacity: null, technology: 'SOLAR_POWER' });
  expect(isValid(opening)).toBe(false);
  expect(namesOf(opening.remarks)).toEqual(['technology', 'zone', 'structure', 'pricingType', 'fromYear', 'years']);
});

const { technologies, location, financialConditions } = projectPayload('entity', 'file');
const contract = {
  technologies,
  location,
  financialConditions: { ...financialConditions, contractStructure: 'BASELOAD_ANNUAL' },
  expectedStartDate: '2028-01-01',
  expectedEndDate: '2037-12-31',
  commercialTerms: {
    priceEscalation: 2,
    priceEscalationPeriod: 'PER_YEAR' as const,
    shortfallDeviationPrice: 90,
    excessDeviationPrice: 5,
  },
};

test('[SIM-22] from a contract, with its increase and its deviation prices; from a version, as far as it says', () => {
  const opening = inputsOfContract(contract);
  expect(filled(opening)).toMatchObject({
    structure: 'BASELOAD_ANNUAL',
    fromYear: 2028,
    years: 10,
    escalation: 2,
    deviations: 'CONTRACT',
    shortfallPrice: 90,
    excessPrice: 5,
  });
  expect(isValid(opening)).toBe(true);
  expect(opening.remarks).toEqual([]);
  const empty = inputsOfContract({});
  expect(filled(empty)).toEqual({ ...demoInputs, capacity: null, price: null });
  expect(namesOf(empty.remarks)).toEqual(['technology', 'zone', 'structure', 'pricingType', 'fromYear', 'years']);
});

test('[SIM-22] increases of a month or a day become what they come to in a year, and that is told', () => {
  const opened = (priceEscalation: number, priceEscalationPeriod: 'PER_MONTH' | 'PER_DAY' | 'PER_YEAR') => {
    const commercialTerms = { ...contract.commercialTerms, priceEscalation, priceEscalationPeriod };
    const opening = inputsOfContract({ ...contract, commercialTerms });
    return [filled(opening).escalation, opening.remarks];
  };
  expect(opened(0.2, 'PER_MONTH')).toEqual([
    2.43,
    [{ type: 'escalation', percent: 0.2, period: 'PER_MONTH', yearly: 2.43 }],
  ]);
  expect(opened(0.01, 'PER_DAY')).toEqual([
    3.72,
    [{ type: 'escalation', percent: 0.01, period: 'PER_DAY', yearly: 3.72 }],
  ]);
  expect(opened(5, 'PER_MONTH')).toEqual([null, [{ type: 'escalation_beyond', percent: 5, period: 'PER_MONTH' }]]);
  expect(opened(51, 'PER_YEAR')).toEqual([null, [{ type: 'escalation_beyond', percent: 51, period: 'PER_YEAR' }]]);
  expect(opened(0, 'PER_MONTH')).toEqual([null, []]);
});

test('[SIM-22] a variable price has no increase, and prices of deviations need an agreed volume', () => {
  const { financialConditions: conditions, commercialTerms } = contract;
  const { price: _, ...unpriced } = conditions;
  const variable = { ...unpriced, pricingType: 'VARIABLE_PRICING', indexingType: 'MIBEL' };
  const monthly = { ...commercialTerms, priceEscalationPeriod: 'PER_MONTH' as const };
  const opening = inputsOfContract({ ...contract, financialConditions: variable, commercialTerms: monthly });
  expect([filled(opening).escalation, opening.remarks]).toEqual([null, []]);
  const produced = inputsOfContract({
    ...contract,
    financialConditions: { ...conditions, contractStructure: 'PAY_AS_PRODUCED' },
    commercialTerms: { ...commercialTerms, spotPercentage: 20 },
    extraClauses: [{}],
  });
  expect(filled(produced).deviations).toBe('SPOT');
  expect(fieldsOf(produced.remarks)).toEqual([
    'shortfallDeviationPrice',
    'excessDeviationPrice',
    'spotPercentage',
    'extraClauses',
  ]);
});

test('[SIM-06, SIM-22] from a contract of a project with the profile of its company', () => {
  const seriesId = '0198c2f0-0000-7000-8000-000000000000';
  const opening = inputsOfContract({ ...contract, annualVolume: 50_000 }, { profile: { seriesId, yearly: 2500 } });
  expect(filled(opening)).toMatchObject({ seriesId, capacity: 20 });
  expect(inputsOfContract({ ...contract, annualVolume: 50_000 }).remarks).toEqual([
    { type: 'annual_volume', volume: 50_000 },
  ]);
});
