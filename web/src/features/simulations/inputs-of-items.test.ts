// The simulator is opened from a project or an offer filled with its terms.
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { expect, test } from 'vitest';
import { checkedInputs } from './checked-inputs.ts';
import { inputsOfContract, inputsOfOffer, inputsOfProject } from './inputs-of-items.ts';
import { demoInputs, readInputs } from './simulation-inputs.ts';

const today = new Date('2026-11-20T10:00:00Z');
const filled = (query: Record<string, string>) => readInputs(query);
const isValid = (query: Record<string, string>) => 'input' in checkedInputs(filled(query));

type Project = Parameters<typeof inputsOfProject>[0];
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

test('[SIM-06] with a delivery profile, the year has the energy of the project', () => {
  const own = project({ annualVolume: 80_000 });
  const seriesId = '0198c2f0-0000-7000-8000-000000000000';
  expect(filled(inputsOfProject(own, { seriesId, yearly: 2500 }))).toMatchObject({ seriesId, capacity: 32 });
  for (const yearly of [undefined, 0])
    expect(filled(inputsOfProject(own, { seriesId, yearly }))).toMatchObject({ seriesId, capacity: 40 });
  const { annualVolume: _, ...without } = own;
  expect(filled(inputsOfProject(without, { seriesId, yearly: 2500 }))).toMatchObject({ seriesId, capacity: 40 });
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

test('[SIM-22, SIM-29] what an offer leaves open is left open here', () => {
  const { price: _, totalPurchasedCapacity: __, technologies: ___, ...open } = offerPayload('entity');
  const query = inputsOfOffer(open, today);
  expect(filled(query)).toMatchObject({ price: null, capacity: null, technology: 'SOLAR_POWER' });
  expect(isValid(query)).toBe(false);
});

test('[SIM-22] from a contract, with its increase and its deviation prices; from a version, as far as it says', () => {
  const { technologies, location, financialConditions } = projectPayload('entity', 'file');
  const contract = {
    technologies,
    location,
    financialConditions: { ...financialConditions, contractStructure: 'BASELOAD_ANNUAL' },
    expectedStartDate: '2028-01-01',
    expectedEndDate: '2037-12-31',
    commercialTerms: {
      priceEscalation: 2,
      priceEscalationPeriod: 'PER_YEAR',
      shortfallDeviationPrice: 90,
      excessDeviationPrice: 5,
    },
  };
  const query = inputsOfContract(contract);
  expect(filled(query)).toMatchObject({
    structure: 'BASELOAD_ANNUAL',
    fromYear: 2028,
    years: 10,
    escalation: 2,
    deviations: 'CONTRACT',
    shortfallPrice: 90,
    excessPrice: 5,
  });
  expect(isValid(query)).toBe(true);
  const monthly = { ...contract, commercialTerms: { ...contract.commercialTerms, priceEscalationPeriod: 'PER_MONTH' } };
  expect(filled(inputsOfContract(monthly)).escalation).toBeNull();
  expect(filled(inputsOfContract({}))).toEqual({ ...demoInputs, capacity: null, price: null });
});
