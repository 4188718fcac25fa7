import { expect, test } from 'vitest';
import { askedPlace } from './asked-place.ts';

const solar = { type: 'SOLAR_POWER' as const };
const storage = { type: 'STORAGE' as const };
const wind = { type: 'ONSHORE_WIND' as const };

test('[BEN-14, BEN-03] a project is compared with its like: country, technology, structure and term', () => {
  const project = {
    location: { country: 'portugal' as const },
    technologies: [solar, storage],
    financialConditions: { contractStructure: ['PAY_AS_PRODUCED' as const] },
    startDate: '2028-01-01',
    endDate: '2037-12-31',
  };
  const asked = { country: 'portugal', technology: 'SOLAR_POWER', structure: 'PAY_AS_PRODUCED', tenorYears: 12 };
  expect(askedPlace(project)).toEqual(asked);
  const { technology: _, ...ofAll } = asked;
  expect(askedPlace({ ...project, technologies: [solar, wind] })).toEqual(ofAll);
  const several = { contractStructure: ['PAY_AS_PRODUCED' as const, 'BASELOAD_ANNUAL' as const] };
  expect(askedPlace({ ...project, financialConditions: several })).not.toHaveProperty('structure');
  // Another date within the same band of years is no other question.
  expect(askedPlace({ ...project, endDate: '2040-05-31' })).toEqual(asked);
  expect(askedPlace({ ...project, endDate: '2044-12-31' })).toMatchObject({ tenorYears: 20 });
  expect(askedPlace({ ...project, endDate: null })).not.toHaveProperty('tenorYears');
});

test('[BEN-14] an offer has its band of years, and may leave all but the country open', () => {
  const offer = { country: 'spain' as const, technologies: [], contractDuration: 'BETWEEN_10_AND_15_YEARS' as const };
  expect(askedPlace(offer)).toEqual({ country: 'spain', tenorYears: 12 });
  expect(askedPlace({ country: 'spain' })).toEqual({ country: 'spain' });
  expect(askedPlace({ ...offer, country: null })).toBeUndefined();
});

test('[BEN-14] a contract has one structure and its own dates', () => {
  const contract = {
    location: { country: 'spain' as const },
    technologies: [{ type: null }],
    financialConditions: { contractStructure: 'BASELOAD_ANNUAL' as const },
    expectedStartDate: '2027-07-01',
    expectedEndDate: '2031-06-30',
  };
  expect(askedPlace(contract)).toEqual({ country: 'spain', structure: 'BASELOAD_ANNUAL', tenorYears: 3 });
});
