// How long decisions on what is handed in usually take.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';

/** In working days; null while there are too few decisions to tell. */
const usualDays = z.int().nullable();

export const usualTimes = z
  .object({ legal_entity: usualDays, energy_contract: usualDays, project: usualDays, offer: usualDays })
  .meta({ id: 'UsualDecisionTimes' });
export type UsualTimes = z.infer<typeof usualTimes>;

export const usualTimeApi = {
  get: apiCall({
    method: 'GET',
    path: '/api/usual-decision-times',
    access: 'user',
    status: 200,
    summary: 'Within how many working days three of four of the last decisions were taken, by kind of record',
    answer: usualTimes,
  }),
};
