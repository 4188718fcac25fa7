// The remaining capacity of a project.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectPayload as sampleProject } from '../samples/sample-payloads.ts';
import type { TechnologyEntry } from '../terms/energy-terms.ts';
import { remainderOf } from './fraction.ts';
import { type ProjectContent, projectPayload } from './project.ts';

const id = '01980000-0000-7000-8000-000000000000';
const { sellerLegalEntityId: _seller, isPublishedInMarketplace: _published, ...sample } = sampleProject(id, id);
const { maximumAmountEnergyAllowed: _energy, ...conditions } = sample.financialConditions;
const content = (technologies: TechnologyEntry[], total: number, energy?: number): ProjectContent => ({
  ...sample,
  technologies,
  financialConditions: {
    ...conditions,
    totalPurchasedCapacity: total,
    ...(energy !== undefined && { maximumAmountEnergyAllowed: energy }),
    allowFractionalCapacitySales: true,
  },
});

test('[PRJ-25] cuts capacity, energy and technologies to the rest and keeps everything else', () => {
  const whole = content([{ type: 'SOLAR_POWER', installedCapacity: 40, annualForecastCapacity: 20 }], 40, 30);
  expect(remainderOf(whole, 15)).toEqual({
    ...whole,
    technologies: [{ type: 'SOLAR_POWER', installedCapacity: 15, annualForecastCapacity: 15 }],
    financialConditions: { ...whole.financialConditions, totalPurchasedCapacity: 15, maximumAmountEnergyAllowed: 15 },
  });
});

test('[PRJ-25] the volume of a year is in proportion to what is left, and never nothing', () => {
  const whole = { ...content([{ type: 'SOLAR_POWER' }], 40), annualVolume: 92_001 };
  expect(remainderOf(whole, 15).annualVolume).toBe(34_500);
  expect(remainderOf({ ...whole, annualVolume: 1 }, 1).annualVolume).toBe(1);
  expect(remainderOf(content([{ type: 'SOLAR_POWER' }], 40), 15)).not.toHaveProperty('annualVolume');
});

test('figures below the rest, and absent ones, stay as they are', () => {
  const whole = content([{ type: 'HYDRO_POWER' }, { type: 'STORAGE', installedCapacity: 5, outputPower: 4 }], 40);
  expect(remainderOf(whole, 15).technologies).toEqual(whole.technologies);
  expect(remainderOf(whole, 15).financialConditions).not.toHaveProperty('maximumAmountEnergyAllowed');
});

test('a technology of which no whole megawatt is left keeps its place without the figure', () => {
  const whole = content(
    [
      { type: 'SOLAR_POWER', installedCapacity: 99 },
      { type: 'STORAGE', installedCapacity: 1 },
    ],
    100,
  );
  expect(remainderOf(whole, 10).technologies).toEqual([
    { type: 'SOLAR_POWER', installedCapacity: 10 },
    { type: 'STORAGE' },
  ]);
});

test('[PRJ-12, PRJ-25] every remainder of a valid project is itself a valid project', () => {
  const entry = fc.record(
    {
      type: fc.constantFrom('SOLAR_POWER' as const, 'STORAGE' as const),
      installedCapacity: fc.integer({ min: 1, max: 400 }),
      annualForecastCapacity: fc.integer({ min: 1, max: 400 }),
      outputPower: fc.integer({ min: 1, max: 400 }),
    },
    { requiredKeys: ['type'] },
  );
  const isValid = (project: ProjectContent) =>
    projectPayload.safeParse({ ...project, sellerLegalEntityId: id, isPublishedInMarketplace: true }).success;
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 2, max: 3000 }),
      fc.integer({ min: 1, max: 2999 }),
      fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
      (technologies, total, rest, energy) => {
        const whole = content(technologies as TechnologyEntry[], total, energy);
        fc.pre(rest < total && isValid(whole));
        expect(isValid(remainderOf(whole, rest))).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
