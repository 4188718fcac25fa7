import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { expect, test } from 'vitest';
import { copyOf, unsoldOf } from './project-copy.ts';

const closed = (contractedCapacity: number | undefined) =>
  ({
    ...projectPayload('019fa863-f940-7500-aee5-126659368b72', 'f'),
    technologies: [{ type: 'SOLAR_POWER', installedCapacity: 40, annualForecastCapacity: 30 }],
    annualVolume: 80_000,
    isPublishedInMarketplace: false,
    documentations: [
      { phase: 'UNDER_CONSTRUCTION', fileIds: ['f'], files: [{ id: 'f', name: 'Alvará.pdf', size: 1 }] },
    ],
    contractedCapacity,
  }) as unknown as ProjectRecord;

const renamed = (name: string) => `${name} (cópia)`;

test('a new project from a closed one has the capacity that no contract took, and no documents', () => {
  expect(copyOf(closed(15), renamed)).toMatchObject({
    designation: 'Parque Solar da Várzea (cópia)',
    technologies: [{ type: 'SOLAR_POWER', installedCapacity: 25, annualForecastCapacity: 25 }],
    annualVolume: 50_000,
    financialConditions: { totalPurchasedCapacity: 25, maximumAmountEnergyAllowed: 25, price: 35.5 },
    documentations: [],
  });
});

test('with nothing left, or for who may not know, nothing is unsold and the figures stay', () => {
  expect([unsoldOf(closed(40)), unsoldOf(closed(undefined))]).toEqual([0, 0]);
  expect(copyOf(closed(40), renamed).financialConditions.totalPurchasedCapacity).toBe(40);
});
