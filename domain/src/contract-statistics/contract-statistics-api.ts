// The call for the statistics of the register.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { countedStructures, countedTechnologies } from './labels.ts';

const cell = z.object({
  structure: z.enum(countedStructures).nullable(),
  technology: z.enum(countedTechnologies).nullable(),
  year: z.int().nullable(),
  count: z.int(),
  megawatts: z.number(),
  megawattHours: z.number().nullable(),
  contractsWithVolume: z.int(),
  meanPrice: z.number().nullable(),
  weightedPrice: z.number().nullable(),
  contractsWithPrice: z.int(),
});

export const contractStatistics = z
  .object({
    /** The last change of a figure; null before the first. */
    updatedAt: z.string().nullable(),
    /** At most one cell. */
    total: z.array(cell),
    byStructure: z.array(cell),
    byTechnology: z.array(cell),
    byYear: z.array(cell),
    byYearAndTechnology: z.array(cell),
    byStructureTechnologyAndYear: z.array(cell),
  })
  .meta({ id: 'ContractStatistics' });
export type ContractStatistics = z.infer<typeof contractStatistics>;

export const contractStatisticsApi = {
  get: apiCall({
    method: 'GET',
    path: '/api/search/energy-contracts/statistics',
    access: 'market',
    forKeys: true,
    status: 200,
    summary:
      'Figures of the register in fixed cells. A figure is shown where at least 5 contracts of 3 first and 3 second parties stand behind it without those of your own companies',
    answer: contractStatistics,
    perUser: userLimits.statistics,
  }),
};
